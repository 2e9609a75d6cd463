import { isAddress } from '@/lib/browser/api/address-source'
import { withLastUsed } from '@/lib/domain/ordering/delivery/address-rules'
import { deliveryModeOf } from '@/lib/domain/ordering/delivery/delivery-type-for'
import type {
  AddressSuggestion,
  DeliveryMode,
  DeliveryPreferences,
  DeliveryType,
} from '@/lib/domain/ordering/delivery/schema'
import { clearDeliveryCookie, writeDeliveryCookie } from './delivery-cookie'
import { DELIVERY_PREFERENCES, LAST_USED_ADDRESSES, readStored, store } from './storage'

/** The content of the field: its text, and the address it stands for if one was chosen. */
export interface AddressInput {
  text: string
  address: AddressSuggestion | null
}

/** The diner's last choices, as far as they are readable. */
export interface StoredDelivery {
  mode: DeliveryMode
  /** The delivery type chosen last in this mode. Reading A9, ledger L160. */
  type: DeliveryType
  input: AddressInput
  /** The flat belongs to the house, not to the street. Ledger L158. */
  flat: string
}

/** Stores the choice for later pages and visits; never in the URL. Ledger L152–L160, L293–L295. */
export function storePreferences(
  mode: DeliveryMode,
  { text, address }: AddressInput,
  chosen?: DeliveryType,
): StoredDelivery {
  const before = readPreferences()
  const isSameStreet = isSame(before?.input.address, address, ['street', 'city'])
  const house = address?.house || (isSameStreet ? before?.input.address?.house : '') || ''
  const isSameAddress = isSameStreet && house === before?.input.address?.house
  const flat = address?.flat || (isSameAddress && before?.flat)
  const preferences: DeliveryPreferences = {
    address: address?.address ?? text.trim(),
    coordinates: address && { lat: address.lat, lng: address.lng },
    street: address?.street ?? '',
    house,
    city: address?.city ?? '',
    ...(flat && { flat }),
    mode,
    type: typeOf(mode, chosen ?? before?.type),
  }
  store(DELIVERY_PREFERENCES, preferences)
  // For a text without coordinates the cookie is cleared, so that the list does not use the previous address.
  if (address) writeDeliveryCookie({ ...address, mode })
  else clearDeliveryCookie()
  return storedDeliveryOf(preferences)
}

/** Adds the checkout's own values: the full delivery address, and the type. Ledger L153–L160. */
export function storeDeliveryAddress(deliveryAddress: AddressSuggestion, type: DeliveryType): void {
  const { street, house = '', flat, city, lat, lng } = deliveryAddress
  const address = `${street} ${house}`.trim().concat(`, ${city}`)
  const mode = deliveryModeOf(type)
  const preferences: DeliveryPreferences = {
    address,
    coordinates: { lat, lng },
    street,
    house,
    city,
    mode,
    type,
    ...(flat && { flat }),
  }
  store(DELIVERY_PREFERENCES, preferences)
  writeDeliveryCookie({ address, lat, lng, mode })
}

/** The stored choice; `null` if there is none or it is unreadable. */
export function readPreferences(): StoredDelivery | null {
  const { address, ...rest } = Object(readStored(DELIVERY_PREFERENCES)) as Partial<DeliveryPreferences>
  return typeof address === 'string' ? storedDeliveryOf({ address, ...rest }) : null
}

/** Addresses, newest first. Ledger L295. */
export function lastUsedAddresses(): AddressSuggestion[] {
  const stored = readStored(LAST_USED_ADDRESSES)
  return Array.isArray(stored) ? stored.filter(isAddress) : []
}

/** Adds an address in front of the last used ones. */
export function storeLastUsedAddress(address: AddressSuggestion): void {
  store(LAST_USED_ADDRESSES, withLastUsed(lastUsedAddresses(), address))
}

function locatedAddressOf({ address, street, house, city, lat, lng }: AddressSuggestion): AddressSuggestion {
  return { address, street, ...(house && { house }), city, lat, lng }
}

function storedDeliveryOf(stored: Partial<DeliveryPreferences> & { address: string }): StoredDelivery {
  const address = { ...stored, ...Object(stored.coordinates) }
  const mode = stored.mode === 'takeout' ? 'takeout' : 'delivery'
  return {
    mode,
    type: typeOf(mode, stored.type),
    input: { text: stored.address, address: isAddress(address) ? locatedAddressOf(address) : null },
    flat: typeof stored.flat === 'string' ? stored.flat : '',
  }
}

function isSame(
  before: AddressSuggestion | null | undefined,
  now: AddressSuggestion | null,
  parts: readonly (keyof AddressSuggestion)[],
): boolean {
  return Boolean(before && now) && parts.every((part) => before?.[part] === now?.[part])
}

// A type of the other mode, or an unknown one, becomes the mode's default type.
function typeOf(mode: DeliveryMode, type: unknown): DeliveryType {
  return TYPES.find((known) => known === type && deliveryModeOf(known) === mode) ?? mode
}

// Not imported from the schema, so that zod is not loaded in the browser.
const TYPES: readonly DeliveryType[] = ['delivery', 'contactless_delivery', 'robot_delivery', 'takeout']
