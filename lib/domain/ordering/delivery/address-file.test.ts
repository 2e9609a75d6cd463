import { addressColumnsOf, type Columns, readAddressRow } from './address-file'

const columns = addressColumnsOf(['Miejscowość', 'Ulica', 'Numer', 'lat', 'lng', 'Gmina']) as Columns
const read = (...cells: string[]) => readAddressRow(cells, columns)

it.each([
  ['as a register writes them', ['city', 'street', 'number', 'lat', 'lng']],
  ['in another order', ['lng', 'LAT', 'nr', 'ULICA', 'miasto', 'uwagi']],
])('C34 columns are found by their headings, %s', (_, headings) => {
  expect(addressColumnsOf(headings)).toMatchObject({ commune: -1 })
})

it('C34 a column that is missing is named', () => {
  expect(addressColumnsOf(['city', 'street', 'x', 'y'])).toMatch(/brakuje: numer, lat, lng$/)
})

it.each([
  ['a number', ['Puławy', 'ul. Lubelska', '12', '51.41', '21.96'], ['Puławy', 'Lubelska', 12, '', 51.41, 21.96, '']],
  ['a letter', ['Puławy', 'Lubelska', '12 a', '51.41', '21.96'], ['Puławy', 'Lubelska', 12, 'A', 51.41, 21.96, '']],
  ['a range', ['Puławy', 'Lubelska', '12/14', '51.41', '21.96'], ['Puławy', 'Lubelska', 12, '/14', 51.41, 21.96, '']],
  [
    'a part of a house',
    ['Puławy', 'Lubelska', '5 bl. A', '51.41', '21.96'],
    ['Puławy', 'Lubelska', 5, 'bl. A', 51.41, 21.96, ''],
  ],
  [
    'decimal commas, long ones',
    ['Puławy', 'Lubelska', '12', '51,4123456789', '21,96'],
    ['Puławy', 'Lubelska', 12, '', 51.412346, 21.96, ''],
  ],
  [
    'a street alone, in a commune',
    ['Góra', 'Polna', '', '51.41', '21.96', 'Puławy'],
    ['Góra', 'Polna', null, '', 51.41, 21.96, 'Puławy'],
  ],
  ['a village without streets', ['Góra', '', '7', '51.41', '21.96'], ['Góra', 'Góra', 7, '', 51.41, 21.96, '']],
])('C34 reads %s', (_, cells, row) => expect(read(...cells)).toEqual(row))

it.each([
  ['no town', ['', 'Lubelska', '12', '51.41', '21.96'], /miejscowości/],
  ['a number that is none', ['Puławy', 'Lubelska', 'bn', '51.41', '21.96'], /„bn” to nie numer/],
  ['metres', ['Puławy', 'Lubelska', '12', '364000.5', '740000.1'], /stopniach/],
  ['coordinates that changed places', ['Puławy', 'Lubelska', '12', '21.96', '51.41'], /stopniach/],
  ['no coordinates', ['Puławy', 'Lubelska', '12', '', ''], /stopniach/],
  ['another encoding', ['Pu\uFFFDawy', 'Lubelska', '12', '51.41', '21.96'], /UTF-8/],
  ['an endless name', ['Puławy', 'x'.repeat(121), '12', '51.41', '21.96'], /120/],
])('C34 names the problem of %s', (_, cells, words) => expect(read(...cells)).toMatch(words))
