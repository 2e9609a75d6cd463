import { type OpeningFacts, openingNeeds } from './missing-to-open'

const closed = Array.from({ length: 7 }, () => [])
const trader = { name: 'Kawa s.c.', address: 'Grodzka 7, Lublin', nip: '5260250274' }
const nothing: OpeningFacts = {
  phone: '+48 81 123 45 67',
  location: { lat: 51.25, lng: 22.57 },
  town: { lat: 51.2465, lng: 22.5684 },
  products: ['reservations', 'orders'],
  hours: { week: closed, exceptions: [] },
  tables: 0,
  menu: null,
  hasTerms: false,
  trader: null,
}
const open: OpeningFacts['hours'] = { week: [[{ open: '12:00', close: '22:00' }], ...closed.slice(1)], exceptions: [] }

it.each<[string, Partial<OpeningFacts>, string[]]>([
  ['nothing is there: all of it is missing', {}, ['hours', 'tables', 'menu', 'terms', 'trader']],
  ['tables alone need no menu', { products: ['reservations'] }, ['hours', 'tables', 'trader']],
  ['orders alone need no tables', { products: ['orders'] }, ['hours', 'menu', 'terms', 'trader']],
  ['one open day is enough', { products: [], hours: open, trader }, []],
  ['a wrong tax number is none', { products: [], hours: open, trader: { ...trader, nip: '5260250275' } }, ['trader']],
  [
    'a trader without an address is none',
    { products: [], hours: open, trader: { ...trader, address: '' } },
    ['trader'],
  ],
  [
    'a telephone of nothing but zeros is an example’s',
    { products: [], hours: open, trader, phone: '+48 000 000 000' },
    ['place'],
  ],
  [
    'a point 46 km from its town is another’s',
    { products: [], hours: open, trader, town: { lat: 51.4164, lng: 21.9694 } },
    ['place'],
  ],
  [
    'ten times one digit is a tax number of an example',
    { products: [], hours: open, trader: { ...trader, nip: '1111111111' } },
    ['trader'],
  ],
])('C33 %s', (_, facts, missing) => {
  const unmet = openingNeeds({ ...nothing, ...facts }).filter(({ isMet }) => !isMet)
  expect(unmet.map(({ need }) => need)).toEqual(missing)
})

it('C33 requirements that are fulfilled are listed as met', () => {
  expect(openingNeeds({ ...nothing, products: ['reservations'], tables: 2 })).toEqual([
    { need: 'place', isMet: true },
    { need: 'hours', isMet: false },
    { need: 'tables', isMet: true },
    { need: 'trader', isMet: false },
  ])
})
