import { z } from 'zod'
import { localDateSchema } from '@/lib/domain/wire'

/** A restaurant has up to three pages: with this many a part of the sitemap has at most 15,000 addresses. */
export const SITEMAP_RESTAURANTS = 5000

/** The local day on which the data last changed; null if unknown. */
const changedOn = localDateSchema.nullable()

/** GET /sitemap: a tenant's lists that have restaurants, and its restaurants in parts. Contract C0. */
export const sitemapOutlineSchema = z.object({
  /** A city's list, and one for each cuisine that a restaurant there has. */
  lists: z.array(
    z.object({
      product: z.enum(['reservations', 'orders']),
      city: z.string(),
      cuisine: z.string().nullable(),
      /** Restaurants on the list. */
      restaurants: z.int().positive(),
      changed_on: changedOn,
    }),
  ),
  parts: z.array(
    z.object({
      /** The part begins after this id. */
      after: z.int().nonnegative(),
      /** Tenants whose hosts are canonical for its restaurants. Contract C18. */
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
      /** Null without a menu; `orders` is false for a read-only one. */
      menu: z.object({ changed_on: changedOn, orders: z.boolean().default(true) }).nullable(),
    }),
  ),
})

export type SitemapOutline = z.infer<typeof sitemapOutlineSchema>
export type SitemapRestaurant = z.infer<typeof sitemapRestaurantsSchema>['items'][number]
