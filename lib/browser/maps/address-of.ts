import type { AddressSuggestion } from '@/lib/domain/ordering/delivery/schema'
import type { Coordinates } from '@/lib/domain/wire'

/** A part of an address: of a place (`longText`) or of a geocoder's result (`long_name`). */
type Component = { types: string[]; longText?: string | null; long_name?: string }

/**
 * Converts Google's address parts to our address; in villages without streets the village is used as the street. `null`
 * without a town.
 */
export function addressOf(components: Component[], { lat, lng }: Coordinates): AddressSuggestion | null {
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
