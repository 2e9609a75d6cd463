import {
  CONSENT_VERSION,
  consentChoiceOf,
  consentKey,
  purposesOf,
  readConsentChoice,
} from '@/lib/domain/marketing/consent-choice'

const NOW = new Date('2026-11-21T12:00:00Z')

it.each([
  ['L282 a tag manager counts', ['gtm'] as const, ['analytics']],
  ['L282 a pixel advertises', ['pixel'] as const, ['ads']],
  ['both purposes are asked for', ['gtm', 'pixel'] as const, ['analytics', 'ads']],
  ['no service, no purpose', [] as const, []],
])('%s', (_, services, purposes) => expect(purposesOf(services)).toEqual(purposes))

it('an answer is stored with version and time, and read back', () => {
  const choice = consentChoiceOf(['ads'], NOW)
  expect(choice).toEqual({ version: CONSENT_VERSION, at: '2026-11-21T12:00:00.000Z', granted: ['ads'] })
  expect(readConsentChoice(JSON.parse(JSON.stringify(choice)))).toEqual(choice)
})

it.each([
  ['an older edition', { ...consentChoiceOf(['ads'], NOW), version: CONSENT_VERSION - 1 }],
  ['an answer without a time', { version: CONSENT_VERSION, granted: ['ads'] }],
  ['a time that is invalid', { ...consentChoiceOf([], NOW), at: 'wczoraj' }],
  ['a list that is invalid', { ...consentChoiceOf([], NOW), granted: 'ads' }],
  ['a text', 'tak'],
  ['nothing', null],
])('%s counts as not asked', (_, stored) => expect(readConsentChoice(stored)).toBeNull())

it('an unknown purpose is dropped', () => {
  expect(readConsentChoice({ ...consentChoiceOf([], NOW), granted: ['ads', 'all'] })?.granted).toEqual(['ads'])
})

it('another tenant, version or service has its own key', () => {
  expect(consentKey('lubje', ['analytics', 'ads'])).toBe(`consent.lubje.${CONSENT_VERSION}.analytics-ads`)
  expect(new Set([consentKey('lubje', ['ads']), consentKey('nakryte', ['ads']), consentKey('lubje', [])]).size).toBe(3)
})
