import { deliveryModeOf } from '@/lib/domain/ordering/delivery/delivery-type-for'
import type { DeliveryMode, DeliveryType } from '@/lib/domain/ordering/delivery/schema'
import { type AddressInput, readPreferences, type StoredDelivery, storePreferences } from './delivery-preferences'
import { DELIVERY_PREFERENCES } from './storage'

/** The diner's delivery mode and address. */
export type Delivery = StoredDelivery

const DEFAULT_DELIVERY: Delivery = { mode: 'delivery', type: 'delivery', input: { text: '', address: null }, flat: '' }

let state: Delivery | null = null
const listeners = new Set<() => void>()

/** The browser's delivery preferences, for `useSyncExternalStore`. Ledger L152–L160. */
export const deliveryStore = {
  subscribe(listener: () => void): () => void {
    if (listeners.size === 0) window.addEventListener('storage', onStorage)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) window.removeEventListener('storage', onStorage)
    }
  },
  read: (): Delivery => {
    state ??= readPreferences() ?? DEFAULT_DELIVERY
    return state
  },
  readOnServer: (): Delivery => DEFAULT_DELIVERY,
  /** Reads again what other pages may have changed while this one was in the back/forward cache. */
  refresh: (): Delivery => {
    state = readPreferences() ?? DEFAULT_DELIVERY
    return state
  },
}

/** Stores the choice for this page, later pages and the list. */
export function changeDelivery(change: { mode?: DeliveryMode; type?: DeliveryType; input?: AddressInput }): void {
  const { mode, type, input } = { ...deliveryStore.read(), ...change }
  // If storage is blocked, the choice lasts as long as the page.
  state = storePreferences(change.type ? deliveryModeOf(change.type) : mode, input, type)
  for (const listener of listeners) listener()
}

function onStorage({ key }: StorageEvent): void {
  if (key !== null && key !== DELIVERY_PREFERENCES) return
  state = readPreferences() ?? DEFAULT_DELIVERY
  for (const listener of listeners) listener()
}
