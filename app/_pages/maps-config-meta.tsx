import type { Tenant } from '@/lib/domain/tenant/schema'
import { env } from '@/lib/server/env'

/**
 * Passes the browser key and the tenant's centre to `lib/browser/maps/config`. The page cache reads the element too: a
 * page with the key gets the policy that permits Google Maps. See docs/design/orders.md, ledger L229.
 */
export function MapsConfigMeta({ tenant: { location } }: { tenant: Tenant }) {
  const { GOOGLE_MAPS_API_KEY: key, GOOGLE_MAPS_MAP_ID: mapId } = env()
  if (!key) return null
  return <meta name="maps-key" content={key} data-map-id={mapId} data-centre={`${location.lat},${location.lng}`} />
}
