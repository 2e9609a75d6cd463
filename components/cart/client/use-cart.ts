import { useSyncExternalStore } from 'react'
import { type CartState, cartStore } from '@/lib/browser/storage/cart-store'
import { type Delivery, deliveryStore } from '@/lib/browser/storage/delivery-store'

/** The cart of this browser; empty on the server and until hydration. */
export function useCart(): CartState {
  return useSyncExternalStore(cartStore.subscribe, cartStore.read, cartStore.readOnServer)
}

/** Whether the page has hydrated; before that an empty cart may only be unknown. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(cartStore.subscribe, onClient, onServer)
}

/** The diner's delivery preferences: delivery type and address. Ledger L152–L160. */
export function useDelivery(): Delivery {
  return useSyncExternalStore(deliveryStore.subscribe, deliveryStore.read, deliveryStore.readOnServer)
}

const onClient = () => true
const onServer = () => false
