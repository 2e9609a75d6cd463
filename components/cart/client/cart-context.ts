'use client'

import { createContext, useContext } from 'react'
import type { OrderingAvailability } from '@/lib/domain/ordering/availability/ordering-availability'
import type { CartLine } from '@/lib/domain/ordering/cart/cart-line'
import type { OrderPromise } from '@/lib/domain/ordering/promise/order-promise'
import type { CartPricing } from './use-cart-pricing'
import type { MenuAnswer } from './use-menu'

export interface CartContextValue {
  menu: MenuAnswer
  order: CartPricing
  availability: OrderingAvailability
  /** Arrival of an order placed now; `null` while none is accepted, or not to this address. */
  promise: OrderPromise | null
  /** May a diner choose a later time at the checkout? Dishes not served now may be served then. */
  takesScheduled: boolean
  /** Changes the answers of a line; `key` is its `lineKey`. Without it lines cannot be edited here. */
  edit?: (key: string, line: CartLine) => void
  /** Whether the line conflicts with the diner's diet filter. Present only with a filter. */
  isUnfit?: (line: CartLine) => boolean
  openAddress: () => void
}

export const CartContext = createContext<CartContextValue | null>(null)

export function useCartContext(): CartContextValue {
  const context = useContext(CartContext)
  if (!context) throw new Error('outside of an order stage')
  return context
}
