import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { loadavg } from 'node:os'
import { median } from './throughput.mjs'

/** Until then Node's compiler takes a part: a web server that runs for days is measured, not its first seconds. */
const WARM_UP = 300
const ROUNDS = 5
const REQUESTS = 40
/** The kernel counts CPU time in hundredths of a second. */
const MS_PER_TICK = 10
/** The bar: the CPU of a request, in that of one of bare Next's page of 400 paragraphs. */
const BAR = 3
const REFERENCE = 'bare Next, paragraphs'

/**
 * Rows of a table: web-server CPU a request of both live lists, each address different, so that nothing is shared, beside bare
 * Next. `tablesAt` is the address of a search for tables.
 */
export async function liveFigures({ ours, bare, tablesAt }) {
  const day = (n) => new Date(Date.now() + (2 + (n % 20)) * 864e5).toISOString().slice(0, 10)
  // Only parameters of the list: a page with any other is made for the one who asks.
  const tablesOf = (n) =>
    tablesAt.replace(/visitDate=[^&]*/, `visitDate=${day(n)}`).replace(/[0-9]+$/, String(1 + (Math.floor(n / 20) % 12)))
  const pages = [
    { name: '/rezerwuj?…', ...ours, pathOf: tablesOf },
    { name: '/zamawiaj?…', ...ours, pathOf: (n) => `/zamawiaj?delivery=takeout&platnosc=${n}` },
    {
      name: 'bare Next, the same rows',
      ...bare,
      pathOf: (n) => `${tablesOf(n).replace('/rezerwuj', '/tables')}&n=${n}`,
    },
    { name: REFERENCE, ...bare, pathOf: (n) => `/live?n=${n}` },
  ]
  const before = loadavg()[0]
  const figures = await cpuOfRequests(pages)
  const reference = figures.get(REFERENCE).ms
  const rows = [...figures].map(([name, { ms, bytes }]) => [
    name,
    ms.toFixed(1),
    (ms / reference).toFixed(2),
    `${(bytes / 1000).toFixed(1)} kB`,
  ])
  const load = `${before.toFixed(1)} → ${loadavg()[0].toFixed(1)}`
  return [...rows, ['bar', '', `≤ ${BAR}`, ''], ['load average', load, '', '']]
}

/**
 * CPU of a web process a request, in ms, and bytes as sent, one request after the other, in Brotli: the median of five rounds
 * in turns, so that a noisy minute hits all alike. `pathOf` gives each request an address of its own. Linux only.
 */
async function cpuOfRequests(pages) {
  const asked = new Map(pages.map(({ name }) => [name, { rounds: [], count: 0, bytes: 0 }]))
  const ask = async (page, times) => {
    const figures = asked.get(page.name)
    for (let n = 0; n < times; n++) figures.bytes = await bytesOf(page, page.pathOf(figures.count++))
  }
  for (const page of pages) await ask(page, WARM_UP)
  for (let round = 0; round < ROUNDS; round++) {
    for (const page of pages) {
      const before = ticksOf(page.pid)
      await ask(page, REQUESTS)
      asked.get(page.name).rounds.push(((ticksOf(page.pid) - before) * MS_PER_TICK) / REQUESTS)
    }
  }
  return new Map([...asked].map(([name, { rounds, bytes }]) => [name, { ms: median(rounds), bytes }]))
}

function ticksOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return Number(fields[11]) + Number(fields[12])
}

function bytesOf({ port, host }, path) {
  const headers = { host, accept: 'text/html', 'accept-encoding': 'br, gzip' }
  return new Promise((resolve, reject) => {
    request({ port, path, headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${path} answered ${answer.statusCode}`))
      let bytes = 0
      answer.on('data', (part) => (bytes += part.length)).on('end', () => resolve(bytes))
    })
      .on('error', reject)
      .end()
  })
}
