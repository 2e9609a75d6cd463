import { cartStore, setVoucherCode } from '@/lib/browser/storage/cart-store'
import { readSession, writeSession } from '@/lib/browser/storage/session-store'

/** What waits for a cart to be used in, by name in the session store. */
export const VOUCHER_LINK = 'voucher'

/**
 * Puts the code of a link (`?voucher=KOD`) into the cart as soon as there is one, on this page or a later one of the
 * visit: once, so that a diner may take it away. Contract C8.
 */
export function applyVoucherFromLink(search: string): void {
  const code = new URLSearchParams(search).get('voucher')?.trim().slice(0, 40)
  if (code) writeSession(VOUCHER_LINK, code)
  if (readSession(VOUCHER_LINK) === null || applyStoredCode()) return
  const leave = cartStore.subscribe(() => {
    // After the change that is being told: its own listeners come first.
    queueMicrotask(() => applyStoredCode() && leave())
  })
}

function applyStoredCode(): boolean {
  const code = readSession(VOUCHER_LINK)
  if (code === null) return true
  const { cart, voucherCode } = cartStore.read()
  if (cart.restaurantId === null) return false
  writeSession(VOUCHER_LINK, null)
  // What somebody has typed is what they want.
  if (voucherCode === '') setVoucherCode(code)
  return true
}
