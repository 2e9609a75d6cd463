import fc from '@/tests/support/fast-check'
import { cleanMessage } from './clean-message'

it.each([
  ['an escape sequence', 'a\u001b[31mb', 'a [31mb'],
  ['a carriage return, which would overwrite a line', 'a\rb', 'a b'],
  ['a NUL character, which databases cannot store', 'a\u0000b', 'a b'],
  ['a change of the reading direction', 'a\u202eb', 'a b'],
  ['half of a character', 'a\ud800b', 'a b'],
])('C14 removes %s', (_, message, cleaned) => expect(cleanMessage(message)).toBe(cleaned))

it('C14 keeps line breaks and Polish letters, removes personal data', () => {
  expect(cleanMessage('Żółć\njan@example.pl')).toBe('Żółć\n[e-mail]')
})

it('C14 any input: no control character, at most 4000 characters, and cleaning twice equals cleaning once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 5000 }), (message) => {
      const cleaned = cleanMessage(message)
      expect(cleaned).not.toMatch(/[^\P{C}\n]/u)
      expect(cleaned.length).toBeLessThanOrEqual(4000)
      expect(cleanMessage(cleaned)).toBe(cleaned)
    }),
  )
})
