import { type Grosze, groszeFromWire } from '@/lib/domain/money'
import type { CartLine } from '@/lib/domain/ordering/cart/cart-line'
import { priceLine } from '@/lib/domain/ordering/cart/pricing/price-line'
import { answersFromWire } from '@/lib/domain/ordering/menu/answers/answers'
import { unfitParts } from '@/lib/domain/ordering/menu/diet/diet-filter'
import type { DietWish } from '@/lib/domain/ordering/menu/diet/diets'
import { type Menu, productsOf } from '@/lib/domain/ordering/menu/menu'
import type { Order } from '@/lib/domain/ordering/order/schema'

/** Fields of an order that are needed to order the same again. */
export type OrderedBefore = Pick<Order, 'restaurant_id' | 'products'> & {
  restaurant: Pick<Order['restaurant'], 'id' | 'slug' | 'name'>
}

/** An earlier order with the present menu. Prices are of one unit. */
export type ReorderPlan = {
  lines: CartLine[]
  /** Dishes that are no longer on the menu, or sold out. */
  unavailable: string[]
  /** Dishes on the menu whose choices have changed: the diner chooses anew. */
  changed: string[]
  /** Dishes among the lines that do not fit the diner's filter. */
  unfit: string[]
  prices: { name: string; fromGrosze: Grosze; toGrosze: Grosze }[]
}

/** Lines that can be ordered again, and the differences since. Contract C3. */
export function reorderPlan({ products }: Pick<Order, 'products'>, menu: Menu, filter: DietWish): ReorderPlan {
  const known = productsOf(menu)
  const plan: ReorderPlan = { lines: [], unavailable: [], changed: [], unfit: [], prices: [] }
  for (const { product_id, amount, answers, note, name, price } of products) {
    const line = { productId: product_id, amount, answers: answersFromWire(answers), note }
    const { product, errors, unitGrosze } = priceLine(line, known)
    if (!product?.available) plan.unavailable.push(name)
    else if (errors.length > 0) plan.changed.push(name)
    else {
      plan.lines.push({ ...line, name: product.name })
      if (unfitParts(product, line.answers, filter, known).length > 0) plan.unfit.push(name)
      const fromGrosze = groszeFromWire(price)
      if (fromGrosze !== unitGrosze) plan.prices.push({ name, fromGrosze, toGrosze: unitGrosze })
    }
  }
  return plan
}
