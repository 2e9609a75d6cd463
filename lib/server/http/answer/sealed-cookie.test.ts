import { sealWithinLimit } from '@/lib/server/http/answer/form-answer'
import { unseal } from '@/lib/server/session'

beforeAll(() => {
  process.env.SESSION_SECRET = 'only-for-tests-only-for-tests-only-for-tests'
})

it('L263 an answer that fits comes back as it was typed', async () => {
  const typed = { form: 'report', draft: { text: 'Zażółć gęślą jaźń. '.repeat(40) }, errors: { email: 'missing' } }
  expect(await unseal(await sealWithinLimit(typed))).toEqual(typed)
})

it('L263 a text of 60 kB is cut to the size of a cookie, and short fields are kept', async () => {
  const typed = { form: 'report', number: null, draft: { text: 'ż'.repeat(60_000), email: 'jan@example.pl' } }
  const sealed = await sealWithinLimit(typed)
  expect(sealed.length).toBeLessThan(3900)
  const back = await unseal<typeof typed>(sealed)
  expect(back.draft?.email).toBe('jan@example.pl')
  expect(back.draft?.text.length).toBeGreaterThan(500)
})

it('C38 the reasons of a decision come back whole, as long as they may be', async () => {
  const reasons = 'Zdjęcie należy do kogoś innego i zniknęło ze strony tego samego dnia. '.repeat(29).slice(0, 2000)
  const message = 'Wybierz rozstrzygnięcie: uznajesz czy nie.'
  const values = { outcome: '', reasons, restaurant: '3030', hide: 'pictures', dish: '' }
  const typed = {
    form: 'decide-notice report-ABCDEFGHIJKLMNOP',
    code: 'outcomeMissing',
    fields: { outcome: message },
    values,
  }
  expect(await unseal(await sealWithinLimit(typed))).toEqual(typed)
})

it('thousands of fields fit in no way, and leave an empty seal', async () => {
  const typed = Object.fromEntries(Array.from({ length: 3000 }, (_, n) => [`field${n}`, 'x']))
  const sealed = await sealWithinLimit(typed)
  expect(sealed.length).toBeLessThan(3800)
  expect(await unseal(sealed)).toEqual({})
})
