'use client'

import { createContext, useContext } from 'react'
import type { CartLine } from '@/lib/cart/cart-line'
import type { DoorState } from '@/lib/order/door-state'
import type { MenuAnswer } from './use-menu'
import type { OrderView } from './use-order'

/** What the parts of a cart share, on the menu page and at the checkout. */
export interface OrderStage {
  menu: MenuAnswer
  order: OrderView
  door: DoorState
  /** Changes the answers of a line; `key` is its `lineKey`. Without it lines cannot be edited here. */
  edit?: (key: string, line: CartLine) => void
  /** Is the line against the diner's filter? Only where there is one. */
  isUnfit?: (line: CartLine) => boolean
  openAddress: () => void
}

export const OrderStageContext = createContext<OrderStage | null>(null)

export function useOrderStage(): OrderStage {
  const stage = useContext(OrderStageContext)
  if (!stage) throw new Error('outside of an order stage')
  return stage
}
