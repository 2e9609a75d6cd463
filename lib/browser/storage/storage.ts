import { frameNameOf, readFrameName } from '@/lib/domain/embed/frame-name'

/** Keys in local storage. Ledger L294, L295, contract C18. */
export const DELIVERY_PREFERENCES = 'deliveryPreferences'
export const LAST_USED_ADDRESSES = 'lastUsedAddresses'
/** The lines of the cart; a second key holds the restaurant and the voucher code. */
export const CART = 'cart'
export const CART_DETAILS = 'cartDetails'
/** Keys without personal data. */
const IN_FRAME = new Set([CART, CART_DETAILS])

/** The value stored under `key`; `null` if there is none, it is unreadable, or storage is blocked. */
export function readStored(key: string): unknown {
  try {
    return JSON.parse(readText(key) ?? 'null')
  } catch {
    return null // invalid stored value: counts as empty
  }
}

/** Stores `value`; `false` if the browser refuses, which callers must tolerate. */
export function store(key: string, value: unknown): boolean {
  return storeText(key, JSON.stringify(value))
}

/** The text stored under `key`; `null` if there is none or storage is blocked. */
export function readText(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return readFromFrame(key) // blocked by the browser
  }
}

/** Stores a text; `false` if the browser refuses. */
export function storeText(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text)
    return true
  } catch {
    return IN_FRAME.has(key) && storeInFrame(key, text)
  }
}

/** Deletes what is stored under `key`. */
export function forget(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Blocked by the browser: nothing was stored.
  }
}

/**
 * Stores a text across the pages of one frame if the browser refuses storage. The partner's page might be able to read
 * it, so it must not hold personal data. Contract C16.
 */
function storeInFrame(key: string, text: string): boolean {
  const name = readFrameName(window.name)
  if (!name) return false
  window.name = frameNameOf({ ...name, stored: { ...name.stored, [key]: text } })
  return true
}

/** The text given to `storeInFrame`, or `null`. */
export function readFromFrame(key: string): string | null {
  const stored = readFrameName(window.name)?.stored[key]
  return typeof stored === 'string' ? stored : null
}
