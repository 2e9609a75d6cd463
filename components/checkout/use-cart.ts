import { useSyncExternalStore } from 'react'
import { cartStore } from '@/lib/browser/cart-store'

/** This browser's cart; `isRead` is false until the page has come to life. */
export function useCart() {
  const state = useSyncExternalStore(cartStore.subscribe, cartStore.read, cartStore.readOnServer)
  const isRead = useSyncExternalStore(cartStore.subscribe, yes, no)
  return { ...state, isRead }
}

const yes = () => true
const no = () => false
