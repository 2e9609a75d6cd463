import { mask } from '@/lib/domain/logging/mask'
import fc from '@/tests/support/fast-check'

it.each([
  ['an e-mail', 'od jan.kowalski+x@example.pl do nas', 'od [e-mail] do nas'],
  ['an e-mail in a query', '/x?email=jan%40example.pl&a=1', '/x?email=[e-mail]&a=1'],
  ['a phone', 'tel +48600100200 ok', 'tel [phone] ok'],
  ['a phone in groups', 'tel 600 100 200 ok', 'tel [phone] ok'],
  ['a phone with hyphens', 'tel 600-100-200', 'tel [phone]'],
  ['a phone with its country', 'tel +48 600 100 200', 'tel [phone]'],
  ['a phone without its plus', 'tel 48 600 100 200', 'tel [phone]'],
  ['a foreign phone', 'tel +49 30 1234567', 'tel [phone]'],
  ['a land line', 'tel 81 532 00 00', 'tel [phone]'],
  ['a phone in a query', 'phone=%2B48600100200&', 'phone=[phone]&'],
  ['a code', 'kod K7QZ2M5XWPTR jest', 'kod [code] jest'],
  ['a code without a digit', 'kod KAQZBMEXWPTR', 'kod [code]'],
  ['a code in lower case', 'kod k7qz2m5xwptr', 'kod [code]'],
  ['any code in the path', 'GET /thank-you/abc?showHeader=false', 'GET /thank-you/[code]?showHeader=false'],
  ['the key of an order', '/zamowienie/0b5f3b8e', '/zamowienie/[code]'],
  ['a UUID', 'id 0b5f3b8e-1d2c-4a5b-8c6d-7e8f9a0b1c2d.', 'id [code].'],
])('C14 removes %s', (_, text, masked) => expect(mask(text)).toBe(masked))

it.each([
  'TypeError: Failed to fetch',
  'ReferenceError: reservationRequestSchema is not defined at main.js:123:45678',
  '2026-11-27 18:00:00 /rezerwuj?city=lublin&visitDate=2026-11-27&visitTime=18:00&peopleAmount=4',
  '/restaurants/12-mlyn 422',
  'INTERNAL ERROR',
])('C14 leaves %j as it is', (text) => expect(mask(text)).toBe(text))

it('C14 masks every address and number at any position, and masking twice equals masking once', () => {
  const phone = fc.integer({ min: 100_000_000, max: 999_999_999 }).map(String)
  const secret = fc.oneof(phone, fc.stringMatching(/^[A-Z2-7]{12,20}$/), fc.stringMatching(/^[a-z0-9]{1,20}@wp\.pl$/))
  fc.assert(
    fc.property(fc.string(), secret, fc.string(), (before, hidden, after) => {
      const masked = mask(`${before} ${hidden} ${after}`)
      expect(masked).not.toContain(hidden)
      expect(mask(masked)).toBe(masked)
    }),
  )
})

it('C14 stays fast for any text', () => {
  // CPU time, not elapsed time: other processes use the machine as well.
  const before = process.cpuUsage()
  for (const unit of ['a', '1', '1 ', 'a1', '%40', '12-', 'A', '@']) mask(unit.repeat(20_000))
  expect(process.cpuUsage(before).user).toBeLessThan(1_000_000)
})
