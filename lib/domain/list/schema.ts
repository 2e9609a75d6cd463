import { z } from 'zod'
import { DIET_CODES } from '@/lib/domain/ordering/menu/diet/diets'
import { orderingRestaurantSchema } from '@/lib/domain/ordering/order/schema'
import { OFFERED_METHODS } from '@/lib/domain/payment/methods'
import { availabilitySchema } from '@/lib/domain/reservation/availability/schema'
import { ORDER_CUISINES } from '@/lib/domain/restaurant/cuisines'
import { restaurantSummarySchema } from '@/lib/domain/restaurant/schema'

/**
 * An option of a filter, and how many restaurants have it together with the other filters. `name` where `key` is no
 * word.
 */
const facetSchema = z.object({ key: z.string(), name: z.string().optional(), count: z.int().nonnegative() })

/** Fields of every page of a ranked list beside its rows. Contract C20. */
const rankedPageSchema = z.object({
  /** Restaurants that fit the filters, regardless of opening hours. */
  total: z.int().nonnegative(),
  /** Restaurants looked at from the list's start to the end of this part of it. */
  looked_at: z.int().nonnegative(),
  page: z.int().positive(),
  next_page: z.int().positive().nullable(),
  /** The ranking that this page and its neighbours belong to; `null` if the list has no rows. */
  token: z.string().nullable(),
})

const count = z.int().nonnegative()

/** GET /search/tables: one page of the restaurants of a city, ranked by their free tables. Contract C20. */
export const tablesPageSchema = rankedPageSchema.extend({
  items: z.array(z.object({ restaurant: restaurantSummarySchema, availability: availabilitySchema })),
  /**
   * How many of the restaurants looked at have a table at that time, near it, on request, or none; `at_time`: free or on
   * request at that very time.
   */
  found: z.object({ free: count, near: count, request: count, none: count, at_time: count }),
  facets: z.object({ cuisines: z.array(facetSchema), areas: z.array(facetSchema.extend({ name: z.string() })) }),
})

export type TablesPage = z.infer<typeof tablesPageSchema>
/** How many restaurants were found, by how they can seat the diner. */
export type TablesFound = TablesPage['found']

/** Restaurants that each value of a filter would list, for the requested city, mode and text. */
const countsOf = <T extends string>(keys: readonly [T, ...T[]]) =>
  z.array(facetSchema.omit({ name: true }).extend({ key: z.enum(keys) }))

const orderingFacetsSchema = z.object({
  cuisines: countsOf(ORDER_CUISINES),
  payments: countsOf(OFFERED_METHODS as [(typeof OFFERED_METHODS)[number]]),
  diets: countsOf(DIET_CODES),
})

/**
 * GET /search/ordering: 20 restaurants of a list of any length. `total` counts those that fit every filter but
 * 'open now' and the reach of an address, which need a look at each restaurant. `in_range` counts the looked-at ones
 * that are listed and reach the diner, `open` those of them that take orders now. Contract C20.
 */
export const orderingPageSchema = rankedPageSchema.extend({
  items: z.array(orderingRestaurantSchema),
  in_range: z.int().nonnegative(),
  open: z.int().nonnegative(),
  facets: orderingFacetsSchema,
})

export type OrderingFacets = z.infer<typeof orderingFacetsSchema>
export type OrderingPage = z.infer<typeof orderingPageSchema>
