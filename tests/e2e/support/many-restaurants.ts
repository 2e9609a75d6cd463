import { inOneTransaction } from './in-one-transaction'

/** New restaurants: copies of `like`, in its city and so listed where the city is, each with one table for two. */
interface Wanted {
  like: number
  firstId: number
  count: number
}

/** Adds restaurants named `Gospoda 001`, `Gospoda 002`, …; open around the clock, confirmed at once. */
export async function addRestaurants(databaseUrl: string, { like, firstId, count }: Wanted): Promise<void> {
  const lastId = firstId + count - 1
  await inOneTransaction(databaseUrl, async (client) => {
    await client.query(
      `INSERT INTO restaurants (id, slug, name, city_slug, partner, products, cuisines, order_cuisines, price_level,
         sort_key, search_text, slot_minutes, stay_minutes, summary, details)
       SELECT n, 'gospoda-' || nr, 'Gospoda ' || nr, city_slug, true, products, cuisines, order_cuisines, price_level,
         'gospoda ' || nr, 'gospoda-' || nr, 30, NULL,
         summary || jsonb_build_object('id', n, 'slug', 'gospoda-' || nr, 'name', 'Gospoda ' || nr, 'partner', true,
           'custom_rules', '[]'::jsonb, 'hours', jsonb_build_object('week', $4::jsonb, 'exceptions', '[]'::jsonb),
           'config', '{"config": {"auto_confirm_before": 0}, "orders": {"allowOrders": false}}'::jsonb), details
       FROM restaurants, generate_series($2::int, $3::int) AS n, lpad((n - $2 + 1)::text, 3, '0') AS nr WHERE id = $1`,
      [like, firstId, lastId, JSON.stringify(Array.from({ length: 7 }, () => [{ open: '00:00', close: '24:00' }]))],
    )
    await client.query(
      `INSERT INTO dining_tables (restaurant_id, name, area, min_seats, max_seats)
       SELECT n, 'S1', 'sala', 1, 2 FROM generate_series($1::int, $2::int) AS n`,
      [firstId, lastId],
    )
  })
}

/** Takes every restaurant out of a tenant's lists. */
export async function delistAll(databaseUrl: string, tenant: string, except: number): Promise<void> {
  await inOneTransaction(databaseUrl, (client) =>
    client.query(
      `INSERT INTO listing_exceptions (tenant, restaurant_id, listed)
       SELECT $1, id, false FROM listed_restaurants($1) WHERE id <> $2`,
      [tenant, except],
    ),
  )
}
