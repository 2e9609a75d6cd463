import {
  clampPartySize,
  isLargerParty,
  LARGER_PARTY_VALUE,
  MAX_PARTY_SIZE,
  readPartySize,
} from '@/lib/domain/reservation/availability/party-size'
import fc from '@/tests/support/fast-check'

it('L216 has a thirteenth value that differs from all others', () => {
  expect(LARGER_PARTY_VALUE).toBe('11+')
  expect(readPartySize(LARGER_PARTY_VALUE)).toBe(11)
})

it.each([
  ['L219 80 becomes 50', 80, 50],
  ['L219 31 is unchanged', 31, 31],
  ['L219 50 is unchanged', 50, 50],
  ['L217 0 becomes 1', 0, 1],
  ['L217 a negative size becomes 1', -4, 1],
  ['a value that is not a number becomes 1', Number.NaN, 1],
  ['infinity becomes 50', Number.POSITIVE_INFINITY, 50],
])('%s', (_, size, clamped) => expect(clampPartySize(size)).toBe(clamped))

it.each([
  ['C18 11+ is 11', '11+', 11],
  ['C18 an unescaped 11+ arrives with a space and is 11', '11 ', 11],
  ['a number is itself', '4', 4],
  ['a size above the limit is read, not clamped', '80', 80],
  ['a fraction is invalid', '2.5', null],
  ['text is invalid', 'dwie', null],
  ['an empty value is invalid', '', null],
  ['hexadecimal is invalid', '0x10', null],
])('%s', (_, text, size) => expect(readPartySize(text)).toBe(size))

it.each([
  ['11', true],
  ['12', true],
  ['11+', true],
  ['50', true],
  ['10', false],
  ['', false],
])('L213 A3 the value %s shows the number field: %s', (value, larger) => expect(isLargerParty(value)).toBe(larger))

it('L219 clamps every number to 1 to 50', () => {
  fc.assert(
    fc.property(fc.double(), (size) => {
      const clamped = clampPartySize(size)
      expect(Number.isInteger(clamped)).toBe(true)
      expect(clamped).toBeGreaterThanOrEqual(1)
      expect(clamped).toBeLessThanOrEqual(MAX_PARTY_SIZE)
      expect(clampPartySize(clamped)).toBe(clamped)
    }),
  )
})
