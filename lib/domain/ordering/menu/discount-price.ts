import type { Grosze } from '@/lib/domain/money'
import type { Discount, Menu, Product } from '@/lib/domain/ordering/menu/menu'

/** The discounts that apply to this product, directly or by its category. Contract C7. */
export function discountsOf(menu: Menu, product: Pick<Product, 'id'>): Discount[] {
  const category = menu.categories.find(({ products }) => products.some(({ id }) => id === product.id))
  return menu.discounts.filter(({ scope, targetId }) =>
    scope === 'same-product' ? targetId === product.id : targetId === category?.id,
  )
}

/**
 * The price of one unit if a reduction applies at any time and for any delivery type; `null` if there is none, or if it
 * depends on the hour, the delivery type or the amount. Half up, as in the cart. Contract C7.
 */
export function reducedGrosze({ priceGrosze }: Pick<Product, 'priceGrosze'>, discounts: Discount[]): Grosze | null {
  const always = discounts.filter((one) => one.get === 0 && isAlways(one))
  if (always.length === 0) return null
  const percent = Math.max(...always.map((one) => one.percent))
  return priceGrosze - Math.floor((priceGrosze * percent + 50) / 100)
}

function isAlways({ maxUses, days, hours, deliveryTypes }: Discount): boolean {
  return maxUses === null && days === null && hours === null && deliveryTypes === null
}
