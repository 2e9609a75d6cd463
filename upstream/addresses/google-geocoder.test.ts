import { pino } from 'pino'
import { GeocoderFailure } from './geocoder'
import { googleGeocoder } from './google-geocoder'

const near = { lat: 51.2487, lng: 22.5696 }
const components = (house?: string) => [
  ...(house ? [{ long_name: house, types: ['street_number'] }] : []),
  { long_name: 'Koncertowa', types: ['route'] },
  { long_name: 'Lublin', types: ['locality', 'political'] },
]
const viewport = { northeast: { lat: 51.28, lng: 22.57 }, southwest: { lat: 51.26, lng: 22.54 } }
const result = (house: string | undefined, location_type: string, more = {}) => ({
  address_components: components(house),
  geometry: { location: { lat: 51.269, lng: 22.555 }, location_type, viewport },
  ...more,
})

function stage(answers: (() => unknown)[]) {
  const requests: URL[] = []
  const logged: string[] = []
  let ms = 0
  const geocode = googleGeocoder({
    key: 'server-key',
    log: pino({ base: null }, { write: (line: string) => void logged.push(line) }),
    clock: () => ms,
    fetch: async (url) => {
      requests.push(new URL(String(url)))
      return Response.json(answers[requests.length - 1]?.())
    },
  })
  return { geocode, requests, logged, pass: (by: number) => (ms += by) }
}

it('L281 searches near the restaurant, in Poland, and once a day for the same address', async () => {
  const { geocode, requests, pass } = stage([
    () => ({ status: 'OK', results: [result('8', 'ROOFTOP')] }),
    () => ({ status: 'ZERO_RESULTS', results: [] }),
  ])
  const found = {
    street: 'Koncertowa',
    house: '8',
    city: 'Lublin',
    isExact: true,
    points: [{ lat: 51.269, lng: 22.555 }],
  }
  expect(await geocode('Koncertowa 8, Lublin', near)).toEqual(found)
  expect(await geocode('koncertowa 8, LUBLIN', near)).toEqual(found)
  expect(requests).toHaveLength(1)
  expect(requests[0]?.searchParams.get('components')).toBe('country:PL')
  expect(requests[0]?.searchParams.get('bounds')).toMatch(/^51\.1587/)
  pass(25 * 3_600_000)
  expect(await geocode('Koncertowa 8, Lublin', near)).toBeNull()
})

it.each([
  ['a street without the number', result(undefined, 'GEOMETRIC_CENTER')],
  ['a number that Google guessed', result('80', 'RANGE_INTERPOLATED', { partial_match: true })],
  ['another place nearby', result('8', 'APPROXIMATE')],
])('B3 %s may be anywhere in the area that Google returns', async (_, answer) => {
  const { geocode } = stage([() => ({ status: 'OK', results: [answer] })])
  const found = await geocode('Koncertowa 8, Lublin', near)
  expect(found?.isExact).toBe(false)
  expect(found?.points).toHaveLength(5)
})

it('a town is not an address', async () => {
  const town = { ...result(undefined, 'APPROXIMATE'), address_components: components().slice(1) }
  const { geocode } = stage([() => ({ status: 'OK', results: [town] })])
  expect(await geocode('Xyz 8, Lublin', near)).toBeNull()
})

it('L284 an empty result is not logged', async () => {
  const { geocode, logged } = stage([() => ({ status: 'ZERO_RESULTS', results: [] })])
  expect(await geocode('Nieznana 8', near)).toBeNull()
  expect(logged).toEqual([])
})

it.each([
  ['OVER_QUERY_LIMIT', () => ({ status: 'OVER_QUERY_LIMIT', results: [], error_message: 'Secretna 7' })],
  ['REQUEST_DENIED', () => ({ status: 'REQUEST_DENIED', results: [] })],
  ['UNREADABLE 200', () => 'Secretna 7'],
  [
    'TIMEOUT',
    () => {
      throw new DOMException('Secretna 7', 'TimeoutError')
    },
  ],
  [
    'UNREACHABLE',
    () => {
      throw new TypeError('fetch failed: Secretna 7')
    },
  ],
])(
  'L285 %s is logged by name, without the address or the key, and rejected; then Google is not called for a while',
  async (status, answer) => {
    const { geocode, requests, logged, pass } = stage([answer, () => ({ status: 'ZERO_RESULTS', results: [] })])
    await expect(geocode('Secretna 7, Lublin', near)).rejects.toEqual(new GeocoderFailure(status))
    expect(logged).toHaveLength(1)
    expect(logged[0]).toContain(`"status":"${status}"`)
    expect(logged[0]).not.toMatch(/Secretna|server-key|Lublin/)
    await expect(geocode('Inna 7', near)).rejects.toThrow('RESTING')
    expect([requests.length, logged.length]).toEqual([1, 1])
    pass(31_000)
    expect(await geocode('Inna 7', near)).toBeNull()
  },
)
