import type { AddressCandidate, AddressSource } from '@/lib/browser/api/address-source'
import { logMessage } from '@/lib/browser/logging/logger'
import { SEARCH_RADIUS_METRES } from '@/lib/domain/ordering/delivery/address-rules'
import type { AddressSuggestion } from '@/lib/domain/ordering/delivery/schema'
import type { Coordinates } from '@/lib/domain/wire'
import { MapsFailure } from './maps-failure'

type Places = Pick<google.maps.PlacesLibrary, 'AutocompleteSuggestion' | 'AutocompleteSessionToken'>
type Geocoder = Pick<google.maps.Geocoder, 'geocode'>

/** The types of Places (New) for the seed's `address`; Polish houses are addresses or premises. Ledger L231. */
const ADDRESS_TYPES = ['street_address', 'premise', 'subpremise', 'route']
/** The billed fields: the location, and the address in parts. */
const FIELDS = ['location', 'addressComponents']

/** Suggestions of Places (New) near the tenant's centre, in sessions as they are billed. Ledger L229–L231, L281. */
export function googleAddressSource(places: Places, geocoder: Geocoder, centre: Coordinates): AddressSource {
  if (!places.AutocompleteSuggestion?.fetchAutocompleteSuggestions) throw new MapsFailure('missing')
  const predictions = new WeakMap<AddressCandidate, google.maps.places.PlacePrediction>()
  let sessionToken: google.maps.places.AutocompleteSessionToken | undefined
  const bias = { center: centre, radius: SEARCH_RADIUS_METRES }

  return {
    async suggest(input) {
      sessionToken ??= new places.AutocompleteSessionToken()
      const request = {
        input,
        sessionToken,
        locationBias: bias,
        includedPrimaryTypes: ADDRESS_TYPES,
        includedRegionCodes: ['pl'],
        language: 'pl',
        region: 'pl',
      }
      const { suggestions } = await places.AutocompleteSuggestion.fetchAutocompleteSuggestions(request).catch(rejected)
      return suggestions.flatMap(({ placePrediction }) => {
        if (!placePrediction) return []
        const candidate = { address: placePrediction.text.toString().replace(/, Polska$/, '') }
        predictions.set(candidate, placePrediction)
        return [candidate]
      })
    },
    async resolve(candidate) {
      sessionToken = undefined
      const prediction = predictions.get(candidate)
      if (!prediction) return candidate
      return (await placeOf(prediction).catch(() => null)) ?? (await geocoded(geocoder, candidate)) ?? candidate
    },
    endSession() {
      sessionToken = undefined
    },
  }
}

async function placeOf(prediction: google.maps.places.PlacePrediction) {
  const { place } = await prediction.toPlace().fetchFields({ fields: FIELDS })
  if (!place.location || !place.addressComponents) return null
  return addressOf(place.addressComponents, place.location.toJSON())
}

async function geocoded(geocoder: Geocoder, { address }: AddressCandidate) {
  const [found] = await geocode(geocoder, { address, componentRestrictions: { country: 'PL' }, language: 'pl' })
  return found ? addressOf(found.address_components, found.geometry.location.toJSON()) : null
}

function rejected(cause: unknown): never {
  throw new MapsFailure('rejected', cause)
}

/** A part of an address: of a place (`longText`) or of a geocoder's result (`long_name`). */
type Component = { types: string[]; longText?: string | null; long_name?: string }

/**
 * Converts Google's address parts to our address; in villages without streets the village is used as the street. `null`
 * without a town.
 */
function addressOf(components: Component[], { lat, lng }: Coordinates): AddressSuggestion | null {
  const part = (type: string) => {
    const found = components.find(({ types }) => types.includes(type))
    return (found?.longText ?? found?.long_name ?? '').trim()
  }
  const city = part('locality') || part('postal_town') || part('administrative_area_level_3')
  if (!city) return null
  const street = part('route') || city
  const house = part('street_number') || part('premise')
  return { address: `${street}${house && ` ${house}`}, ${city}`, street, ...(house && { house }), city, lat, lng }
}

/**
 * The results for an address: none is a valid answer and is not logged, any other status is logged and rejected. Ledger
 * L284, L285.
 */
async function geocode(
  geocoder: Pick<google.maps.Geocoder, 'geocode'>,
  request: google.maps.GeocoderRequest,
): Promise<google.maps.GeocoderResult[]> {
  try {
    return (await geocoder.geocode(request)).results
  } catch (cause) {
    if (Object(cause).code === 'ZERO_RESULTS') return []
    const failure = new MapsFailure('rejected', cause)
    logMessage('error', `geocoder: ${failure.message}`)
    throw failure
  }
}
