import { logMessage } from '@/lib/browser/logging/logger'
import { MapsFailure } from './maps-failure'

/**
 * The results for an address: none is a valid answer and is not logged, any other status is logged and rejected. Ledger
 * L284, L285.
 */
export async function geocode(
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
