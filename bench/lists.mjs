import pg from 'pg'
import { compared, dayIn, inTurns, table } from './measure.mjs'
import { askUpstream, startDatabase, startUpstream } from './product.mjs'

const TIMES = { rounds: 80, warmUp: 20 }
/** Cities of one database, with the number of restaurants around each centre. */
const CITIES = [
  { city: 'leszno', count: 80, lat: 51.84, lng: 16.57 },
  { city: 'lublin', count: 3300, lat: 51.2465, lng: 22.5684 },
]
const ELSEWHERE = 'legnica'
/** Counts of made-up rows; two thirds of the restaurants are kitchens. */
const COUNTS = { restaurants: 5000, reservations: 10_000 }
const VISIT = { date: dayIn(), time: '18:00', people: '2' }
const LISTS = [
  {
    path: '/search/tables',
    condition: 'true',
    queries: {
      'free tables first': VISIT,
      'by name': { ...VISIT, sort: 'nazwa' },
      'nearest first': { ...VISIT, sort: 'najblizej' },
      'open now': { ...VISIT, open_now: '1' },
      'page 2 of a ranking': { ...VISIT, page: '2' },
    },
  },
  {
    path: '/search/ordering',
    condition: `takes_orders AND 'orders_list' = ANY (products)`,
    queries: {
      'takeout, by name': { mode: 'takeout' },
      'delivery, without an address': { mode: 'delivery' },
      'delivery to an address, nearest first': { mode: 'delivery', at: true },
      'delivery to an address, cheapest first': { mode: 'delivery', sort: 'dowoz', at: true },
      'page 2 of a ranking, with an address': { mode: 'delivery', at: true, page: '2' },
    },
  },
]

/**
 * Prints how long lists take on PostgreSQL in a city of 80 and in one of 3,300 restaurants or kitchens, called in
 * turns. At night up to 300 kitchens are judged; by day it is fewer.
 */
export async function lists() {
  const database = await startDatabase()
  // Adds the data for both upstreams.
  const first = await startUpstream(database, COUNTS)
  first.stop()
  for (const { path, condition, queries } of LISTS) {
    await spreadOverCities(database, condition)
    const upstream = await startUpstream(database)
    const rows = []
    for (const [name, query] of Object.entries(queries)) {
      const times = await inTurns(CITIES, TIMES, (city) => timeOf(upstream, path, city, query))
      rows.push([name, ...compared(times)])
    }
    upstream.stop()
    table([`GET ${path}, PostgreSQL`, '80 in the city, p50 ms', '3,300, p50 ms', 'ratio'], rows)
  }
  await database.stop()
}

// Both cities have the same mix. The larger one is wider, so that as many are near an address.
async function spreadOverCities({ url }, condition) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('UPDATE restaurants SET city_slug = $1', [ELSEWHERE])
  for (const { city, count, lat, lng } of CITIES) {
    const km = Math.sqrt(count / CITIES[0].count) * 1.5
    await client.query(
      `UPDATE restaurants SET city_slug = $1, summary = summary || jsonb_build_object(
         'city', jsonb_build_object('slug', $1::text, 'name', $1::text),
         'address', summary -> 'address' || jsonb_build_object(
           'lat', $3::float8 + ((id * 7919::bigint) % 1000 / 500.0 - 1) * $5::float8 / 111,
           'lng', $4::float8 + ((id * 104729::bigint) % 1000 / 500.0 - 1) * $5::float8 / 70))
       WHERE id IN (SELECT id FROM restaurants WHERE city_slug = $6 AND ${condition} ORDER BY md5(id::text) LIMIT $2)`,
      [city, count, lat, lng, km, ELSEWHERE],
    )
  }
  await client.query('VACUUM ANALYZE')
  await client.end()
}

async function timeOf(upstream, path, { city, count, lat, lng }, { at, page, ...query }) {
  const address = at && { lat: (lat + 0.004).toFixed(6), lng: (lng + 0.004).toFixed(6) }
  const ask = (more) => askUpstream(upstream, `${path}?${new URLSearchParams({ city, ...query, ...address, ...more })}`)
  const { json, ms } = page ? await ask({ page, token: (await ask()).json.token }) : await ask()
  const isWhole = json.items.length === 20 && json.total > count * 0.95
  if (!isWhole) throw new Error(`${path} in ${city}: ${json.items.length} rows of ${json.total}, not 20 of ${count}`)
  return ms
}
