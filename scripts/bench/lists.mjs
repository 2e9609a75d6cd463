import pg from 'pg'
import { run } from '../support/run.mjs'
import { startDatabase } from './database.mjs'
import { startUpstream } from './servers.mjs'
import { askList, timeCities } from './time-lists.mjs'

const TIMES = { rounds: 120, warmUp: 20 }
/** Cities of one database and how many restaurants they have; the larger one takes the rest. */
const SMALL = { city: 'leszno', count: 80 }
const LARGE = { city: 'lublin', count: 3300 }
const LISTS = [
  ['free tables first', {}],
  ['by name', { sort: 'nazwa' }],
  ['nearest first', { sort: 'najblizej' }],
  ['open now', { open_now: '1' }],
  ['page 2 of a ranking', { page: '2' }],
]

/**
 * Rows of a table: how long `GET /search/tables` takes on PostgreSQL in a city of 80 and in one of 3,300 restaurants, asked in
 * turns.
 */
export async function listFigures() {
  const database = await startDatabase()
  const wanted = SMALL.count + LARGE.count
  const counts = ['--restaurants', String(wanted), '--reservations', String(wanted * 2)]
  const grow = async (env) => {
    await run(process.execPath, ['scripts/seed.mjs', ...counts], env)
    await spreadOverTwoCities(database.url)
  }
  const upstream = await startUpstream(database.url, grow)
  try {
    const rows = []
    for (const [name, query] of LISTS) rows.push([name, ...(await figuresOf(upstream.url, query))])
    return rows
  } finally {
    upstream.stop()
    await database.stop()
  }
}

// Both cities have the same mix of the sample restaurants' copies.
async function spreadOverTwoCities(url) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(
    `UPDATE restaurants SET city_slug = CASE WHEN shuffled.n <= $1 THEN $2 WHEN shuffled.n <= $3 THEN $4 ELSE 'legnica' END
     FROM (SELECT id, row_number() OVER (ORDER BY md5(id::text)) AS n FROM restaurants) AS shuffled
     WHERE shuffled.id = restaurants.id`,
    [SMALL.count, SMALL.city, SMALL.count + LARGE.count, LARGE.city],
  )
  await client.query('VACUUM ANALYZE')
  await client.end()
}

function figuresOf(url, query) {
  return timeCities([SMALL, LARGE], TIMES, async ({ city, count }) => {
    const token = query.page ? (await ask(url, { city })).answer.token : null
    const { ms, answer } = await ask(url, { city, ...query, ...(token && { token }) })
    if (answer.total !== count) throw new Error(`${city} has ${answer.total} restaurants, not ${count}`)
    return ms
  })
}

function ask(url, query) {
  const date = new Date(Date.now() + 6 * 864e5).toISOString().slice(0, 10)
  return askList(url, '/search/tables', { date, time: '18:00', people: '2', ...query })
}
