'use client'

import { createContext, useContext } from 'react'
import type { DietFilter } from '@/lib/menu/diet-filter'

/** What the products of a menu page share, beside the cart. */
export interface MenuStageValue {
  filter: DietFilter
  setFilter: (filter: DietFilter) => void
  /** Opens a product to be added. */
  open: (productId: number) => void
}

export const MenuStageContext = createContext<MenuStageValue | null>(null)

export function useMenuStage(): MenuStageValue {
  const stage = useContext(MenuStageContext)
  if (!stage) throw new Error('outside of a menu stage')
  return stage
}
