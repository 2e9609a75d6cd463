import { PgDialect } from 'drizzle-orm/pg-core'
import { endingsOf, holdsTerms, pairsOf, searchWordsOf, tsqueryOf } from './search-terms'

it.each([
  ['Żurek z JAJKIEM', ['zurek', 'jajkiem']],
  ['zupa zupa', ['zupa']],
  ['w', ['w']],
  ["100% '_ :* | & !", ['100']],
  ['', []],
  ['ab cd ef gh ij kl mn op qr', ['ab', 'cd', 'ef', 'gh', 'ij', 'kl', 'mn', 'op']],
  ['x'.repeat(50), ['x'.repeat(40)]],
])('the words of “%s” are %j', (q, words) => expect(searchWordsOf(q)).toEqual(words))

it('C0 each term is its beginning or one of its forms', () => {
  const terms = [
    { typed: 'zup', forms: ['zupa', 'zupy'] },
    { typed: 'z', forms: [] },
  ]
  const textOf = (query: ReturnType<typeof tsqueryOf>) => new PgDialect().sqlToQuery(query).params
  expect(textOf(tsqueryOf(terms))).toEqual(['(zup:* | zupa | zupy) & (z)'])
})

it.each([
  ['padthai', ['pad', 'thai'], [], [['pad', 'thai']]],
  ['hamburger', ['ham', 'burger'], ['burger'], [['ham', 'burger']]],
  ['hamburger', ['burger'], ['burger'], []],
  ['sernikowy', ['ser', 'sernik'], [], []],
])('C0 “%s” of the words %j ends with %j and is made of %j', (typed, halves, endings, pairs) => {
  expect([endingsOf({ typed, halves }), pairsOf({ typed, halves })]).toEqual([endings, pairs])
})

it('C0 two words written together are found as two', () => {
  expect(holdsTerms('Pad thai roślinny', [{ typed: 'padthai', forms: [], pairs: [['pad', 'thai']] }])).toBe(true)
  expect(holdsTerms('Thai curry', [{ typed: 'padthai', forms: [], pairs: [['pad', 'thai']] }])).toBe(false)
})

it.each([
  ['Pierogi ruskie', true],
  ['Pieróg z kaszą', true],
  ['Zupa dnia', false],
])('“%s” holds the term: %s', (text, holds) => {
  expect(holdsTerms(text, [{ typed: 'pierogów', forms: ['pierogi', 'pierog'] }])).toBe(holds)
})
