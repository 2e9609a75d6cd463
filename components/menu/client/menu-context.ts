'use client'

import { createContext, useContext } from 'react'
import type { DietMatch } from '@/lib/domain/ordering/menu/diet/diet-filter'
import type { DietWish } from '@/lib/domain/ordering/menu/diet/diets'
import type { ProductFormModuleState } from './use-product-form-module'

/** State shared by the products of a menu page, apart from the cart. */
interface MenuContextValue {
  filter: DietWish
  setFilter: (filter: DietWish) => void
  /** Matches by product; null without a filter. A dish missing here does not pass: its data are unknown. */
  dietMatches: ReadonlyMap<number, DietMatch> | null
  productModule: ProductFormModuleState
  /** Opens a product to be added. */
  open: (productId: number) => void
}

export const MenuContext = createContext<MenuContextValue | null>(null)

export function useMenuContext(): MenuContextValue {
  const context = useContext(MenuContext)
  if (!context) throw new Error('outside of a menu stage')
  return context
}
