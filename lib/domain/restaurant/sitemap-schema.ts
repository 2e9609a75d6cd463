import { z } from 'zod'
import { localDateSchema } from '@/lib/domain/wire'

/** A restaurant has up to three pages: with this many a part of the sitemap has at most 15,000 addresses. */
export const SITEMAP_RESTAURANTS = 5000

/** The local day on which the data last changed; null if nobody knows. */
const changedOn = localDateSchema.nullable()

/** GET /sitemap: a tenant's lists that have restaurants, and its restaurants in parts. Contract C0. */
export const sitemapOutlineSchema = z.object({
  /** A city's list, and one for each cuisine that somebody there cooks. */
  lists: z.array(
    z.object({
      product: z.enum(['reservations', 'orders']),
      city: z.string(),
      cuisine: z.string().nullable(),
      /** How many restaurants are on the list. */
      restaurants: z.int().positive(),
      changed_on: changedOn,
    }),
  ),
  parts: z.array(
    z.object({
      /** The part begins behind this id. */
      after: z.int().nonnegative(),
      /** Whose hosts are canonical for its restaurants. Contract C18. */
      home_tenants: z.array(z.string().nullable()),
      changed_on: changedOn,
    }),
  ),
})

/** GET /sitemap/restaurants: one part, by id. Contract C0. */
export const sitemapRestaurantsSchema = z.object({
  items: z.array(
    z.object({
      id: z.int().positive(),
      slug: z.string(),
      home_tenant: z.string().nullable(),
      changed_on: changedOn,
      /** Null if there is none; `orders` false where the menu is only read. */
      menu: z.object({ changed_on: changedOn, orders: z.boolean().default(true) }).nullable(),
    }),
  ),
})

export type SitemapOutline = z.infer<typeof sitemapOutlineSchema>
export type SitemapRestaurant = z.infer<typeof sitemapRestaurantsSchema>['items'][number]
