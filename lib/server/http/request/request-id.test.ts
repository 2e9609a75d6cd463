import { mask } from '@/lib/domain/logging/mask'
import { requestId } from './request-id'

it.each([
  ['one that is given', 'abc-12345', true],
  ['none', undefined, false],
  ['one too short', 'abc', false],
  ['one that would forge a line', 'abc-12345\nx', false],
])('C0 keeps %s or makes its own', (_, given, isKept) => expect(requestId(given) === given).toBe(isKept))

it('C14 the logger does not mistake it for a key or a phone', () => {
  for (let i = 0; i < 2000; i++) {
    const line = `request=${requestId(undefined)} x`
    expect(mask(line)).toBe(line)
  }
})
