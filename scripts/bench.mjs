import { request } from 'node:http'
import { cpus, loadavg } from 'node:os'
import { availabilityFigures } from './bench/availability.mjs'
import { writeBareApp } from './bench/bare-app.mjs'
import { burstFigures } from './bench/burst.mjs'
import { fixedRateFigures } from './bench/fixed-rate.mjs'
import { javascriptOf } from './bench/javascript.mjs'
import { journeyFigures } from './bench/journeys.mjs'
import { lighthouseOf } from './bench/lighthouse.mjs'
import { listFigures } from './bench/lists.mjs'
import { liveFigures } from './bench/live-cpu.mjs'
import { orderingListFigures } from './bench/ordering-lists.mjs'
import { scaleFigures } from './bench/scale.mjs'
import { startBare, startBareHttp, startProduct } from './bench/servers.mjs'
import { cachedThroughput, throughput } from './bench/throughput.mjs'
import { findBrowser } from './support/browser.mjs'
import { bin, run } from './support/run.mjs'
import { isStale } from './support/sources.mjs'
import { warmPageCache } from './support/warm.mjs'

const BARE = '.build/bare'
const HOST = 'lubje.localhost'
const CACHED = '/rezerwuj/lublin'
const LIVE = `/rezerwuj?city=lublin&visitDate=${new Date(Date.now() + 6 * 864e5).toISOString().slice(0, 10)}&visitTime=18:00&peopleAmount=2`
const PAGES = [
  ['lubje', '/'],
  ['nakryte', '/'],
  ['lubje', CACHED],
  ['lubje', LIVE],
  ['lubje', '/zamawiaj?delivery=delivery'],
  ['lubje', '/zamawiaj/lublin'],
  ['lubje', '/order/1'],
  ['lubje', '/restaurants/1'],
]
const only = process.argv.slice(2)
const wants = (part) => only.length === 0 || only.includes(part)

if (isStale('.next/BUILD_ID')) await run(process.execPath, ['scripts/build.mjs'])
process.stdout.write(
  `${cpus().length} cores, ${cpus()[0].model}, Node ${process.version}. Ratios travel; single figures do not.\n`,
)
const product = await startProduct()
await warmPageCache(product.port)
const url = (tenant, path) => `http://${tenant}.localhost:${product.port}${path}`
const browser = findBrowser()

try {
  if (['throughput', 'javascript', 'live'].some(wants)) await compareWithBareApp()
  if (wants('lighthouse')) await printLighthouse()
  if (wants('journeys'))
    table(
      ['a diner on a phone, 390 px', 'first visit', 'remembered', 'bar'],
      await journeyFigures((tenant, path) => url(tenant, path), browser),
    )
} finally {
  product.stop()
}
if (wants('availability'))
  table(['availability of 50 restaurants', 'median ms', '95 % ms'], await availabilityFigures())
if (wants('lists')) {
  table(['GET /search/tables, PostgreSQL', '80 in the city, p50 ms', '3,300, p50 ms', 'ratio'], await listFigures())
  table(
    ['GET /search/ordering, PostgreSQL', '80 in the city, p50 ms', '3,300, p50 ms', 'ratio'],
    await orderingListFigures(),
  )
}

// A quarter of an hour: only where it is asked for. `npm run bench -- scale 20000 --reservations 100000` takes fewer.
if (only.includes('scale')) {
  const at = only.indexOf('--reservations')
  const reservations = at < 0 ? undefined : Number(only[at + 1])
  const restaurants = Number(only.find((word, index) => /^\d+$/.test(word) && (at < 0 || index !== at + 1)) ?? 100_000)
  const { rows, besidePgbench } = await scaleFigures(restaurants, reservations)
  table(
    [`80 → ${restaurants} restaurants`, '80, p50 ms', `${restaurants}, p50 ms`, 'ratio', '95 % ms', 'characters'],
    rows,
  )
  if (besidePgbench) table(['reservations, 8 clients', 'a second', 'ours / pgbench (bar 0.5)'], besidePgbench)
  else process.stdout.write('\npgbench is left out: there is none on PATH. Debian: postgresql-15\n')
}

async function compareWithBareApp() {
  const [cachedBytes, liveBytes] = [await bytesOf(CACHED), await bytesOf(LIVE)]
  writeBareApp(BARE, { cachedBytes, liveBytes })
  await run(process.execPath, [bin('next/dist/bin/next'), 'build', BARE], { NODE_ENV: 'production' })
  const bare = await startBare(BARE, product.upstreamUrl)
  try {
    if (wants('throughput')) await printThroughput(bare.port, { cachedBytes, liveBytes })
    if (wants('throughput')) await printCached(bare.port)
    if (wants('live')) await printLive(bare)
    if (wants('javascript')) await printJavascript(bare.port)
  } finally {
    bare.stop()
  }
}

