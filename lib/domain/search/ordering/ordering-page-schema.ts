import { z } from 'zod'
import { DIET_CODES } from '@/lib/domain/ordering/menu/diet/diets'
import { orderingRestaurantSchema } from '@/lib/domain/ordering/order/schema'
import { OFFERED_METHODS } from '@/lib/domain/payment/methods'
import { ORDER_CUISINES } from '@/lib/domain/restaurant/cuisines'
import { facetSchema, rankedPageSchema } from '@/lib/domain/search/ranked-page-schema'

/** How many restaurants each value of a filter would list, in the city, the mode and for the text that were asked. */
const countsOf = <T extends string>(keys: readonly [T, ...T[]]) =>
  z.array(facetSchema.omit({ name: true }).extend({ key: z.enum(keys) }))

export const orderingFacetsSchema = z.object({
  cuisines: countsOf(ORDER_CUISINES),
  payments: countsOf(OFFERED_METHODS as [(typeof OFFERED_METHODS)[number]]),
  diets: countsOf(DIET_CODES),
})

/**
 * GET /search/ordering: 20 restaurants of a list of any length. `total` counts those that fit every filter but 'open now' and
 * the reach of an address, which only a look at each restaurant tells. Of those looked at, `in_range` are listed and reach
 * the diner, and `open` of them take orders now. Contract C20.
 */
export const orderingPageSchema = rankedPageSchema.extend({
  items: z.array(orderingRestaurantSchema),
  in_range: z.int().nonnegative(),
  open: z.int().nonnegative(),
  facets: orderingFacetsSchema,
})

export type OrderingFacets = z.infer<typeof orderingFacetsSchema>
export type OrderingPage = z.infer<typeof orderingPageSchema>
