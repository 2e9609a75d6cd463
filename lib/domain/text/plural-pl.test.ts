import { counted } from './plural-pl'

it.each([
  [0, '0 osób'],
  [1, '1 osoba'],
  [2, '2 osoby'],
  [4, '4 osoby'],
  [5, '5 osób'],
  [12, '12 osób'],
  [21, '21 osób'],
  [22, '22 osoby'],
  [112, '112 osób'],
])('%d is %s', (count, text) => expect(counted(count, ['osoba', 'osoby', 'osób'])).toBe(text))
