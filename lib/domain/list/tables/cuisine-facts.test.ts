import { cuisineFacts } from './cuisine-facts'

type Place = Parameters<typeof cuisineFacts>[0][number]

const week = (open: string, close: string, days = 7) =>
  Array.from({ length: 7 }, (_, day) => (day < days ? [{ open, close }] : [])) as Place['hours']['week']

const place = (name: string, changes: Partial<Place> = {}): Place => ({
  name,
  address: { street: 'Grodzka', house: '12', postal_code: '20-112', city: 'Lublin', lat: 51.2, lng: 22.5 },
  partner: true,
  price_level: 2,
  areas: [{ key: 'sala', name: 'sala' }],
  hours: { week: week('12:00', '22:00'), exceptions: [] },
  ...changes,
})

it('states only what the data contain, and each area once', () => {
  const garden = { key: 'ogrodek', name: 'ogródek' }
  const facts = cuisineFacts([
    place('Młyn', { price_level: 3, areas: [garden, { key: 'sala', name: 'sala' }] }),
    place('Łódka', { partner: false, hours: { week: week('10:00', '21:00', 6), exceptions: [] } }),
  ])
  expect(facts).toEqual({
    restaurants: ['Młyn (Grodzka 12)', 'Łódka (Grodzka 12)'],
    openOnSunday: 1,
    latest: { name: 'Młyn', time: '22:00' },
    price: { from: 2, to: 3 },
    areas: ['ogródek', 'sala'],
    online: 1,
  })
})

it.each([
  ['a closing after midnight is later than one before', '18:00', '01:00', { name: 'B', time: '01:00' }],
  ['a closing before that of the other is not the last', '12:00', '20:00', { name: 'A', time: '22:00' }],
  ['a restaurant that never closes has no closing time', '00:00', '24:00', null],
])('%s', (_, open, close, latest) => {
  const facts = cuisineFacts([place('A'), place('B', { hours: { week: week(open, close), exceptions: [] } })])
  expect(facts.latest).toEqual(latest)
})
