import type { Grosze } from '@/lib/domain/money'

/** What delivering to one door costs and demands; `freeFromGrosze` is null where it is never free. Contract C5. */
export type DeliveryTerms = { feeGrosze: Grosze; minCartGrosze: Grosze; freeFromGrosze: Grosze | null }

/** The cost for a cart worth `cartGrosze` after promotions and before its voucher; a cart of `freeFromGrosze` is enough. */
export function deliveryFeeGrosze(terms: DeliveryTerms, cartGrosze: Grosze): Grosze {
  return terms.freeFromGrosze !== null && cartGrosze >= terms.freeFromGrosze ? 0 : terms.feeGrosze
}
