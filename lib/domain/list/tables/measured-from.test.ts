import { measuredFrom } from './measured-from'

const lublin = { location: { lat: 51.2465, lng: 22.5684 } }
const leszno = { location: { lat: 51.8403, lng: 16.5749 } }
const tenant = { location: { lat: 52.2297, lng: 21.0122 } }
const cities = [lublin, leszno]
/** One degree of latitude is 111.2 km. */
const north = (km: number) => ({ lat: 51.2465 + km / 111.2, lng: 22.5684 })
const centre = ({ location }: typeof lublin) => ({ kind: 'centre', point: location })
const address = (km: number) => ({ kind: 'address', point: north(km) })

it.each([
  ['an address in the city', north(2), { sort: 'polecane', city: lublin }, address(2)],
  ['an address nearest first', north(2), { sort: 'najblizej', city: lublin }, address(2)],
  ['29 km from the centre is near', north(29), { sort: 'nazwa', city: lublin }, address(29)],
  ['31 km are not: no distances', north(31), { sort: 'nazwa', city: lublin }, null],
  ['31 km are not: from the centre', north(31), { sort: 'najblizej', city: lublin }, centre(lublin)],
  ['another city is far', north(2), { sort: 'najblizej', city: leszno }, centre(leszno)],
  ['without a city, an address in any', north(2), { sort: 'najblizej', city: null }, address(2)],
  ['without a city, an address in none', north(90), { sort: 'najblizej', city: null }, centre(tenant)],
  ['a stranger', null, { sort: 'polecane', city: lublin }, null],
  ['a stranger nearest first', null, { sort: 'najblizej', city: lublin }, centre(lublin)],
] as const)('C20 distances of a list of tables: %s', (_, at, list, from) =>
  expect(measuredFrom(at, { ...list, cities, tenant })).toEqual(from),
)

it('C19 other parts of the address are not passed on', () => {
  const stored = { ...north(2), address: 'Zmyślona 4', mode: 'delivery' as const }
  expect(measuredFrom(stored, { sort: 'polecane', city: lublin, cities, tenant })).toEqual(address(2))
})
