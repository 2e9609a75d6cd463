import { z } from 'zod'
import { calls, get } from '@/lib/domain/call/call'
import { degrees } from '@/lib/domain/call/degrees'
import { LISTS } from '@/lib/domain/list/list-kind'
import { orderingPageSchema, tablesPageSchema } from '@/lib/domain/list/schema'
import { MAX_SEARCH_LENGTH, suggestionListSchema } from '@/lib/domain/list/suggestions-schema'
import { addressListSchema, deliveryModeSchema } from '@/lib/domain/ordering/delivery/schema'
import { DIET_CODES } from '@/lib/domain/ordering/menu/diet/diets'
import { OFFERED_METHODS } from '@/lib/domain/payment/methods'
import { findCuisine, ORDER_CUISINES } from '@/lib/domain/restaurant/cuisines'
import { productQuery } from '@/lib/domain/restaurant/restaurant-calls'
import { MAX_PAGE } from '@/lib/domain/search/page-number'
import { isLocalTime } from '@/lib/domain/time/time'
import { localDateSchema } from '@/lib/domain/wire'

const optionalText = z.string().max(100).optional()
const flag = z.enum(['0', '1']).optional()
export const orderingSearchQuery = z.object({
  city: z.string().max(100).optional(),
  cuisine: z
    .string()
    .max(100)
    .transform((written) => findCuisine(ORDER_CUISINES, written))
    .refine((cuisine) => cuisine !== null, 'cuisine')
    .optional(),
  q: z.string().max(100).default(''),
  diet: z.enum(DIET_CODES).optional(),
  payment: z.enum(OFFERED_METHODS).optional(),
  mode: deliveryModeSchema.optional(),
  open_now: flag,
  free_delivery: flag,
  lat: degrees(90).optional(),
  lng: degrees(180).optional(),
  sort: z.enum(LISTS.orders.sorts).default('polecane'),
  token: z.string().max(4000).optional(),
  page: z.coerce.number().int().min(1).max(MAX_PAGE).default(1),
})

/** Lists of restaurants, and suggestions for a text. Contract C0, C20. */
export const searchCalls = calls('public', {
  ordering: get('/search/ordering', {
    summary: 'A list of restaurants for ordering, ranked by who can serve the diner now, 20 a page',
    query: orderingSearchQuery,
    answer: orderingPageSchema,
    returns: 'One page of the list',
  }),
  tables: get('/search/tables', {
    summary: 'A page of the restaurants of a city, those with a free table first',
    query: z.object({
      city: optionalText,
      cuisine: optionalText,
      area: optionalText,
      open_now: z.enum(['0', '1']).default('0'),
      date: localDateSchema,
      time: z.string().refine(isLocalTime, 'time'),
      people: z.coerce.number().int().min(1).max(50),
      lat: degrees(90).optional(),
      lng: degrees(180).optional(),
      sort: z.enum(LISTS.reservations.sorts).default('polecane'),
      /** The token of the page before; an invalid one starts the list anew. */
      token: z.string().max(6000).optional(),
      page: z.coerce.number().int().min(1).max(MAX_PAGE).default(1),
    }),
    answer: tablesPageSchema,
    returns: 'Twenty rows, counts, and the ranking they belong to',
  }),
  suggestions: get('/suggestions', {
    summary: 'What a search text may mean: cuisines, dishes, restaurants',
    query: z.object({
      q: z.string().max(MAX_SEARCH_LENGTH),
      city: z.string().max(100).optional(),
      product: productQuery,
    }),
    waitMs: 2000,
    answer: suggestionListSchema,
    returns: 'At most 8; none for fewer than 2 letters',
  }),
  addresses: get('/addresses', {
    summary: 'Suggestions of the built-in address source',
    query: z.object({ q: z.string().max(200) }),
    waitMs: 3000,
    answer: addressListSchema,
    returns: 'At most 6; none for fewer than 3 characters',
  }),
})
