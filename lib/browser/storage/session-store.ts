/** The key of the diet filter. It is here so that a page can check for a filter before it loads the other code. */
export const DIET_FILTER = 'dietFilter'

/** Key of a voucher code of a link that waits for a cart. */
export const VOUCHER_LINK = 'voucher'
/** Key of the voucher code that came with a link: it was not typed, so no field shows its error. Contract C8. */
export const LINKED_VOUCHER = 'linkedVoucher'
/**
 * Key of the voucher code that the diner removed from the cart: its link, opened or loaded again, does not add it
 * again.
 */
export const REMOVED_VOUCHER = 'removedVoucher'

// If storage is blocked, values last as long as the page.
const memory = new Map<string, string>()

/** The value stored in this tab under `key`, or `null`. */
export function readSession(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key)
  } catch {
    return memory.get(key) ?? null
  }
}

/** Stores `value` until the tab is closed; `null` deletes it. */
export function writeSession(key: string, value: string | null): void {
  try {
    if (value === null) window.sessionStorage.removeItem(key)
    else window.sessionStorage.setItem(key, value)
  } catch {
    if (value === null) memory.delete(key)
    else memory.set(key, value)
  }
}
