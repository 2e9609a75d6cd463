import { cleanText, cleanTexts } from './clean-text'

it.each([
  ['an accent of its own', 'Zo\u0301łw', 'Zółw'],
  ['a mark that turns the line', 'Jan\u202Ełap', 'Janłap'],
  ['isolates and single marks', '\u2067Jan\u2069 \u200F\u061C', 'Jan '],
  ['a family of emoji stays one', '👩\u200d👩\u200d👧', '👩\u200d👩\u200d👧'],
])('%s', (_, text, cleaned) => expect(cleanText(text)).toBe(cleaned))

it('reaches every text, and changes nothing else', () =>
  expect(cleanTexts({ a: ['o\u0301', 1, null, { 'o\u0301': true }] })).toEqual({ a: ['ó', 1, null, { ó: true }] }))
