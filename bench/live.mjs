import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { ask, browserAt, dayIn, inTurns, kilo, median, quantile, table } from './measure.mjs'
import { HOST, LIVE } from './product.mjs'
import { latenciesAt } from './throughput.mjs'

/** Requests before the measurement, until Node has compiled the code: a long-running web server is measured. */
const WARM_UP = 300
const ROUNDS = { rounds: 5 }
const REQUESTS = 40
/** The kernel counts CPU time in hundredths of a second. */
const MS_PER_TICK = 10
/** The limit: CPU of a request, as a multiple of that of bare Next's page of 400 paragraphs. */
const BAR = 3
/** Many diners open one link: requests a second for one address. See docs/design/cache.md. */
const BURST = { rate: 300, seconds: 10 }

/**
 * Prints web-server CPU per request of both live lists, each at its own address so that no answer is shared, beside
 * bare Next; and how long shared answers take. Linux only.
 */
export async function live({ product, bareNext }) {
  const bare = await bareNext()
  const pages = [
    { name: '/rezerwuj?…', ...product, pathOf: tablesOf },
    { name: '/zamawiaj?…', ...product, pathOf: (n) => `/zamawiaj?delivery=takeout&platnosc=${n}` },
    { name: 'bare Next, paragraphs', ...bare, pathOf: (n) => `/live?n=${n}` },
  ].map((page) => ({ ...page, count: 0 }))
  const before = loadavg()[0]
  for (const page of pages) await askNext(page, WARM_UP)
  const rounds = await inTurns(pages, ROUNDS, cpuOfRequest)
  const costs = rounds.map((figures) => median(figures.map(({ ms }) => ms)))
  const rows = pages.map(({ name }, index) => [
    name,
    costs[index].toFixed(1),
    (costs[index] / costs.at(-1)).toFixed(2),
    kilo(rounds[index][0].bytes),
  ])
  const load = `${before.toFixed(1)} → ${loadavg()[0].toFixed(1)}`
  table(
    ['live page, each address different', 'web CPU ms a request', 'of the page of paragraphs', 'as sent'],
    [...rows, ['bar', '', `≤ ${BAR}`, ''], ['load average', load, '', '']],
  )
  await printBursts(product)
}

// Only parameters of the list: a page with any other parameter is rendered for that request alone.
function tablesOf(n) {
  const [day, people] = [dayIn(2 + (n % 20)), 1 + (Math.floor(n / 20) % 12)]
  return LIVE.replace(/visitDate=[^&]*/, `visitDate=${day}`).replace(/\d+$/, String(people))
}

/** CPU per request of the page's web process, in ms, all threads, and bytes as sent, one request after the other. */
async function cpuOfRequest(page) {
  const before = ticksOf(page.pid)
  const bytes = await askNext(page, REQUESTS)
  return { ms: ((ticksOf(page.pid) - before) * MS_PER_TICK) / REQUESTS, bytes }
}

/** Requests `times` different addresses. Resolves to the bytes of the last answer. */
async function askNext(page, times) {
  let size = 0
  for (let n = 0; n < times; n++) {
    const path = page.pathOf(page.count++)
    size = (await ask({ port: page.port, path, headers: browserAt(HOST, 'br, gzip') })).bytes.length
  }
  return size
}

function ticksOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return Number(fields[11]) + Number(fields[12])
}

async function printBursts({ port }) {
  const rows = []
  for (const path of [LIVE, '/zamawiaj?delivery=takeout']) {
    const { latencies, refused } = await latenciesAt(BURST.rate, BURST.seconds, {
      port,
      path,
      headers: browserAt(HOST),
    })
    const late = [0.5, 0.99, 1].map((share) => quantile(latencies, share).toFixed(0))
    rows.push([path.replace(/\?.*/, '?…'), latencies.length, refused, ...late])
  }
  table(
    [`${BURST.rate} requests a second on one address`, 'answers', 'refused', 'p50 ms', 'p99 ms, bar 1000', 'max ms'],
    rows,
  )
}
