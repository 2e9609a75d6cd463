import { inventedNip, nipCheckDigit } from './nip'
import { inventedPhone } from './phone'

it.each([
  ['526025027', 4],
  ['123456321', 8],
  ['123456789', null],
])('the check digit of %s is %s', (digits, expected) => expect(nipCheckDigit(digits)).toBe(expected))

it('an invented NIP has its tax office and a serial above those of real firms', () => {
  expect(inventedNip('712', 1)).toMatch(/^7129\d{6}$/)
})

it('an invented phone number has nine digits: the area code, then a 9, which no subscriber number begins with', () => {
  expect(inventedPhone('81', 1)).toMatch(/^\+48 81 9\d\d \d\d \d\d$/)
})