async function printThroughput(barePort, bytes) {
  const ours = `http://127.0.0.1:${product.port}`
  const bare = `http://127.0.0.1:${barePort}`
  const rates = await throughput([
    { name: 'cached', url: `${ours}${CACHED}`, host: HOST },
    { name: 'bare cached', url: `${bare}/`, host: 'localhost' },
    { name: 'live', url: `${ours}${LIVE}`, host: HOST },
    { name: 'bare live', url: `${bare}/live`, host: 'localhost' },
  ])
  const row = (name, size) => [
    name,
    `${(size / 1000).toFixed(0)} kB`,
    ...[name, `bare ${name}`].map((key) => rates.get(key).toFixed(0)),
    (rates.get(name) / rates.get(`bare ${name}`)).toFixed(2),
  ]
  table(
    ['page', 'size', 'ours, requests/s', 'bare Next', 'ratio'],
    [row('cached', bytes.cachedBytes), row('live', bytes.liveBytes)],
  )
}

async function printCached(barePort) {
  for (const path of ['/', CACHED]) {
    const bare = await startBareHttp({ port: product.port, host: HOST, path })
    if (bare.encoding !== 'br') throw new Error(`${path} is not sent in Brotli`)
    const figures = await cachedThroughput([
      { name: 'ours', url: `http://127.0.0.1:${product.port}${path}`, host: HOST },
      { name: 'bare node:http', url: `http://127.0.0.1:${bare.port}/`, host: HOST },
      { name: 'bare Next', url: `http://127.0.0.1:${barePort}/`, host: 'localhost' },
    ]).finally(bare.stop)
    const best = figures.get('bare node:http').rate
    table(
      [`${path}, cached, ${(bare.bytes / 1000).toFixed(1)} kB`, 'requests/s', 'of bare node:http', 'p99 ms'],
      [...figures].map(([name, { rate, p99 }]) => [name, rate.toFixed(0), (rate / best).toFixed(2), p99]),
    )
    await printAtFixedRate(path, Math.round(Math.min(figures.get('ours').rate, best) / 2))
  }
}

// The queue of a closed loop hides what a server costs; both get the same half of what the slower one can do.
async function printAtFixedRate(path, rate) {
  const bare = await startBareHttp({ port: product.port, host: HOST, path })
  try {
    const rows = await fixedRateFigures(rate, [
      { name: 'ours', port: product.port, host: HOST, path },
      { name: 'bare node:http', port: bare.port, host: HOST, path: '/' },
    ])
    const load = `load ${loadavg()[0].toFixed(1)}`
    table([`${path}, ${rate} requests/s, ${load}`, 'p50 ms', 'p99 ms', 'p99.9 ms'], rows)
  } finally {
    bare.stop()
  }
}

async function printLive(bare) {
  const figures = await liveFigures({
    ours: { pid: product.pid, port: product.port, host: HOST },
    bare: { pid: bare.pid, port: bare.port, host: 'localhost' },
    tablesAt: LIVE,
  })
  table(['live page, each address different', 'web CPU ms a request', 'of the page of paragraphs', 'as sent'], figures)
  table(
    ['300 requests a second on one address', 'answers', 'refused', 'p50 ms', 'p99 ms, bar 1000', 'max ms'],
    await burstFigures({ port: product.port, host: HOST, paths: [LIVE, '/zamawiaj?delivery=takeout'] }),
  )
}

async function printJavascript(barePort) {
  const urls = [`http://localhost:${barePort}/empty`, ...PAGES.map(([tenant, path]) => url(tenant, path))]
  const [bare, ...bytes] = await javascriptOf(urls, browser)
  const kilo = (size) => `${(size / 1000).toFixed(1)} kB`
  table(
    ['JavaScript, gzip, until idle', 'bytes', 'over bare'],
    [
      ['bare Next + React', kilo(bare), '–'],
      ...PAGES.map(([tenant, path], index) => [`${tenant} ${path}`, kilo(bytes[index]), kilo(bytes[index] - bare)]),
    ],
  )
}

/** `npm run bench -- lighthouse ostrowje/ ostrowje/order/37` measures these pages instead of the usual ones. */
async function printLighthouse() {
  const named = only
    .filter((word) => word.includes('/'))
    .map((word) => [word.split('/')[0], word.slice(word.indexOf('/'))])
  const pages = named.length > 0 ? named : PAGES
  const scores = await lighthouseOf(
    pages.map(([tenant, path]) => url(tenant, path)),
    browser,
  )
  table(
    [
      'Lighthouse mobile, median of 3',
      'performance',
      'accessibility',
      'best practices',
      'SEO',
      'CLS',
      'LCP',
      'TBT',
      'kB',
      'below 90',
    ],
    pages.map(([tenant, path], index) => {
      const { performance, accessibility, bestPractices, seo, shift, failed, ...page } = scores[index]
      const paint = `${(page.largestPaintMs / 1000).toFixed(1)} s (${page.largest})`
      const size = (page.bytes / 1000).toFixed(0)
      const rates = [performance, accessibility, bestPractices, seo, shift.toFixed(3)]
      return [`${tenant} ${path}`, ...rates, paint, `${page.blockingMs.toFixed(0)} ms`, size, failed.join(' ')]
    }),
  )
}

function bytesOf(path) {
  return new Promise((resolve, reject) => {
    request({ port: product.port, path, headers: { host: HOST } }, (answer) => {
      let bytes = 0
      answer.on('data', (chunk) => (bytes += chunk.length)).on('end', () => resolve(bytes))
    })
      .on('error', reject)
      .end()
  })
}

function table(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`
  process.stdout.write(`\n${[line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')}\n`)
}
