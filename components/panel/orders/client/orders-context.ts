import { createContext, use } from 'react'
import type { OrdersWords } from '@/components/panel/orders/words'
import type { KitchenDish } from '@/lib/domain/panel/orders/kitchen-menu'

/** Values that stay the same while the screen is open. */
type OrdersContextValue = {
  words: OrdersWords
  dishes: ReadonlyMap<number, KitchenDish>
  canSetSoldOut: boolean
  /** The role cooks and does nothing else: all that is to be made stands in one grid, and answers are small. */
  isCook: boolean
  /** Prints an order's ticket. */
  print(orderId: string): void
}

export const OrdersContext = createContext<OrdersContextValue | null>(null)

export function useOrders(): OrdersContextValue {
  const value = use(OrdersContext)
  if (!value) throw new Error('a part of the screen of orders stands outside OrdersScreen')
  return value
}
