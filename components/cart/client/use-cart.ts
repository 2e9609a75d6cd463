import { useSyncExternalStore } from 'react'
import { type CartState, cartStore } from '@/lib/browser/storage/cart-store'
import { type Delivery, deliveryStore } from '@/lib/browser/storage/delivery-store'

/** The cart of this browser; empty on the server and until hydration. */
export function useCart(): CartState {
  return useSyncExternalStore(cartStore.subscribe, cartStore.read, cartStore.readOnServer)
}

/** Has the page come to life, so that an empty cart is empty indeed? */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(cartStore.subscribe, onClient, onServer)
}

/** How and where the diner wants the food. Ledger L152–L160. */
export function useDelivery(): Delivery {
  return useSyncExternalStore(deliveryStore.subscribe, deliveryStore.read, deliveryStore.readOnServer)
}

const onClient = () => true
const onServer = () => false
