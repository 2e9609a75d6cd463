import { logMessage } from '@/lib/browser/logging/logger'
import { googleAddressSource } from './google-address-source'

jest.mock('@/lib/browser/logging/logger', () => ({ logMessage: jest.fn() }))

const centre = { lat: 51.2465, lng: 22.5684 }
const signal = new AbortController().signal
const location = { toJSON: () => ({ lat: 51.2471, lng: 22.5658 }) }
const part = (type: string, text: string) => ({ types: [type], longText: text, long_name: text })
const parts = [part('route', 'Narutowicza'), part('street_number', '12'), part('locality', 'Lublin')]
const narutowicza = {
  address: 'Narutowicza 12, Lublin',
  street: 'Narutowicza',
  house: '12',
  city: 'Lublin',
  lat: 51.2471,
  lng: 22.5658,
}
const fetchFields = jest.fn()
const fetchAutocompleteSuggestions = jest.fn()
const geocode = jest.fn()

function source(places: object = { fetchAutocompleteSuggestions }) {
  const library = { AutocompleteSuggestion: places, AutocompleteSessionToken: class {} }
  return googleAddressSource(library as never, { geocode } as never, centre)
}

const chosen = async () => {
  const google = source()
  const [candidate] = await google.suggest('naru', signal)
  return google.resolve(candidate!, signal)
}

beforeEach(() => {
  jest.resetAllMocks()
  const text = { toString: () => 'Narutowicza 12, Lublin, Polska' }
  const placePrediction = { text, toPlace: () => ({ fetchFields }) }
  fetchAutocompleteSuggestions.mockResolvedValue({ suggestions: [{ placePrediction }, { placePrediction: null }] })
  fetchFields.mockResolvedValue({ place: { location, addressComponents: parts } })
  geocode.mockResolvedValue({ results: [{ address_components: parts, geometry: { location } }] })
})

it('L229 L230 L231 asks for Polish addresses within 10 km of the tenant’s centre, as a bias', async () => {
  expect(await source().suggest('naru', signal)).toEqual([{ address: 'Narutowicza 12, Lublin' }])
  expect(fetchAutocompleteSuggestions).toHaveBeenCalledWith({
    input: 'naru',
    locationBias: { center: centre, radius: 10_000 },
    sessionToken: expect.anything(),
    includedPrimaryTypes: ['street_address', 'premise', 'subpremise', 'route'],
    includedRegionCodes: ['pl'],
    language: 'pl',
    region: 'pl',
  })
})

it('one session lasts until a choice or until the diner leaves', async () => {
  const google = source()
  const tokens = () => fetchAutocompleteSuggestions.mock.calls.map(([{ sessionToken }]) => sessionToken)
  await google.suggest('nar', signal)
  const [candidate] = await google.suggest('naru', signal)
  await google.resolve(candidate!, signal)
  await google.suggest('lip', signal)
  google.endSession?.()
  await google.suggest('lipo', signal)
  const [first, second, third, fourth] = tokens()
  expect(second).toBe(first)
  expect(new Set([first, third, fourth]).size).toBe(3)
})

it('a choice is located with the two fields that are needed', async () => {
  expect(await chosen()).toEqual(narutowicza)
  expect(fetchFields).toHaveBeenCalledWith({ fields: ['location', 'addressComponents'] })
  expect(geocode).not.toHaveBeenCalled()
})

it('in a village the village is used as the street', async () => {
  fetchFields.mockResolvedValue({
    place: { location, addressComponents: [part('street_number', '5'), part('locality', 'Motycz')] },
  })
  expect(await chosen()).toMatchObject({ address: 'Motycz 5, Motycz', street: 'Motycz', house: '5', city: 'Motycz' })
})

it.each([
  ['is refused', () => fetchFields.mockRejectedValue(Object.assign(new Error(), { code: 'PERMISSION_DENIED' }))],
  ['has no location', () => fetchFields.mockResolvedValue({ place: { addressComponents: parts } })],
])('L281 the geocoder is called for a suggestion that %s', async (_, arrange) => {
  arrange()
  expect(await chosen()).toEqual(narutowicza)
  expect(geocode).toHaveBeenCalledWith(expect.objectContaining({ address: 'Narutowicza 12, Lublin' }))
})

it('L284 ZERO_RESULTS of the geocoder is not logged', async () => {
  fetchFields.mockRejectedValue(new Error())
  geocode.mockRejectedValue(Object.assign(new Error(), { code: 'ZERO_RESULTS' }))
  expect(await chosen()).toEqual({ address: 'Narutowicza 12, Lublin' })
  expect(logMessage).not.toHaveBeenCalled()
})

it.each(['OVER_QUERY_LIMIT', 'REQUEST_DENIED', 'INVALID_REQUEST', 'UNKNOWN_ERROR', 'ERROR'])(
  'L285 %s of the geocoder is logged and rejected',
  async (code) => {
    fetchFields.mockRejectedValue(new Error())
    geocode.mockRejectedValue(Object.assign(new Error('Narutowicza 12'), { code }))
    await expect(chosen()).rejects.toThrow(code)
    expect(logMessage).toHaveBeenCalledWith('error', `geocoder: rejected ${code}`)
  },
)

it('a refusal of suggestions is rejected with its code, never with the typed text', async () => {
  fetchAutocompleteSuggestions.mockRejectedValue(Object.assign(new Error('naru'), { code: 'RESOURCE_EXHAUSTED' }))
  await expect(source().suggest('naru', signal)).rejects.toThrow(/^rejected RESOURCE_EXHAUSTED$/)
})

it('a key without Places (New) has its own failure kind', () => {
  expect(() => source({})).toThrow('missing')
})
