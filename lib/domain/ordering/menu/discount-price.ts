import type { Grosze } from '@/lib/domain/money'
import type { Category, Discount, Product } from '@/lib/domain/ordering/menu/menu'

/** A menu as far as its promotions depend on it. */
export type DiscountedMenu = {
  categories: (Pick<Category, 'id'> & { products: Pick<Product, 'id'>[] })[]
  discounts: Discount[]
}

/** Finds the discounts that apply to a product of the menu, directly or by its category. Contract C7. */
export function discountsOf({ categories, discounts }: DiscountedMenu): (product: Pick<Product, 'id'>) => Discount[] {
  const categoryOf = new Map(
    categories.flatMap((category) => category.products.map((product) => [product.id, category.id] as const)),
  )
  return ({ id }) =>
    discounts.filter(({ scope, targetId }) => targetId === (scope === 'same-product' ? id : categoryOf.get(id)))
}

/**
 * The price of one unit if a reduction applies at any time and for any delivery type; `null` if there is none, or if it
 * depends on the hour, the delivery type or the amount. Half up, as in the cart. Contract C7.
 */
export function reducedGrosze({ priceGrosze }: Pick<Product, 'priceGrosze'>, discounts: Discount[]): Grosze | null {
  const always = discounts.filter((one) => one.get === 0 && isAlways(one))
  if (always.length === 0) return null
  return reducedBy(priceGrosze, Math.max(...always.map((one) => one.percent)))
}

/**
 * The lowest price at which one unit is ever sold under these discounts, whatever the hour or the delivery type; `null`
 * without a reduction of a single unit. It is what a price history keeps. Contract C7.
 */
export function lowestOfferedGrosze(
  { priceGrosze }: Pick<Product, 'priceGrosze'>,
  discounts: readonly Discount[],
): Grosze | null {
  const percents = discounts.filter(({ get }) => get === 0).map(({ percent }) => percent)
  return percents.length > 0 ? reducedBy(priceGrosze, Math.max(...percents)) : null
}

// Half up, as in the cart.
function reducedBy(priceGrosze: Grosze, percent: number): Grosze {
  return priceGrosze - Math.floor((priceGrosze * percent + 50) / 100)
}

function isAlways({ maxUses, days, hours, deliveryTypes }: Discount): boolean {
  return maxUses === null && days === null && hours === null && deliveryTypes === null
}
