import { cartStore, setVoucherCode } from '@/lib/browser/storage/cart-store'
import {
  LINKED_VOUCHER,
  REMOVED_VOUCHER,
  readSession,
  VOUCHER_LINK,
  writeSession,
} from '@/lib/browser/storage/session-store'

/**
 * Applies the voucher code of a link (`?voucher=KOD`) to the cart as soon as there is one, on this page or a later one
 * of the visit: once, so that a diner can remove it. Contract C8.
 */
export function applyVoucherFromLink(search: string): void {
  const code = new URLSearchParams(search).get('voucher')?.trim().slice(0, 40)
  if (code && code.toUpperCase() !== readSession(REMOVED_VOUCHER)) {
    // A later link's code replaces an earlier one's, which was not typed.
    if (cartStore.read().voucherCode.toUpperCase() === readSession(LINKED_VOUCHER)) setVoucherCode('')
    writeSession(VOUCHER_LINK, code)
    writeSession(LINKED_VOUCHER, code.toUpperCase())
  }
  if (readSession(VOUCHER_LINK) === null || applyStoredCode()) return
  const leave = cartStore.subscribe(() => {
    // After the current change event: the cart's other listeners run first.
    queueMicrotask(() => applyStoredCode() && leave())
  })
}

function applyStoredCode(): boolean {
  const code = readSession(VOUCHER_LINK)
  if (code === null) return true
  const { cart, voucherCode } = cartStore.read()
  if (cart.restaurantId === null) return false
  writeSession(VOUCHER_LINK, null)
  // A typed code takes precedence.
  if (voucherCode === '') setVoucherCode(code)
  return true
}
