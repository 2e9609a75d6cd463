import { dayIn, inTurns, median, quantile, table } from './measure.mjs'
import { askUpstream, startDatabase, startUpstream } from './product.mjs'

const COUNTS = [100, 10_000]
const CALLS = { rounds: 120, warmUp: 30 }

/** Prints how long one availability call for 50 restaurants takes, at 100 and at 10,000 restaurants, on both databases. */
export async function availability() {
  const rows = []
  for (const count of COUNTS) rows.push([`PGlite, ${count} restaurants`, ...(await figuresAt(count))])
  for (const count of COUNTS) {
    const database = await startDatabase()
    rows.push([`PostgreSQL, ${count} restaurants`, ...(await figuresAt(count, database))])
    await database.stop()
  }
  table(['availability of 50 restaurants', 'median ms', '95 % ms'], rows)
}

async function figuresAt(count, database) {
  const upstream = await startUpstream(database, { restaurants: count, reservations: count * 2 })
  const ids = await fiftyRestaurants(upstream)
  const [times] = await inTurns([upstream], CALLS, async () => {
    const { ms, json } = await askUpstream(upstream, availabilityOf(ids))
    if (json.length !== ids.length) throw new Error('availability left restaurants out')
    return ms
  })
  upstream.stop()
  return [median(times).toFixed(1), quantile(times, 0.95).toFixed(1)]
}

/** Ids of restaurants that take reservations. */
export async function fiftyRestaurants(upstream) {
  const { json } = await askUpstream(upstream, '/restaurants?product=reservations&limit=50')
  return json.items.map(({ id }) => id)
}

/** The address of one call for all of them. */
export function availabilityOf(ids) {
  return `/restaurants/${ids.join(',')}/availability?from=${dayIn()}%2018:00&people=2`
}
