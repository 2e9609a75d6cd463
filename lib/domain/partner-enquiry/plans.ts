import type { Grosze } from '@/lib/domain/money'

export const PLAN_KEYS = ['S', 'M', 'L'] as const
export type PlanKey = (typeof PLAN_KEYS)[number]

export interface Plan {
  key: PlanKey
  orders: number
  priceGrosze: Grosze
  /** Shows 'najczęściej wybierany!'. */
  isMostChosen: boolean
}

/**
 * The price of the plans for orders. They state neither a period nor VAT, because the seed states neither. Ledger
 * L029–L032.
 */
export const PLANS: readonly Plan[] = [
  { key: 'S', orders: 100, priceGrosze: 12_000, isMostChosen: false },
  { key: 'M', orders: 250, priceGrosze: 20_000, isMostChosen: true },
  { key: 'L', orders: 1000, priceGrosze: 45_000, isMostChosen: false },
]

/** Grosze for one order if the plan is used up, rounded half up. Contract C10. */
export function pricePerOrderGrosze({ priceGrosze, orders }: Pick<Plan, 'priceGrosze' | 'orders'>): Grosze {
  return Math.round(priceGrosze / orders)
}

export function isPlanKey(value: string | undefined): value is PlanKey {
  return PLAN_KEYS.some((key) => key === value)
}
