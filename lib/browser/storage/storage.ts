import { readFromFrame, storeInFrame } from './frame-storage'

/** Names in local storage. Ledger L294, L295, contract C18. */
export const DELIVERY_PREFERENCES = 'deliveryPreferences'
export const LAST_USED_ADDRESSES = 'lastUsedAddresses'
/** The lines of the cart, and beside them whose they are and the voucher's code. */
export const CART = 'cart'
export const CART_DETAILS = 'cartDetails'
/** Nothing personal is in them. */
const IN_FRAME = new Set([CART, CART_DETAILS])

/** What is stored under `key`; `null` where there is nothing, nothing readable, or no storage at all. */
export function readStored(key: string): unknown {
  try {
    return JSON.parse(readText(key) ?? 'null')
  } catch {
    return null // written by someone else: as good as empty
  }
}

/** Stores `value`; `false` where the browser does not let us, which no caller may depend on. */
export function store(key: string, value: unknown): boolean {
  return storeText(key, JSON.stringify(value))
}

/** The text under `key`; `null` where there is none or no storage at all. */
export function readText(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return readFromFrame(key) // blocked by the browser
  }
}

/** Stores a text as it is; `false` where the browser does not let us. */
export function storeText(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text)
    return true
  } catch {
    return IN_FRAME.has(key) && storeInFrame(key, text)
  }
}
