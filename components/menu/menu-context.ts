'use client'

import { createContext, useContext } from 'react'
import type { Fitness } from '@/lib/menu/diet-filter'
import type { DietFilter } from '@/lib/menu/diets'
import type { DishCodeAnswer } from './use-dish-code'

/** What the products of a menu page share, beside the cart. */
export interface MenuStageValue {
  filter: DietFilter
  setFilter: (filter: DietFilter) => void
  /** By product; null without a filter. A dish that is not in it does not pass: nothing is known of it. */
  fitness: ReadonlyMap<number, Fitness> | null
  dish: DishCodeAnswer
  /** Opens a product to be added. */
  open: (productId: number) => void
}

export const MenuStageContext = createContext<MenuStageValue | null>(null)

export function useMenuStage(): MenuStageValue {
  const stage = useContext(MenuStageContext)
  if (!stage) throw new Error('outside of a menu stage')
  return stage
}
