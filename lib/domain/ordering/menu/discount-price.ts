import type { Grosze } from '@/lib/domain/money'
import { isDiscountActive } from '@/lib/domain/ordering/cart/pricing/discount-active'
import type { DeliveryType } from '@/lib/domain/ordering/delivery/schema'
import type { Category, Discount, Product } from '@/lib/domain/ordering/menu/menu'

/** Fields of a menu on which its promotions depend. */
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

/** A discount that lowers the price of each unit, and that price. */
export type Reduction = { discount: Discount; grosze: Grosze }

/**
 * Reductions of a dish's own price, best first, whether they apply now or not. Half up, as in the cart. Contract
 * C7.
 */
export function reductionsOf(
  { priceGrosze }: Pick<Product, 'priceGrosze'>,
  discounts: readonly Discount[],
): Reduction[] {
  return discounts
    .filter(({ get, maxUses }) => get === 0 && maxUses === null)
    .toSorted((a, b) => b.percent - a.percent || a.id - b.id)
    .map((discount) => ({ discount, grosze: reducedBy(priceGrosze, discount.percent) }))
}

/** The price of one unit for an order of that type wanted at `servedAt`; `null` without a reduction. Contract C7. */
export function reductionAt(
  product: Pick<Product, 'priceGrosze'>,
  discounts: readonly Discount[],
  { deliveryType, servedAt }: { deliveryType: DeliveryType; servedAt: Date },
): Reduction | null {
  const holds = ({ discount }: Reduction) => isDiscountActive(discount, deliveryType, servedAt)
  return reductionsOf(product, discounts).find(holds) ?? null
}

/**
 * The lowest price at which one unit is ever sold under these discounts, whatever the hour or the delivery type;
 * `null` without a reduction of a single unit. The price history stores it. Contract C7.
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
