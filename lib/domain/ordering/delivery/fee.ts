import type { Grosze } from '@/lib/domain/money'

/** Cost and minimum cart of a delivery to one address; `freeFromGrosze` is null if it is never free. Contract C5. */
export type DeliveryTerms = { feeGrosze: Grosze; minCartGrosze: Grosze; freeFromGrosze: Grosze | null }

/**
 * The cost for a cart worth `cartGrosze` after promotions and before its voucher; from `freeFromGrosze` (inclusive) it
 * is free.
 */
export function deliveryFeeGrosze(terms: DeliveryTerms, cartGrosze: Grosze): Grosze {
  return terms.freeFromGrosze !== null && cartGrosze >= terms.freeFromGrosze ? 0 : terms.feeGrosze
}
