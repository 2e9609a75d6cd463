import { readBlikCode } from '@/lib/domain/payment/blik-code'

it.each([
  ['777123', '777123'],
  ['777 123', '777123'],
  [' 777-123 ', '777123'],
  ['77712', null],
  ['7771234', null],
  ['77712a', null],
  ['', null],
])('C3 "%s" reads as %s', (text, code) => expect(readBlikCode(text)).toBe(code))
