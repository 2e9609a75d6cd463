import { type Cart, type CartAction, emptyCart, reduceCart } from '@/lib/cart/cart'
import type { CartLine } from '@/lib/cart/cart-line'
import { readStoredCart, storedCart } from '@/lib/cart/stored-cart'
import { CART, CART_DETAILS, readStored, readText, store, storeText } from './storage'

/** Whose dishes are in the cart, for pages of other restaurants. */
export type CartPlace = { id: number; name: string; path: string }
export type CartState = { cart: Cart; place: CartPlace | null; voucherCode: string }

const EMPTY: CartState = { cart: emptyCart, place: null, voucherCode: '' }

let state: CartState | null = null
let wanted: CartPlace | null = null
const listeners = new Set<() => void>()

/** The one cart of this browser, for `useSyncExternalStore`: survives a reload, follows other tabs. */
export const cartStore = {
  subscribe(listener: () => void): () => void {
    if (listeners.size === 0) window.addEventListener('storage', follow)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) window.removeEventListener('storage', follow)
    }
  },
  read: (): CartState => {
    state ??= readAll()
    return state
  },
  readOnServer: (): CartState => EMPTY,
}

/** Adds a line; where the cart holds another restaurant's dishes, `cart.conflict` asks first. */
export function addToCart(place: CartPlace, line: CartLine): void {
  wanted = place
  changeCart({ type: 'added', restaurantId: place.id, line })
}

export function changeCart(action: CartAction): void {
  const { cart: before, place, voucherCode } = cartStore.read()
  const cart = reduceCart(before, action)
  const isNew = cart.restaurantId !== null && cart.restaurantId !== before.restaurantId
  const kept = cart.restaurantId === null ? null : place
  write({ cart, place: isNew ? wanted : kept, voucherCode: isNew || cart.restaurantId === null ? '' : voucherCode })
}

/** The code that the diner has typed; '' takes it away. */
export function keepVoucherCode(voucherCode: string): void {
  write({ ...cartStore.read(), voucherCode })
}

// Blocked or full storage: the cart lives as long as the page.
function write(next: CartState): void {
  state = next
  storeText(CART, storedCart(next.cart))
  store(CART_DETAILS, { place: next.place, voucherCode: next.voucherCode })
  for (const listener of listeners) listener()
}

function follow({ key }: StorageEvent): void {
  if (key !== null && key !== CART && key !== CART_DETAILS) return
  state = readAll()
  for (const listener of listeners) listener()
}

function readAll(): CartState {
  const cart = readStoredCart(readText(CART))
  const details = Object(readStored(CART_DETAILS)) as Partial<CartState>
  const isOurs = isPlace(details.place) && details.place.id === cart.restaurantId
  const code = typeof details.voucherCode === 'string' ? details.voucherCode : ''
  return { cart, place: isOurs ? (details.place ?? null) : null, voucherCode: cart.restaurantId === null ? '' : code }
}

function isPlace(value: unknown): value is CartPlace {
  const { id, name, path } = Object(value) as Record<string, unknown>
  return typeof id === 'number' && typeof name === 'string' && typeof path === 'string' && path.startsWith('/')
}
