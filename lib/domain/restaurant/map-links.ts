import type { Coordinates } from '@/lib/domain/wire'

/**
 * The place in common map apps: nothing is loaded, no key is needed. `geo:` is left out: browsers of computers and
 * iPhones open nothing for it.
 */
export function mapLinks(name: string, { lat, lng }: Coordinates): { label: string; url: string }[] {
  const at = `${lat},${lng}`
  const called = encodeURIComponent(name)
  return [
    { label: 'Google Maps', url: `https://www.google.com/maps/search/?api=1&query=${at}` },
    { label: 'Apple Maps', url: `https://maps.apple.com/?ll=${at}&q=${called}` },
    { label: 'OpenStreetMap', url: `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=18/${lat}/${lng}` },
  ]
}
