import { type AddressSource, builtInAddressSource } from '@/lib/browser/api/address-source'
import type { MapsConfig } from './config'
import { googleAddressSource } from './google-address-source'
import { loadMaps } from './load-maps'
import { MapsFailure } from './maps-failure'
import { CALL_TIMEOUT_MS, withBuiltInFallback } from './with-built-in-fallback'
import { withMapsTimeout } from './with-timeout'

let source: AddressSource | undefined

/** The page's address source, with Google first; the first call loads Google's script. Ledger L281. */
export function mapsAddressSource(config: MapsConfig): AddressSource {
  source ??= withBuiltInFallback(loadGoogleSource(config), builtInAddressSource)
  return source
}

async function loadGoogleSource(config: MapsConfig): Promise<AddressSource> {
  await loadMaps(config)
  const libraries = Promise.all([importLibrary('places'), importLibrary('geocoding')])
  const [places, { Geocoder }] = await withMapsTimeout(libraries, CALL_TIMEOUT_MS, 'silent')
  return googleAddressSource(places as google.maps.PlacesLibrary, new Geocoder(), config.centre)
}

async function importLibrary<Name extends 'places' | 'geocoding'>(name: Name) {
  try {
    return (await window.google.maps.importLibrary(name)) as google.maps.ImportLibraryMap[Name]
  } catch (cause) {
    throw new MapsFailure('missing', cause)
  }
}
