import { tsImport } from 'tsx/esm/api'
import { table } from './measure.mjs'
import { startDatabase } from './product.mjs'

const SECONDS = 30
/** Interval between calls of another brand's diners, in turns at two upstreams. */
const EVERY_MS = 40
const ASKED = [
  '/cities?product=reservations',
  '/restaurants?city=leszno&product=reservations&limit=20',
  '/suggestions?q=pi&product=orders',
  '/cuisines?product=orders',
]
const BAR = 2

/**
 * Prints how long another brand waits while a script edits, previews, reviews and publishes the largest restaurant that a file allows, without a
 * pause: two upstreams as in production, one PostgreSQL. Contract C37, decision 0083.
 */
export async function neighbours() {
  const from = (path) => tsImport(path, import.meta.url)
  const { openKit } = await from('../tests/support/upstream-kit.ts')
  const { openPostgres } = await from('../upstream/db/postgres.ts')
  const { aDraft } = await from('../tests/support/draft.ts')
  const { largestFile } = await from('../tests/support/largest-file.ts')
  const { asWeb } = await from('../tests/support/upstream-secret.ts')
  const { bundleUpstream, upstreamProcess } = await from('../tests/support/upstream-process.ts')

  const database = await startDatabase()
  const kit = await openKit(() => openPostgres(database.url, 'upstream/db/migrations'))
  const { id, owner } = await aDraft(kit, 'lublin-najwieksza', {}, largestFile())
  const { file, remove } = bundleUpstream()
  const settings = { DATABASE_URL: database.url, LOG_LEVEL: 'error' }
  const upstreams = [upstreamProcess(file, settings), upstreamProcess(file, settings)]
  for (const upstream of upstreams) await upstream.start()

  let turn = 0
  const ask = async (method, path, headers, body) => {
    const began = performance.now()
    const init = { method, headers: { 'content-type': 'application/json', ...asWeb, ...headers } }
    const url = `${upstreams[turn++ % upstreams.length].url()}${path}`
    const answer = await fetch(url, { ...init, body: body && JSON.stringify(body) })
    const text = await answer.text()
    if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 300)}`)
    return { ms: performance.now() - began, text }
  }

  await watch(ask, 5)
  const quiet = await watch(ask, SECONDS)
  const editing = { isOver: false, took: {} }
  const script = edit(ask, { id, token: owner.token }, editing)
  const busy = await watch(ask, SECONDS)
  editing.isOver = true
  await script

  const figures = (times) => [0.5, 0.95, 0.99].map((part) => percentile(times, part).toFixed(0))
  table(
    ['another brand', 'p50 ms', 'p95', 'p99'],
    [
      ['quiet', ...figures(quiet)],
      ['beside the largest restaurant', ...figures(busy)],
    ],
  )
  const ratio = percentile(busy, 0.99) / percentile(quiet, 0.99)
  process.stdout.write(`p99 ${ratio.toFixed(2)} times, bar ${BAR}: ${ratio <= BAR ? 'met' : 'missed'}\n`)
  const steps = Object.entries(editing.took).map(([name, times]) => [
    name,
    times.length,
    percentile(times, 0.5).toFixed(0),
  ])
  table(['the script', 'calls', 'median ms'], steps)
  for (const upstream of upstreams) await upstream.stop()
  remove()
  await kit.close()
  await database.stop()
}

async function watch(ask, seconds) {
  const times = []
  const underWay = []
  const end = performance.now() + seconds * 1000
  for (let n = 0; performance.now() < end; n++) {
    const one = ask('GET', ASKED[n % ASKED.length], { 'x-tenant': 'lesznoje' }).then(({ ms }) => times.push(ms))
    underWay.push(one)
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS))
  }
  await Promise.all(underWay)
  return times.sort((a, b) => a - b)
}

async function edit(ask, { id, token }, editing) {
  const headers = { 'x-tenant': 'lubje', authorization: `Bearer ${token}` }
  const step = async (name, method, path, body) => {
    const { ms, text } = await ask(method, `/panel/${id}/settings/parts/menu${path}`, headers, body)
    editing.took[name] = [...(editing.took[name] ?? []), ms].sort((a, b) => a - b)
    return JSON.parse(text)
  }
  for (let round = 0; !editing.isOver; round++) {
    const { revision } = await step('view', 'GET', '')
    const at = 'categories[0].products[0].name'
    await step('edit', 'PUT', '/draft', { revision, at, value: `Danie ${round}` })
    await step('preview', 'GET', '/preview')
    const { reviewed } = await step('review', 'GET', '/review')
    await step('publish', 'POST', '/publish', { reviewed })
  }
}

function percentile(sorted, part) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}
