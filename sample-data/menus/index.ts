import type { SeedOrdering } from '@/sample-data/menu-types'
import { glogowMenus } from './glogow'
import { legnicaMenus } from './legnica'
import { lesznoMenus } from './leszno'
import { lubinMenus } from './lubin'
import { lublinMenus } from './lublin'
import { orderingOf } from './ordering-of'
import { ostrowMenus } from './ostrow'
import { polkowiceMenus } from './polkowice'

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
