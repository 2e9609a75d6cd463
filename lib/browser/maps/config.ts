import type { Coordinates } from '@/lib/domain/wire'

export interface MapsConfig {
  key: string
  mapId: string
  /** The tenant's centre: suggestions near it come first. Ledger L229. */
  centre: Coordinates
}

/** The page's configuration of Google Maps; `null` if no key is set. See docs/design/orders.md. */
export function mapsConfig(): MapsConfig | null {
  const mark = document.querySelector<HTMLMetaElement>('meta[name="maps-key"]')
  if (!mark?.content) return null
  const [lat = 0, lng = 0] = (mark.dataset.centre ?? '').split(',').map(Number)
  return { key: mark.content, mapId: mark.dataset.mapId ?? '', centre: { lat, lng } }
}
