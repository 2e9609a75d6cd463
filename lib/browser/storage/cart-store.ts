import { randomKey } from '@/lib/browser/api/random-key'
import { type Cart, type CartAction, type CartRestaurant, emptyCart, reduceCart } from '@/lib/domain/ordering/cart/cart'
import type { CartLine } from '@/lib/domain/ordering/cart/cart-line'
import { readStoredCart, storedCart } from '@/lib/domain/ordering/cart/stored-cart'
import { CART, CART_DETAILS, readStored, readText, store, storeText } from './storage'

export type CartState = {
  cart: Cart
  place: CartRestaurant | null
  voucherCode: string
  /** Idempotency key of this cart's order; '' until it is first sent. */
  orderKey: string
}

const EMPTY: CartState = { cart: emptyCart, place: null, voucherCode: '', orderKey: '' }

let state: CartState | null = null
let pendingRestaurant: CartRestaurant | null = null
const listeners = new Set<() => void>()

/** The browser's cart, for `useSyncExternalStore`: survives a reload and follows other tabs. */
export const cartStore = {
  subscribe(listener: () => void): () => void {
    if (listeners.size === 0) window.addEventListener('storage', onStorage)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) window.removeEventListener('storage', onStorage)
    }
  },
  read: (): CartState => {
    state ??= readAll()
    return state
  },
  readOnServer: (): CartState => EMPTY,
}

/** Adds a line; if the cart holds another restaurant's products, it sets `cart.conflict` instead. */
export function addToCart(place: CartRestaurant, line: CartLine): void {
  pendingRestaurant = place
  changeCart({ type: 'added', restaurantId: place.id, line })
}

export function changeCart(action: CartAction): void {
  const { cart: before, ...details } = cartStore.read()
  const cart = reduceCart(before, action)
  const isNew = cart.restaurantId !== null && cart.restaurantId !== before.restaurantId
  if (isNew) write({ ...EMPTY, cart, place: pendingRestaurant })
  else write(cart.restaurantId === null ? { ...EMPTY, cart } : { cart, ...details })
}

/** The idempotency key of this cart's order: the same in every tab and for every attempt. Contract C12. */
export function orderKeyOfCart(): string {
  // Another tab may have created a key since this page last read it.
  const known = readAll().orderKey || cartStore.read().orderKey
  const key = known || randomKey()
  if (key !== cartStore.read().orderKey) write({ ...cartStore.read(), orderKey: key })
  return key
}

/** Call when an order with the key exists and the cart still has lines: the next order needs another key. */
export function renewOrderKey(): void {
  write({ ...cartStore.read(), orderKey: '' })
}

/** The voucher code that the diner typed; '' removes it. */
export function setVoucherCode(voucherCode: string): void {
  write({ ...cartStore.read(), voucherCode })
}

// If storage is blocked or full, the cart lasts as long as the page.
function write(next: CartState): void {
  state = next
  storeText(CART, storedCart(next.cart))
  store(CART_DETAILS, { place: next.place, voucherCode: next.voucherCode, orderKey: next.orderKey })
  for (const listener of listeners) listener()
  // The header's badge does not load the store; it listens to this event.
  window.dispatchEvent(new Event('cart'))
}

function onStorage({ key }: StorageEvent): void {
  if (key !== null && key !== CART && key !== CART_DETAILS) return
  state = readAll()
  for (const listener of listeners) listener()
}

function readAll(): CartState {
  const cart = readStoredCart(readText(CART))
  const details = Object(readStored(CART_DETAILS)) as Partial<CartState>
  const isOurs = isCartRestaurant(details.place) && details.place.id === cart.restaurantId
  if (cart.restaurantId === null) return { ...EMPTY, cart }
  const place = isOurs ? (details.place ?? null) : null
  return { cart, place, voucherCode: textOf(details.voucherCode), orderKey: textOf(details.orderKey) }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function isCartRestaurant(value: unknown): value is CartRestaurant {
  const { id, name, path } = Object(value) as Record<string, unknown>
  return typeof id === 'number' && typeof name === 'string' && typeof path === 'string' && path.startsWith('/')
}
