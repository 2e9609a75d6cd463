import { mapsConfig } from '@/lib/browser/maps/config'
import type { AddressInput } from '@/lib/browser/storage/delivery-preferences'
import { isAcceptable } from '@/lib/domain/ordering/delivery/address-rules'
import type { AddressClaim } from '@/lib/domain/ordering/delivery/schema'

/**
 * The address as it is sent to the server, which looks it up itself; `null` if there is nothing to look up. A text that
 * no source has located is sent once it has a number (L233). The browser's coordinates are sent only if Google found
 * them, and only for the exact house. Decision 0029.
 */
export function addressClaimOf(
  { text, address }: AddressInput,
  { house = address?.house ?? '', flat = '' }: { house?: string; flat?: string } = {},
): AddressClaim | null {
  const typed = { ...(house.trim() && { house: house.trim() }), ...(flat.trim() && { flat: flat.trim() }) }
  if (!address) {
    const isWhole = isAcceptable(text) && (typed.house !== undefined || /\d/.test(text))
    return isWhole ? { address: text.trim(), ...typed } : null
  }
  const { street, city, lat, lng } = address
  const isPlaced = mapsConfig() !== null && house.trim() === (address.house ?? '')
  // An emptied number field means another house: the line must not restore the old number.
  const line = typed.house === undefined && address.house ? `${street}, ${city}` : address.address
  return { address: line, street, city, ...typed, ...(isPlaced && { lat, lng }) }
}
