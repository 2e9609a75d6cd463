import { kmBetween } from '@/lib/domain/distance'
import { availabilityFixture, restaurantFixture } from '@/tests/support/restaurant'
import { highlights } from './highlights'
import { nearestCities, needsCityChoice } from './nearest-cities'
import { nearbyTimes, otherDays } from './tables/nearby-times'
import { nearestSlots, noTableReasonOf, slotPath } from './tables/slots'

const slots = {
  '16:00': 'available',
  '17:00': 'available',
  '17:30': 'full',
  '18:00': 'request',
  '18:30': 'available',
  '19:00': 'available',
  '20:00': 'available',
} as const

it('C4 shows the four bookable times nearest to the requested one, in order of time', () => {
  expect(nearestSlots(availabilityFixture(1, slots), '18:00').map(({ time }) => time)).toEqual([
    '17:00',
    '18:00',
    '18:30',
    '19:00',
  ])
})

it('C18 a time links to the restaurant at that time', () => {
  const search = { city: 'lublin', date: '2026-11-24', time: '18:00', partySize: 4 }
  expect(slotPath({ id: 12, slug: 'mlyn' }, search, '19:30')).toBe(
    '/restaurants/12-mlyn?visitDate=2026-11-24&visitTime=19%3A30&peopleAmount=4',
  )
})

it.each([
  [
    'a rule speaks for itself',
    { state: 'rule', slots: [{ time: '18:00', at: '', state: 'rule', text: 'W Wigilię nie.' }] },
    { code: 'rule', text: 'W Wigilię nie.' },
  ],
  [
    'too soon, in the notice’s words',
    { state: 'too_soon', notices: [{ kind: 'short_notice', text: 'Zadzwoń.' }] },
    { code: 'tooSoon', text: 'Zadzwoń.' },
  ],
  ['closed', { state: 'closed' }, { code: 'closed' }],
  ['full', { state: 'full' }, { code: 'full' }],
  ['too soon without a notice is no more than taken', { state: 'too_soon' }, { code: 'full' }],
] as const)('C4 gives the reason: %s', (_, change, reason) => {
  expect(noTableReasonOf({ ...availabilityFixture(1, {}), ...structuredClone(change) } as never)).toEqual(reason)
})

it('L070 nearby times are those that some restaurant has free, without the requested one', () => {
  const answers = [availabilityFixture(1, { '18:00': 'available', '18:30': 'full', '19:00': 'available' })]
  const other = availabilityFixture(2, {}, { alternatives: { times: ['14:00', '17:00'], dates: [] } })
  expect(nearbyTimes([...answers, other], '18:00')).toEqual(['14:00', '17:00', '19:00'])
})

it('L070 other days are around the requested one, never before today', () => {
  expect(otherDays([], '2026-11-24', '2026-11-24')).toEqual([
    '2026-11-25',
    '2026-11-26',
    '2026-11-27',
    '2026-11-28',
    '2026-11-29',
    '2026-11-30',
  ])
  expect(otherDays([], '2026-11-24', '2026-11-20')[0]).toBe('2026-11-23')
})

it('highlights have pictures first, and differ in city and cuisine', () => {
  const ostrow = { city: { slug: 'ostrow', name: 'Ostrów' } }
  const all = [
    restaurantFixture(1, { cover: null }),
    restaurantFixture(2),
    restaurantFixture(3),
    restaurantFixture(4, { cuisines: ['Sushi'] }),
    restaurantFixture(5, ostrow),
  ]
  expect(highlights(all, 3).map(({ id }) => id)).toEqual([2, 5, 4])
  expect(highlights(all, 5).map(({ id }) => id)).toEqual([2, 5, 4, 3, 1])
})

it('straight-line kilometres: Lublin to Leszno', () => {
  expect(kmBetween({ lat: 51.2465, lng: 22.5684 }, { lat: 51.8403, lng: 16.5749 })).toBeCloseTo(420, -1)
})

it('the nearest other cities first, without empty ones', () => {
  const city = (slug: string, lat: number, restaurants = 1) => ({
    slug,
    name: slug,
    location: { lat, lng: 16 },
    restaurants,
  })
  const cities = [city('a', 51), city('b', 54), city('c', 51.2), city('d', 51.1, 0)]
  expect(nearestCities(cities, 'a').map(({ slug }) => slug)).toEqual(['c', 'b'])
  expect(nearestCities(cities, null).map(({ slug }) => slug)).toEqual(['a', 'b', 'c'])
})

it.each([
  ['a city of the brand is known', [1, 1], 'a', false],
  ['no city, several with restaurants', [1, 1], null, true],
  ['a city that is not the brand’s', [1, 1], 'atlantyda', true],
  ['one city alone has restaurants', [1, 0], null, false],
  ['nothing anywhere', [0, 0], null, false],
] as const)('C20 a list shows its choice of cities: %s', (_, counts, city, asks) => {
  const cities = counts.map((restaurants, i) => ({
    slug: 'ab'[i] ?? '',
    name: '',
    location: { lat: 0, lng: 0 },
    restaurants,
  }))
  expect(needsCityChoice(cities, city)).toBe(asks)
})
