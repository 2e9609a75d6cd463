import type { AddressCandidate, AddressSource } from '@/lib/browser/api/address-source'
import { SEARCH_RADIUS_METRES } from '@/lib/domain/ordering/delivery/address-rules'
import type { Coordinates } from '@/lib/domain/wire'
import { addressOf } from './address-of'
import { geocode } from './geocode'
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
