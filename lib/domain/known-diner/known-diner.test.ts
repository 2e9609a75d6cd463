import { KNOWN_DINER_MS, knownDinerToStore, readKnownDiner } from './known-diner'

const JAN = { firstname: 'Jan', lastname: 'Kowalski', phone: '600 100 200', email: 'jan@example.com', method: 'blik' }
const NOW = Date.parse('2026-11-23T12:00:00Z')

it('C30 reads back the stored value', () => {
  expect(readKnownDiner(knownDinerToStore(JAN, null, NOW), NOW + 1000)).toEqual(JAN)
})

it('C30 forgets after a year without a reservation or an order', () => {
  const stored = knownDinerToStore(JAN, null, NOW)
  expect(readKnownDiner(stored, NOW + KNOWN_DINER_MS - 1)).toEqual(JAN)
  expect(readKnownDiner(stored, NOW + KNOWN_DINER_MS)).toBeNull()
})

it('C30 keeps the payment method when a reservation, which has none, is made', () => {
  expect(knownDinerToStore({ ...JAN, method: '' }, JAN, NOW).method).toBe('blik')
  expect(knownDinerToStore({ ...JAN, method: 'cash' }, JAN, NOW).method).toBe('cash')
  expect(knownDinerToStore({ ...JAN, method: '' }, null, NOW).method).toBe('')
})

it.each([
  ['nothing', null],
  ['a text', 'Jan'],
  ['no e-mail address', { ...JAN, email: '', usedAtMs: NOW }],
  ['a number for a name', { ...JAN, firstname: 7, usedAtMs: NOW }],
  ['a name without an end', { ...JAN, lastname: 'x'.repeat(255), usedAtMs: NOW }],
  ['no time', JAN],
])('C30 reads no known diner from %s', (_, value) => {
  expect(readKnownDiner(value, NOW)).toBeNull()
})

it.each([
  ['+48600100200', '600 100 200'],
  ['600-100-200', '600-100-200'],
  ['+4915112345678', '+4915112345678'],
])('C30 %s is kept as the field beside +48 has it', (phone, kept) => {
  expect(knownDinerToStore({ ...JAN, phone }, null, NOW).phone).toBe(kept)
})
