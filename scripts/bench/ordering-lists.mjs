import pg from 'pg'
import { startDatabase } from './database.mjs'
import { startUpstream } from './servers.mjs'
import { askList, timeCities } from './time-lists.mjs'

const TIMES = { rounds: 80, warmUp: 20 }
/** Two cities of one database, with the centre of their kitchens. */
const SMALL = { city: 'leszno', name: 'Leszno', firstId: 10_000, count: 80, lat: 51.84, lng: 16.57 }
const LARGE = { city: 'lublin', name: 'Lublin', firstId: 20_000, count: 3300, lat: 51.2465, lng: 22.5684 }
const LISTS = [
  ['takeout, by name', { mode: 'takeout' }],
  ['delivery, without an address', { mode: 'delivery' }],
  ['delivery to an address, nearest first', { mode: 'delivery', at: true }],
  ['delivery to an address, cheapest first', { mode: 'delivery', sort: 'dowoz', at: true }],
  ['page 2 of a ranking, with an address', { mode: 'delivery', at: true, page: '2' }],
]

/**
 * Rows of a table: how long `GET /search/ordering` takes on PostgreSQL in a city of 80 and in one of 3,300 kitchens, copies of
 * those of the sample data with their menus, asked in turns. At night chunks are judged until 300, so by day it is less.
 */
export async function orderingListFigures() {
  const database = await startDatabase()
  // It fills the database with the sample data when it starts.
  const upstream = await startUpstream(database.url)
  try {
    await addKitchens(database.url)
    const rows = []
    for (const [name, query] of LISTS) rows.push([name, ...(await figuresOf(upstream.url, query))])
    return rows
  } finally {
    upstream.stop()
    await database.stop()
  }
}

async function addKitchens(url) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    // The copies are listed by their city, as restaurants are; the samples are not.
    await client.query(
      `INSERT INTO listing_exceptions (tenant, restaurant_id, listed)
       SELECT 'nakryte', id, false FROM restaurants ON CONFLICT (tenant, restaurant_id) DO UPDATE SET listed = false`,
    )
    await client.query(
      `CREATE TEMPORARY TABLE samples AS SELECT row_number() OVER (ORDER BY r.id) - 1 AS nr, r.id
       FROM restaurants r JOIN menus m ON m.restaurant_id = r.id JOIN order_settings s ON s.restaurant_id = r.id
       WHERE r.takes_orders AND 'orders_list' = ANY (r.products)`,
    )
    for (const city of [SMALL, LARGE]) await copySamples(client, city)
    await client.query('VACUUM ANALYZE')
  } finally {
    await client.end()
  }
}

async function copySamples(client, { city, name, firstId, count, lat, lng }) {
  // A larger city is wider, so that as many kitchens are near an address.
  const km = Math.sqrt(count / SMALL.count) * 1.5
  const copies = `generate_series(0, $2::int - 1) AS n
    JOIN samples ON samples.nr = n % (SELECT count(*) FROM samples)`
  const ids = [firstId, count]
  await client.query(
    `INSERT INTO restaurants (id, slug, name, city_slug, partner, products, cuisines, order_cuisines, price_level,
       sort_key, search_text, slot_minutes, stay_minutes, summary, details)
     SELECT n + $1::int, slug, name || ' ' || n, $3, partner, products, cuisines, order_cuisines, price_level,
       sort_key || ' ' || n, search_text, slot_minutes, stay_minutes,
       summary || jsonb_build_object('id', n + $1::int, 'name', name || ' ' || n,
         'city', jsonb_build_object('slug', $3::text, 'name', $4::text),
         'address', summary -> 'address' || jsonb_build_object(
           'lat', $5::float8 + ((n * 7919) % 1000 / 500.0 - 1) * $7::float8 / 111,
           'lng', $6::float8 + ((n::bigint * 104729) % 1000 / 500.0 - 1) * $7::float8 / 70)), details
     FROM ${copies} JOIN restaurants r ON r.id = samples.id`,
    [...ids, city, name, lat, lng, km],
  )
  await client.query(
    `INSERT INTO menus (restaurant_id, menu, search_text, diets)
     SELECT n + $1::int, menu, search_text, diets FROM ${copies} JOIN menus m ON m.restaurant_id = samples.id`,
    ids,
  )
  await client.query(
    `INSERT INTO order_settings (restaurant_id, payment_methods, packaging_grosze, preparation_minutes, slot_minutes,
       orders_per_slot, scheduled, zones)
     SELECT n + $1::int, payment_methods, packaging_grosze, preparation_minutes, slot_minutes, orders_per_slot, scheduled,
       zones
     FROM ${copies} JOIN order_settings s ON s.restaurant_id = samples.id`,
    ids,
  )
  await client.query(`INSERT INTO tenant_cities (tenant, city_slug) VALUES ('nakryte', $1) ON CONFLICT DO NOTHING`, [
    city,
  ])
}

function figuresOf(url, query) {
  return timeCities([SMALL, LARGE], TIMES, async (place) => {
    const { page, ...list } = query
    const token = page ? (await ask(url, place, list)).answer.token : null
    const { ms, answer } = await ask(url, place, { ...query, ...(token && { token }) })
    if (answer.items.length !== 20) throw new Error(`${place.city} answered ${answer.items.length} restaurants`)
    return ms
  })
}

function ask(url, { city, lat, lng }, { at, ...query }) {
  const address = at ? { lat: (lat + 0.004).toFixed(6), lng: (lng + 0.004).toFixed(6) } : {}
  return askList(url, '/search/ordering', { city, ...query, ...address })
}
