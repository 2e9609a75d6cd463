import { readHouseNumber } from './house-number'

it.each([
  ['12', { house: '12', number: 12, flat: null }],
  ['12A', { house: '12A', number: 12, flat: null }],
  ['12 a', { house: '12A', number: 12, flat: null }],
  ['12/14', { house: '12/14', number: 12, flat: null }],
  ['8 m 12', { house: '8', number: 8, flat: '12' }],
  ['8m12', { house: '8', number: 8, flat: '12' }],
  ['8 lok. 3', { house: '8', number: 8, flat: '3' }],
  ['8A m. 3b', { house: '8A', number: 8, flat: '3B' }],
  ['3/5/7', { house: '3/5/7', number: 3, flat: null }],
  ['12AB', { house: '12AB', number: 12, flat: null }],
  ['12 bis', { house: '12bis', number: 12, flat: null }],
  ['5  bl. a', { house: '5 bl. A', number: 5, flat: null }],
  ['7 budynek 2 lok. U3', { house: '7 budynek 2', number: 7, flat: 'U3' }],
  ['12-14 B / 3', { house: '12-14B/3', number: 12, flat: null }],
  ['dz. 5', { house: 'dz. 5', number: null, flat: null }],
  [' 9999 ', { house: '9999', number: 9999, flat: null }],
])('L166 C11 "%s" is a house number', (text, expected) => expect(readHouseNumber(text)).toEqual(expected))

it.each([
  '',
  '0',
  '007',
  '99999',
  '10000',
  'abc',
  'A12',
  '12ABCD',
  '3 Maja',
  '-3',
  '1e99999',
  '12/',
  '5 bl.',
  '٣',
  '12; DROP',
])('B3 "%s" is not a house number', (text) => expect(readHouseNumber(text)).toBeNull())
