import { addMinutes } from 'date-fns/addMinutes'
import { localTimeOf } from '@/lib/domain/time/time'
import { inOneTransaction } from './in-one-transaction'

/** New kitchens: copies of the tenant's first one that delivers, and has the cuisine. */
interface Wanted {
  tenant: string
  cuisine?: string
  /** Are the tenant's other restaurants removed from its lists? Then no other tenant lists the new ones. */
  isOnly?: boolean
  /** The value of its restaurants' products that puts them on the list. Contract C18. */
  list: string
  firstId: number
  count: number
}

/** Where the kitchens are, within two kilometres. */
export interface Centre {
  lat: number
  lng: number
}

/**
 * Adds `Kuchnia 001`, `Kuchnia 002`, … with the menu and the terms of their original, spread around it. They opened six
 * hours ago and close in four.
 */
export async function addKitchens(
  databaseUrl: string,
  { tenant, list, cuisine, isOnly = false, firstId, count }: Wanted,
): Promise<Centre> {
  return inOneTransaction(databaseUrl, async (client) => {
    const { rows } = await client.query(
      `SELECT r.id, r.lat, r.lng FROM listed_restaurants($1) r JOIN menus m ON m.restaurant_id = r.id
       JOIN order_settings s ON s.restaurant_id = r.id
       WHERE r.products @> ARRAY[$2, 'orders', 'deliveries'] AND r.takes_orders
         AND ($3::text IS NULL OR $3 = ANY (r.order_cuisines)) ORDER BY r.id LIMIT 1`,
      [tenant, list, cuisine ?? null],
    )
    const [like] = rows
    const now = new Date()
    const hours = [{ open: localTimeOf(addMinutes(now, -360)), close: localTimeOf(addMinutes(now, 240)) }]
    const ids = [firstId, firstId + count - 1]
    const delist = `INSERT INTO listing_exceptions (tenant, restaurant_id, listed) SELECT $1, id, false FROM listed_restaurants($1)`
    if (isOnly) await client.query(delist, [tenant])
    await client.query(
      `INSERT INTO restaurants (id, slug, name, city_slug, partner, products, cuisines, order_cuisines, price_level,
         sort_key, search_text, slot_minutes, stay_minutes, summary, details)
       SELECT n, 'kuchnia-' || nr, 'Kuchnia ' || nr, city_slug, partner, products, cuisines, order_cuisines, price_level,
         'kuchnia ' || nr, 'kuchnia-' || nr, slot_minutes, stay_minutes,
         summary || jsonb_build_object('id', n, 'slug', 'kuchnia-' || nr, 'name', 'Kuchnia ' || nr,
           'custom_rules', '[]'::jsonb, 'orders_paused', null,
           'hours', jsonb_build_object('week', $4::jsonb, 'exceptions', '[]'::jsonb),
           'address', summary -> 'address' || jsonb_build_object(
             'lat', lat + ((n * 37) % 101 - 50) / 4000.0, 'lng', lng + ((n * 53) % 103 - 51) / 4000.0)), details
       FROM restaurants, generate_series($2::int, $3::int) AS n, lpad((n - $2 + 1)::text, 3, '0') AS nr WHERE id = $1`,
      [like.id, ...ids, JSON.stringify(Array.from({ length: 7 }, () => hours))],
    )
    await client.query(
      // Listed by their city; as the only ones, by this tenant alone.
      `INSERT INTO listing_exceptions (tenant, restaurant_id, listed)
       SELECT t.key, n, t.key = $1 FROM tenants t, generate_series($3::int, $4::int) AS n WHERE t.key = $1 OR $2`,
      [tenant, isOnly, ...ids],
    )
    await client.query(
      `INSERT INTO menus (restaurant_id, menu, search_text, diets)
       SELECT n, menu, search_text, diets FROM menus, generate_series($2::int, $3::int) AS n WHERE restaurant_id = $1`,
      [like.id, ...ids],
    )
    await client.query(
      `INSERT INTO order_settings (restaurant_id, payment_methods, packaging_grosze, preparation_minutes, slot_minutes,
         orders_per_slot, scheduled, zones)
       SELECT n, payment_methods, packaging_grosze, preparation_minutes, slot_minutes, orders_per_slot, scheduled, zones
       FROM order_settings, generate_series($2::int, $3::int) AS n WHERE restaurant_id = $1`,
      [like.id, ...ids],
    )
    return { lat: like.lat, lng: like.lng }
  })
}
