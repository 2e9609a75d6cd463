import { parseAddress } from './parse-address'

it.each([
  ['L227 two characters are too few', 'Kr', undefined],
  ['L227 spaces do not count', ' Kr ', undefined],
  ['a street', 'Krakowskie Prz', { words: ['krakowskie', 'prz'], house: null, flat: null }],
  ['ł equals l', 'Łęczyńska', { words: ['leczynska'], house: null, flat: null }],
  ['a house number', 'Lipowa 12a', { words: ['lipowa'], house: '12A', flat: null }],
  ['a letter after a space', 'Lipowa 12 a', { words: ['lipowa'], house: '12A', flat: null }],
  ['a word of one letter is not part of the house number', 'Lipowa 7 w Lublinie', { house: '7' }],
  ['a flat after a slash', 'Lipowa 12/14, Lublin', { words: ['lipowa', 'lublin'], house: '12', flat: '14' }],
  ['two numbers of a house and a flat', 'Lipowa 3/5/7', { words: ['lipowa'], house: '3/5', flat: '7' }],
  ['two letters', 'Lipowa 12AB', { words: ['lipowa'], house: '12AB' }],
  ['a flat after m', 'Koncertowa 8 m 12', { words: ['koncertowa'], house: '8', flat: '12' }],
  ['without blanks', 'Koncertowa 8m12', { words: ['koncertowa'], house: '8', flat: '12' }],
  ['with points', 'ul. Koncertowa 8 m. 12', { words: ['koncertowa'], house: '8', flat: '12' }],
  ['a flat after lok.', 'Koncertowa 8 lok. 3', { words: ['koncertowa'], house: '8', flat: '3' }],
  ['letter and flat', 'KONCERTOWA 8A/3', { words: ['koncertowa'], house: '8A', flat: '3' }],
  ['ul. is not part of the name', 'ul. Lipowa', { words: ['lipowa'], house: null, flat: null }],
  ['the number first', '8/12 Koncertowa', { words: ['koncertowa'], house: '8', flat: '12' }],
  ['the city first', 'Lublin, ul. Koncertowa 8', { words: ['lublin', 'koncertowa'], house: '8', flat: null }],
  [
    'a postal code is not a house number',
    '20-843 Lublin, Koncertowa 8',
    { words: ['lublin', 'koncertowa'], house: '8' },
  ],
  ['a name may begin with a number', '3 Maja 7', { words: ['3', 'maja'], house: '7', flat: null }],
])('%s', (_, q, expected) => {
  const [first] = parseAddress(q)
  if (expected) expect(first).toMatchObject(expected)
  else expect(first).toBeUndefined()
})

it('a number may belong to the name: the interpretation without a house comes last', () =>
  expect(parseAddress('Konstytucji 3 Maja').map(({ words, house }) => `${words.join(' ')}|${house}`)).toEqual([
    'konstytucji maja|3',
    'konstytucji 3 maja|null',
  ]))

it('stays fast with hostile text', () => {
  const before = process.cpuUsage()
  for (const text of ['1'.repeat(200), '1 m '.repeat(50), '8/'.repeat(100), '1 a'.repeat(66), ' '.repeat(200)])
    parseAddress(text)
  expect(process.cpuUsage(before).user).toBeLessThan(100_000)
})
