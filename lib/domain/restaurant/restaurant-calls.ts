import { z } from 'zod'
import { calls, get } from '@/lib/domain/call/call'
import { degrees } from '@/lib/domain/call/degrees'
import { distanceSchema } from '@/lib/domain/ordering/delivery/schema'
import { menuSchema } from '@/lib/domain/ordering/menu/schema'
import { orderingRestaurantListSchema, restaurantWithOrderingSchema } from '@/lib/domain/ordering/order/schema'
import { availabilityListSchema } from '@/lib/domain/reservation/availability/schema'
import { cityListSchema, cuisineListSchema, restaurantListSchema } from '@/lib/domain/restaurant/schema'
import { sitemapOutlineSchema, sitemapRestaurantsSchema } from '@/lib/domain/restaurant/sitemap-schema'
import { isLocalDate, isLocalTime } from '@/lib/domain/time/time'

const optionalText = z.string().max(100).optional()
const idsSchema = z
  .string()
  .regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8})*$/)
  .transform((ids) => ids.split(',').map(Number))

/** `YYYY-MM-DD HH:MM`, seconds are accepted. Ledger L267. */
const fromSchema = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}(:\d{2})?$/)
  .transform((from) => ({ date: from.slice(0, 10), time: from.slice(11, 16) }))
  .refine(({ date, time }) => isLocalDate(date) && isLocalTime(time), 'date')

/** The order of a list of restaurants. */
export const SORTS = ['recommended', 'name', 'price'] as const
export const productQuery = z.enum(['reservations', 'orders']).default('reservations')

/** The restaurants of a brand for diners. Contract C0, C4, C5, C6. */
export const restaurantCalls = calls('public', {
  list: get('/restaurants', {
    summary: 'Restaurants of the tenant',
    query: z.object({
      product: productQuery,
      city: optionalText,
      cuisine: optionalText,
      q: optionalText,
      /** Only restaurants that other sites may embed. Contract C16. */
      embeddable: z.literal('1').optional(),
      sort: z.enum(SORTS).default('recommended'),
      lat: degrees(90).optional(),
      lng: degrees(180).optional(),
      cursor: z.string().max(500).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    answer: z.union([orderingRestaurantListSchema, restaurantListSchema]),
    returns: 'One page; for orders each with its terms',
  }),
  one: get('/restaurants/{id}', {
    summary: 'One restaurant',
    answer: restaurantWithOrderingSchema,
    returns: 'The restaurant',
  }),
  menu: get('/restaurants/{id}/menu', {
    summary: 'The menu, with the lowest price of 30 days beside each price',
    answer: menuSchema,
    returns: 'The menu; empty where the restaurant has none',
  }),
  availability: get('/restaurants/{ids}/availability', {
    summary: 'Slots around a time, for up to 50 restaurants at once',
    params: { ids: idsSchema },
    query: z.object({
      from: fromSchema,
      people: z.coerce.number().int().min(1).max(50),
      hold_token: z.string().max(64).optional(),
    }),
    answer: availabilityListSchema,
    returns: 'One entry per id, in the order asked',
  }),
  distance: get('/restaurants/{id}/distance', {
    summary: 'Is an address within reach of delivery?',
    query: z.object({ lng: degrees(180), lat: degrees(90) }),
    waitMs: 3000,
    answer: distanceSchema,
    returns: 'Distance by the line',
  }),
  cities: get('/cities', {
    summary: 'Cities of the tenant, with how many restaurants serve there',
    query: z.object({ product: productQuery }),
    answer: cityListSchema,
    returns: 'Cities in the order of the configuration',
  }),
  cuisines: get('/cuisines', {
    summary: 'Cuisines of the tenant, with how many restaurants have each',
    query: z.object({ product: productQuery }),
    answer: cuisineListSchema,
    returns: 'The most common first',
  }),
  sitemap: get('/sitemap', {
    summary: 'Which lists the tenant has, and its restaurants in parts of 5,000',
    answer: sitemapOutlineSchema,
    returns: 'Lists and parts',
  }),
  sitemapPart: get('/sitemap/restaurants', {
    summary: 'One part: ids, slugs and days of the last change',
    query: z.object({ after: z.coerce.number().int().min(0).max(2_147_483_647) }),
    answer: sitemapRestaurantsSchema,
    returns: 'At most 5,000, by id',
  }),
})
