import type { DeliveryMode } from '@/lib/delivery/schema'
import { type AddressInput, keepPreferences, readPreferences } from './delivery-preferences'
import { DELIVERY_PREFERENCES } from './storage'

/** How the diner wants the food, and where. */
export type Delivery = { mode: DeliveryMode; input: AddressInput }

const NOWHERE: Delivery = { mode: 'delivery', input: { text: '', address: null } }

let state: Delivery | null = null
const listeners = new Set<() => void>()

/** The delivery preferences of this browser, for `useSyncExternalStore`. Ledger L152–L160. */
export const deliveryStore = {
  subscribe(listener: () => void): () => void {
    if (listeners.size === 0) window.addEventListener('storage', follow)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) window.removeEventListener('storage', follow)
    }
  },
  read: (): Delivery => {
    state ??= readPreferences() ?? NOWHERE
    return state
  },
  readOnServer: (): Delivery => NOWHERE,
  /** Reads again what other pages may have changed while this one slept. */
  refresh: (): Delivery => {
    state = readPreferences() ?? NOWHERE
    return state
  },
}

/** Keeps the choice for this page, the next ones and the list. */
export function changeDelivery(change: Partial<Delivery>): void {
  state = { ...deliveryStore.read(), ...change }
  keepPreferences(state.mode, state.input)
  for (const listener of listeners) listener()
}

function follow({ key }: StorageEvent): void {
  if (key !== null && key !== DELIVERY_PREFERENCES) return
  state = readPreferences() ?? NOWHERE
  for (const listener of listeners) listener()
}
