import { mapsConfig } from '@/lib/browser/maps/config'
import type { AddressInput } from '@/lib/browser/storage/delivery-preferences'
import { isAcceptable } from '@/lib/domain/ordering/delivery/address-rules'
import type { AddressClaim } from '@/lib/domain/ordering/delivery/schema'

/**
 * What the server is told of an address, to look it up by itself; `null` while there is nothing to look up. A text that
 * no source has placed is sent once it has a number (L233). The browser's place is said only where Google has found it,
 * and only for the very house that it found. Decision 0029.
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
  // Whoever empties the field of the number means another house: the line is not to bring the old one back.
  const line = typed.house === undefined && address.house ? `${street}, ${city}` : address.address
  return { address: line, street, city, ...typed, ...(isPlaced && { lat, lng }) }
}
