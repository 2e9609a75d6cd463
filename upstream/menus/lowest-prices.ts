import { type SQL, sql } from 'drizzle-orm'
import type { Grosze } from '@/lib/domain/money'
import type { Menu } from '@/lib/domain/ordering/menu/menu'

/** `{ productId: grosze }` of restaurant `r.id`: the lowest price of the last 30 days. Contract C7. */
export function lowestPricesQuery(now: Date): SQL {
  return sql`(SELECT json_object_agg(l.product_id, l.lowest) FROM (
    SELECT p.product_id, min(p.price_grosze) AS lowest FROM (
      SELECT product_id, price_grosze, lead(since) OVER (PARTITION BY product_id ORDER BY since) AS until
      FROM menu_prices WHERE restaurant_id = r.id AND since <= ${now.toISOString()}::timestamptz) p
    WHERE p.until IS NULL OR p.until > ${now.toISOString()}::timestamptz - interval '30 days'
    GROUP BY p.product_id) l)`
}

export function withLowestPrices(menu: Menu, lowest: Record<string, Grosze>): Menu {
  const categories = menu.categories.map((category) => ({
    ...category,
    products: category.products.map((product) => ({ ...product, lowestPriceGrosze: lowest[product.id] ?? null })),
  }))
  return { ...menu, categories }
}
