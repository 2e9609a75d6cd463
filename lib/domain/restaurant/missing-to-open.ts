import type { Menu } from '@/lib/domain/ordering/menu/menu'
import { productsOf } from '@/lib/domain/ordering/menu/menu'
import type { OpeningHours } from '@/lib/domain/restaurant/hours/schema'

/** What a restaurant still lacks before diners may see it, in the order in which it is best done. Contract C33. */
export const OPENING_NEEDS = ['hours', 'tables', 'menu', 'terms'] as const
export type OpeningNeed = (typeof OPENING_NEEDS)[number]

export interface OpeningFacts {
  products: readonly string[]
  hours: OpeningHours
  tables: number
  menu: Menu | null
  /** Are there terms on which orders are taken? */
  hasTerms: boolean
}

/** Needs that are not met; what it does not offer it does not need. */
export function missingToOpen({ products, hours, tables, menu, hasTerms }: OpeningFacts): OpeningNeed[] {
  const takesTables = products.includes('reservations')
  const takesOrders = products.includes('orders')
  const dishes = menu ? [...productsOf(menu).values()].filter(({ available }) => available).length : 0
  const isMissing: Record<OpeningNeed, boolean> = {
    hours: hours.week.every((day) => day.length === 0),
    tables: takesTables && tables === 0,
    menu: takesOrders && dishes === 0,
    terms: takesOrders && !hasTerms,
  }
  return OPENING_NEEDS.filter((need) => isMissing[need])
}
