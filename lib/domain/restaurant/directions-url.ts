import type { Coordinates } from '@/lib/domain/wire'

/** Directions in the diner's own maps app; needs no key and no script. */
export function directionsUrl({ lat, lng }: Coordinates): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`
}
