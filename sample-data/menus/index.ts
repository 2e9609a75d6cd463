import type { SeedMenu, SeedOrdering } from '@/sample-data/menu-types'
import { glogowMenus } from './glogow'
import { legnicaMenus } from './legnica'
import { lesznoMenus } from './leszno'
import { lubinMenus } from './lubin'
import { lublinMenus } from './lublin'
import { orderingOf, seedMenuOf } from './ordering-of'
import { ostrowMenus } from './ostrow'
import { polkowiceMenus } from './polkowice'
import { readMenuOutlines } from './read'

/** Menu and terms of every sample restaurant that accepts orders. */
export const orderings: SeedOrdering[] = [
  ...lublinMenus,
  ...lesznoMenus,
  ...ostrowMenus,
  ...lubinMenus,
  ...polkowiceMenus,
  ...glogowMenus,
  ...legnicaMenus,
].map(orderingOf)

/** Menus of sample restaurants that take no orders. */
export const readMenus: SeedMenu[] = readMenuOutlines.map(seedMenuOf)
