import type { StaffRequest } from '@/lib/server/panel/staff-forms'
import { callUpstream } from '@/lib/server/upstream/client/call'
import { QUEUE_FORMS } from './queue-forms'

jest.mock('@/lib/server/upstream/client/call')

const ATTEMPT = '7d444840-9dc0-41d1-b245-5ffdce74fad2'
const request = { tenant: { key: 'lubje' }, call: {}, bearer: 'x', restaurantId: null } as unknown as StaffRequest
const UUID = /^[0-9a-f-]{36}$/
const made = jest.mocked(callUpstream)

beforeEach(() => made.mockReset().mockResolvedValue({ ok: true, status: 200, data: {} } as never))

it.each([
  ['confirm', 'request-7', 'put /console/reservations/{reservation}', { reservation: 7 }, { status: 'confirmed' }],
  ['confirm', 'change-7', 'put /console/reservations/{reservation}', { reservation: 7 }, { change: 'accepted' }],
  [
    'decline',
    'change-7',
    'put /console/reservations/{reservation}',
    { reservation: 7 },
    { change: 'declined', reason: 'Brak miejsc.' },
  ],
  [
    'cancel-order',
    'late-12',
    'put /console/orders/{number}',
    { number: 12 },
    { status: 'cancelled', reason: 'Brak miejsc.' },
  ],
  [
    'retry-case-refund',
    'refund-12',
    'post /console/orders/{number}/refunds/retry',
    { number: 12 },
    { reason: 'Brak miejsc.' },
  ],
] as const)(
  'C38 %s of %s is one call, marked by its page, and redirects back',
  async (name, about, call, params, body) => {
    const typed: Record<string, string> = { case: about, reason: 'Brak miejsc.', attempt: ATTEMPT, back: '/panel' }
    const outcome = await QUEUE_FORMS[name]!.submit((field) => typed[field] ?? '', request)
    const [, described, input] = made.mock.lastCall ?? []
    expect([`${described?.method} ${described?.path}`, input]).toMatchObject([
      call,
      { params, body, bearer: 'x', idempotencyKey: ATTEMPT },
    ])
    expect(outcome.location).toBe('/konsola/do-zrobienia')
  },
)

it.each(['', 'x', `${ATTEMPT}!`])('C38 a page that is marked by "%s" is marked by nothing', async (attempt) => {
  const typed: Record<string, string> = { case: 'request-7', attempt }
  await QUEUE_FORMS.confirm!.submit((field) => typed[field] ?? '', request)
  expect(made.mock.calls.at(-1)?.[2]).toMatchObject({ idempotencyKey: expect.stringMatching(UUID) })
})

/** Fields that the page fills in; the others are typed or chosen. */
const FILLED_IN = ['case', 'attempt', 'back', 'to', 'seen', 'handed', 'answer']

it.each(Object.entries(QUEUE_FORMS))('C38 what is typed in %s comes back where it is refused', async (_, form) => {
  const read = new Set<string>()
  await form.submit((field) => {
    read.add(field)
    return field === 'case' ? 'report-7' : ''
  }, request)
  const known = [...FILLED_IN, ...(form.refilled ?? [])]
  expect([...read].filter((field) => !known.includes(field))).toEqual([])
})

const decision = { case: 'report-R7', reasons: 'Zdjęcie jest cudze.', outcome: 'rejected' }

it.each([
  ['decide-report', 'nothing chosen', { ...decision, outcome: '' }, 'outcomeMissing', 'outcome'],
  ['decide-report', 'an unknown outcome', { ...decision, outcome: 'perhaps' }, 'outcomeMissing', 'outcome'],
  ['decide-report', 'no number of a restaurant', { ...decision, restaurant: 'Osteria' }, 'numberInvalid', 'restaurant'],
  ['decide-notice', 'nothing chosen', { ...decision, outcome: '' }, 'outcomeMissing', 'outcome'],
  [
    'decide-notice',
    'accepted, and nothing is chosen to hide',
    { ...decision, outcome: 'accepted' },
    'hideMissing',
    'hide',
  ],
  ['decide-notice', 'an unknown part to hide', { ...decision, hide: 'all' }, 'hideMissing', 'hide'],
  ['move-enquiry', 'an unknown stage', { case: 'enquiry-R7', stage: 'won' }, 'stageMissing', 'stage'],
  [
    'move-enquiry',
    'no number',
    { case: 'enquiry-R7', stage: 'agreed', restaurant: 'x' },
    'numberInvalid',
    'restaurant',
  ],
  ['claim', 'handed to nobody', { case: 'report-R7', to: 'Anna', handed: '1' }, 'personMissing', 'to'],
] as const)('C38 %s refuses %s at its field, and makes no call', async (name, _, typed, code, field) => {
  const outcome = await QUEUE_FORMS[name]!.submit((key) => (typed as Record<string, string>)[key] ?? '', request)
  expect(outcome).toMatchObject({ code, fields: { [field]: expect.stringMatching(/./) } })
  expect(made).not.toHaveBeenCalled()
})

it.each([
  ['decide-report', { ...decision, outcome: 'accepted' }, { outcome: 'accepted', hide: 'nothing' }],
  ['decide-notice', decision, { outcome: 'rejected', hide: 'nothing' }],
  ['decide-notice', { ...decision, outcome: 'accepted', hide: 'pictures' }, { outcome: 'accepted', hide: 'pictures' }],
] as const)('C38 %s sends what was chosen', async (name, typed, body) => {
  await QUEUE_FORMS[name]!.submit((key) => (typed as Record<string, string>)[key] ?? '', request)
  expect(made.mock.lastCall?.[2]).toMatchObject({ params: { number: 'R7' }, body })
})

it.each([
  ['hide', 'hide'],
  ['restaurant_id', 'restaurant'],
])('C38 a refused %s of a decision is told at its field', async (wire, field) => {
  const problem = { code: 'restaurant_of_other_brand', message: 'Inna marka.', fields: { [wire]: 'other' } }
  made.mockResolvedValue({ ok: false, status: 422, problem, body: {}, retryAfter: null } as never)
  const typed: Record<string, string> = {
    case: 'report-AAAABBBBCCCC',
    outcome: 'accepted',
    reasons: 'Opis jest nieprawdziwy.',
    hide: 'description',
    restaurant: '2',
  }
  const outcome = await QUEUE_FORMS['decide-notice']!.submit((name) => typed[name] ?? '', request)
  expect(outcome).toMatchObject({ code: 'restaurant_of_other_brand', fields: { [field]: 'Inna marka.' } })
})
