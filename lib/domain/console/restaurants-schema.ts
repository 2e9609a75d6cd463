import { z } from 'zod'
import { STAFF_ROLES } from '@/lib/domain/panel/access/permissions'
import { mailRouteSchema } from '@/lib/domain/panel/access/schema'
import { PLAN_KEYS } from '@/lib/domain/partner-enquiry/plans'
import { OPENING_NEEDS } from '@/lib/domain/restaurant/missing-to-open'
import { settingsVersionSchema } from '@/lib/domain/restaurant/settings/wire'
import { RESTAURANT_STATES } from '@/lib/domain/restaurant/state'
import { instantSchema, localDateSchema } from '@/lib/domain/wire'

/** The wire format of a brand's restaurants in its console. Contract C41. */
const count = z.int().nonnegative()
const grosze = z.int().nonnegative()
const text = (most: number) => z.string().trim().min(1).max(most)

/** Sort orders of the list: figures the largest first, names in Polish order. */
export const RESTAURANT_SORTS = ['name', 'state', 'answer', 'unanswered', 'refunds', 'no_shows'] as const
export type RestaurantSort = (typeof RESTAURANT_SORTS)[number]

/** Days, up to now, over which the figures of a list are counted. */
export const FIGURE_DAYS = 30
/** Restaurants on a page of the list. */
export const RESTAURANTS_A_PAGE = 50

/** Figures of the last thirty days. */
const restaurantFiguresSchema = z.object({
  /** Median time to answer orders and requests; null without an answer. */
  answer_seconds: count.nullable(),
  answers: count,
  /** Orders and requests that ran out of time. */
  unanswered: count,
  /** Refunds that arrived. */
  refunds: count,
  refunded_grosze: grosze,
  /** Reservations whose guests did not come. */
  no_shows: count,
})

const consoleRestaurantSchema = z.object({
  id: z.int().positive(),
  name: z.string(),
  city: z.string(),
  state: z.enum(RESTAURANT_STATES),
  /** Reason for its suspension. */
  reason: z.string().nullable(),
  /** Conditions missing before it may open; empty for an open restaurant. */
  missing: z.array(z.enum(OPENING_NEEDS)),
  figures: restaurantFiguresSchema,
})

/** GET /console/restaurants?q=&state=&sort=&page=. */
export const consoleRestaurantsQuerySchema = z.object({
  q: z.string().trim().max(80).default(''),
  state: z.enum(RESTAURANT_STATES).optional(),
  sort: z.enum(RESTAURANT_SORTS).default('name'),
  page: z.coerce.number().int().min(1).max(1000).default(1),
})
export const consoleRestaurantsSchema = z.object({
  items: z.array(consoleRestaurantSchema),
  /** Number of restaurants on all pages. */
  total: count,
  page: z.int().positive(),
})

/** GET /console/restaurants/{id}. */
export const consoleRestaurantPageSchema = z.object({
  restaurant: consoleRestaurantSchema,
  slug: z.string(),
  products: z.array(z.string()),
  address: z.string(),
  contact: z.object({ phone: z.string(), email: z.string(), website: z.string().nullable() }),
  trader: z.object({ name: z.string(), address: z.string(), nip: z.string() }).nullable(),
  /** Plan that it has paid for, its first day, and how much of it is used; null without one. */
  plan: z.object({ key: z.enum(PLAN_KEYS), since: localDateSchema, used: count }).nullable(),
  /** Needs that follow from its offers. */
  needs: z.array(z.object({ need: z.enum(OPENING_NEEDS), is_met: z.boolean() })),
  people: z.array(
    z.object({
      name: z.string(),
      email: z.string().nullable(),
      role: z.enum(STAFF_ROLES),
      /** Last time they were in the panel; null where no session of theirs is stored. */
      seen_at: instantSchema.nullable(),
    }),
  ),
  /** Newest first. */
  versions: z.array(settingsVersionSchema),
})

/** PUT /console/restaurants/{id}/state is the call of C33. POST /console/restaurants/{id}/owners. */
export const consoleOwnerSchema = z.strictObject({ name: text(60), email: z.string().trim().pipe(z.email().max(254)) })
export const consoleOwnerInvitedSchema = z.object({ accepted: z.literal(true), mail: mailRouteSchema })

/** PUT /console/restaurants/{id}/plan: orders count from that day; null removes the plan. */
export const planRequestSchema = z.strictObject({ plan: z.enum(PLAN_KEYS).nullable(), since: localDateSchema })

/** Offers that a restaurant made in the console can have from the start. */
export const OFFERS = ['reservations', 'orders'] as const

/**
 * POST /console/restaurants: the smallest file of a restaurant (C33). An error of the file comes back under its
 * path there.
 */
export const newRestaurantSchema = z.strictObject({
  name: text(80),
  city: text(60),
  street: text(100),
  house: text(20),
  postal_code: text(10),
  phone: text(30),
  offers: z.array(z.enum(OFFERS)).min(1).max(OFFERS.length),
  trader: text(200),
  nip: text(30),
  owner: consoleOwnerSchema,
})
export const madeRestaurantSchema = z.object({ id: z.int().positive(), mail: mailRouteSchema })

export type ConsoleRestaurant = z.infer<typeof consoleRestaurantSchema>
export type ConsoleRestaurants = z.infer<typeof consoleRestaurantsSchema>
export type ConsoleRestaurantsQuery = z.infer<typeof consoleRestaurantsQuerySchema>
export type ConsoleRestaurantPage = z.infer<typeof consoleRestaurantPageSchema>
export type PlanRequest = z.infer<typeof planRequestSchema>
export type NewRestaurant = z.infer<typeof newRestaurantSchema>
export type RestaurantFigures = z.infer<typeof restaurantFiguresSchema>
