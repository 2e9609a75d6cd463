import { readAddress } from './read-address'

it.each([
  ['L227 two characters are too few', 'Kr', null],
  ['L227 blanks do not count', ' Kr ', null],
  ['a street', 'Krakowskie Prz', { words: ['krakowskie', 'prz'], house: null }],
  ['ł is l', 'Łęczyńska', { words: ['leczynska'], house: null }],
  ['a house number', 'Lipowa 12a', { words: ['lipowa'], house: '12A' }],
  ['a house number with a flat', 'Lipowa 12/14, Lublin', { words: ['lipowa', 'lublin'], house: '12/14' }],
  ['ul. is no name', 'ul. Lipowa', { words: ['lipowa'], house: null }],
  ['a name may begin with a number', '3 Maja 7', { words: ['3', 'maja'], house: '7' }],
])('%s', (_, q, expected) => expect(readAddress(q)).toEqual(expected))
