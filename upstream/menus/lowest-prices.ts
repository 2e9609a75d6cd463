import { type SQL, sql } from 'drizzle-orm'
import type { Grosze } from '@/lib/domain/money'
import type { Menu } from '@/lib/domain/ordering/menu/menu'

/**
 * `{ productId: grosze }` of restaurant `r.id`: the lowest price at which a dish was sold in 30 days; the 30 days
 * before its present reduction was announced, or the last 30 without one. A dish that was never sold before its
 * reduction has none. Contract C7.
 */
export function lowestPricesQuery(now: Date): SQL {
  const at = sql`${now.toISOString()}::timestamptz`
  return sql`(SELECT json_object_agg(l.product_id, l.lowest) FROM (
    SELECT p.product_id, min(coalesce(p.offered_grosze, p.price_grosze)) AS lowest FROM (
      SELECT product_id, price_grosze, offered_grosze, since, lead(since) OVER own AS until,
        first_value(is_announced) OVER newest AS is_reduced, first_value(since) OVER newest AS reduced_at
      FROM menu_prices WHERE restaurant_id = r.id AND since <= ${at}
      WINDOW own AS (PARTITION BY product_id ORDER BY since), newest AS (PARTITION BY product_id ORDER BY since DESC)) p
    WHERE CASE WHEN p.is_reduced THEN p.since < p.reduced_at AND p.until > p.reduced_at - interval '30 days'
      ELSE p.until IS NULL OR p.until > ${at} - interval '30 days' END
    GROUP BY p.product_id) l)`
}

export function withLowestPrices(menu: Menu, lowest: Record<string, Grosze>): Menu {
  const categories = menu.categories.map((category) => ({
    ...category,
    products: category.products.map((product) => ({ ...product, lowestPriceGrosze: lowest[product.id] ?? null })),
  }))
  return { ...menu, categories }
}
