/** Present sales channel of a restaurant. Labels are `plans.merchantType.<key>`. Ledger L025–L028. */
export const MERCHANT_TYPES = ['not-selling', 'sell-without-commission', 'want-to-reduce-cost', 'lubje'] as const
export type MerchantType = (typeof MERCHANT_TYPES)[number]

export function isMerchantType(value: string | undefined): value is MerchantType {
  return MERCHANT_TYPES.some((key) => key === value)
}
