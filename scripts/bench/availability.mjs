import { run } from '../support/run.mjs'
import { startDatabase } from './database.mjs'
import { startUpstream, UPSTREAM_SECRET } from './servers.mjs'
import { median } from './throughput.mjs'

const CALLS = 150
const WARM_UP = 30
const COUNTS = [100, 10_000]

/** Rows of a table: how long one availability call for 50 restaurants takes, at 100 and at 10,000 restaurants, on both databases. */
export async function availabilityFigures() {
  const rows = []
  for (const count of COUNTS) rows.push([`PGlite, ${count} restaurants`, ...(await figuresAt(count))])
  for (const count of COUNTS) {
    const database = await startDatabase()
    rows.push([`PostgreSQL, ${count} restaurants`, ...(await figuresAt(count, database.url))])
    await database.stop()
  }
  return rows
}

async function figuresAt(count, databaseUrl) {
  // Grows the sample data before the upstream starts, since PGlite's folder belongs to one process at a time.
  const grow = (env) =>
    run(
      process.execPath,
      ['scripts/seed.mjs', '--restaurants', String(count), '--reservations', String(count * 2)],
      env,
    )
  const upstream = await startUpstream(databaseUrl, grow)
  try {
    const ids = (await json(`${upstream.url}/restaurants?product=reservations&limit=50`)).items.map(({ id }) => id)
    const times = []
    for (let call = 0; call < CALLS; call++) times.push(await timed(upstream.url, ids))
    const sorted = times.slice(WARM_UP).sort((a, b) => a - b)
    return [median(sorted).toFixed(1), sorted[Math.floor(sorted.length * 0.95)].toFixed(1)]
  } finally {
    upstream.stop()
  }
}

async function timed(url, ids) {
  const from = encodeURIComponent(`${new Date(Date.now() + 6 * 864e5).toISOString().slice(0, 10)} 18:00`)
  const start = performance.now()
  const answer = await json(`${url}/restaurants/${ids.join(',')}/availability?from=${from}&people=2`)
  if (answer.length !== ids.length) throw new Error('availability left restaurants out')
  return performance.now() - start
}

async function json(url) {
  const response = await fetch(url, {
    headers: {
      'x-tenant': 'nakryte',
      'content-type': 'application/json',
      accept: 'application/json',
      'x-upstream-secret': UPSTREAM_SECRET,
    },
  })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response.json()
}
