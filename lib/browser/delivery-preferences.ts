import { rememberAddress } from '@/lib/delivery/address-rules'
import type { AddressSuggestion, DeliveryMode, DeliveryPreferences } from '@/lib/delivery/schema'
import { isAddress } from './address-source'
import { forgetDeliveryAddress, keepDeliveryAddress } from './delivery-cookie'
import { DELIVERY_PREFERENCES, LAST_USED_ADDRESSES, readStored, store } from './storage'

/** What the field holds: text, and the place it names if one was chosen. */
export interface AddressInput {
  text: string
  address: AddressSuggestion | null
}

/** Keeps the choice for the next visit and the pages that follow; never in the URL. Ledger L152–L160, L293–L295. */
export function keepPreferences(mode: DeliveryMode, { text, address }: AddressInput): void {
  const preferences: DeliveryPreferences = {
    address: address?.address ?? text.trim(),
    coordinates: address && { lat: address.lat, lng: address.lng },
    street: address?.street ?? '',
    house: address?.house ?? '',
    city: address?.city ?? '',
    mode,
    type: mode,
  }
  store(DELIVERY_PREFERENCES, preferences)
  // A text without a place must not leave the list at the address before it.
  if (address) keepDeliveryAddress({ ...address, mode })
  else forgetDeliveryAddress()
}

/** The choice of the last visit; `null` where there is none that can be read. */
export function readPreferences(): { mode: DeliveryMode; input: AddressInput } | null {
  const stored = Object(readStored(DELIVERY_PREFERENCES)) as Partial<DeliveryPreferences>
  if (typeof stored.address !== 'string') return null
  const address = { ...stored, ...Object(stored.coordinates) }
  return {
    mode: stored.mode === 'takeout' ? 'takeout' : 'delivery',
    input: { text: stored.address, address: isAddress(address) ? placeOf(address) : null },
  }
}

/** Newest first. Ledger L295. */
export function lastUsedAddresses(): AddressSuggestion[] {
  const stored = readStored(LAST_USED_ADDRESSES)
  return Array.isArray(stored) ? stored.filter(isAddress) : []
}

/** Puts an address in front of the last used ones. */
export function keepLastUsed(address: AddressSuggestion): void {
  store(LAST_USED_ADDRESSES, rememberAddress(lastUsedAddresses(), address))
}

function placeOf({ address, street, house, city, lat, lng }: AddressSuggestion): AddressSuggestion {
  return { address, street, ...(house && { house }), city, lat, lng }
}
