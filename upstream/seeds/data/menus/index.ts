import type { SeedOrdering } from '../../menu-types'
import { lublinMenus } from './lublin'
import { orderingOf } from './ordering-of'

/** Menu and terms of every sample restaurant that takes orders. */
export const orderings: SeedOrdering[] = [...lublinMenus].map(orderingOf)
