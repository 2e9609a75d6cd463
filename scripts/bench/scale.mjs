import { request } from 'node:http'
import { run } from '../support/run.mjs'
import { startDatabase } from './database.mjs'
import { reservationsBesidePgbench } from './reservation-sql.mjs'
import { startProduct, UPSTREAM_SECRET } from './servers.mjs'
import { median } from './throughput.mjs'

/** A hundred restaurants a brand; of reservations ten a restaurant where no number is given, spread over the coming weeks. */
const SMALL = { restaurants: 80, tenants: 5, reservations: 800 }
const ROUNDS = 60
const WARM_UP = 15
const DAY = new Date(Date.now() + 6 * 864e5).toISOString().slice(0, 10)
const VISIT = `visitDate=${DAY}&visitTime=18:00&peopleAmount=2`
const TABLES = `date=${DAY}&time=18:00&people=2`
const WORDS = ['pierogi', 'zurek', 'pirogi', 'kebab', 'ciasto', 'schabowy']

/** What is asked, by a name: a path of the upstream or of the web server. `n` makes each address differ. */
const QUESTIONS = [
  ['GET /search/tables, one city', 'upstream', () => `/search/tables?city=lublin&${TABLES}`],
  ['GET /search/tables, all cities', 'upstream', () => `/search/tables?${TABLES}`],
  ['GET /search/ordering, one city', 'upstream', () => '/search/ordering?city=lublin&mode=takeout'],
  [
    'GET /search/ordering, all, nearest first',
    'upstream',
    () => '/search/ordering?mode=takeout&lat=51.2465&lng=22.5684',
  ],
  ['GET /suggestions', 'upstream', (n) => `/suggestions?product=orders&q=${WORDS[n % WORDS.length]}`],
  ['GET /sitemap/restaurants, 5,000', 'upstream', () => '/sitemap/restaurants?after=0'],
  ['availability of 50', 'upstream', (_, ids) => `/restaurants/${ids}/availability?from=${DAY}%2018:00&people=2`],
  ['/rezerwuj?…, one city', 'web', (n) => `/rezerwuj?city=lublin&${VISIT}&n=${n}`],
  ['/zamawiaj?…, one city', 'web', (n) => `/zamawiaj?city=lublin&delivery=takeout&n=${n}`],
]

/**
 * Rows of a table: the same questions to a product with 80 restaurants and to one with `restaurants`, on PostgreSQL, in turns;
 * and what a reservation costs at both sizes. `besidePgbench`: the rate of reservations of the larger one, see there. With
 * 100,000 it takes a quarter of an hour, most of it for the data.
 */
export async function scaleFigures(restaurants, reservations = restaurants * 10) {
  const large = await startAt({ restaurants, tenants: Math.ceil(restaurants / 100), reservations })
  const small = await startAt(SMALL)
  try {
    const rows = []
    for (const [name, where, pathOf] of QUESTIONS) rows.push([name, ...(await compare([small, large], where, pathOf))])
    rows.push(['POST /reservations', ...(await compareReservations([small, large]))])
    return { rows, besidePgbench: await reservationsBesidePgbench(large.database, large.upstreamUrl) }
  } finally {
    for (const { stop } of [small, large]) await stop()
  }
}

async function startAt({ restaurants, tenants, reservations }) {
  const database = await startDatabase()
  const counts = ['--restaurants', restaurants, '--tenants', tenants, '--reservations', reservations].map(String)
  const product = await startProduct(database.url, (env) => run(process.execPath, ['scripts/seed.mjs', ...counts], env))
  const { body } = await ask(product, 'upstream', `/search/tables?${TABLES}`)
  const more = await ask(product, 'upstream', '/restaurants?product=reservations&limit=50')
  const ids = JSON.parse(more.body).items.map(({ id }) => id)
  if (JSON.parse(body).total < restaurants * 0.5) throw new Error('the brand lists less than half of the restaurants')
  const stop = async () => {
    product.stop()
    await database.stop()
  }
  return { ...product, database, ids: ids.join(','), stop }
}

async function compare(products, where, pathOf) {
  const times = products.map(() => [])
  const bytes = []
  for (let round = 0; round < ROUNDS + WARM_UP; round++) {
    for (const [index, product] of products.entries()) {
      const { ms, body } = await ask(product, where, pathOf(round, product.ids))
      bytes[index] = body.length
      if (round >= WARM_UP) times[index].push(ms)
    }
  }
  return rowOf(times, bytes)
}

// Each at a restaurant and an hour of its own, as far as there are tables; a refusal costs as much as a reservation.
async function compareReservations(products) {
  const times = products.map(() => [])
  for (let round = 0; round < ROUNDS + WARM_UP; round++) {
    for (const [index, product] of products.entries()) {
      const ids = product.ids.split(',')
      const hour = 13 + (round % 7)
      const { ms, status } = await reserve(product, Number(ids[round % ids.length]), `${DAY} ${hour}:00:00`)
      if (![201, 409, 422].includes(status)) throw new Error(`POST /reservations answered ${status}`)
      if (round >= WARM_UP && status === 201) times[index].push(ms)
    }
  }
  return rowOf(times, ['–', '–'])
}

function rowOf(times, bytes) {
  const sorted = times.map((all) => all.sort((a, b) => a - b))
  const [small, large] = sorted.map(median)
  const late = sorted[1][Math.floor(sorted[1].length * 0.95)]
  return [small.toFixed(1), large.toFixed(1), (large / small).toFixed(2), late?.toFixed(1), bytes.join(' → ')]
}

function headersFor(where) {
  if (where === 'web') return { host: 'nakryte.localhost', accept: 'text/html' }
  return {
    'x-tenant': 'nakryte',
    'x-app-name': 'web_app',
    'x-app-version': 'web/3.2.1',
    'content-type': 'application/json',
    accept: 'application/json',
    'x-upstream-secret': UPSTREAM_SECRET,
  }
}

async function ask(product, where, path) {
  const origin = where === 'web' ? `http://127.0.0.1:${product.port}` : product.upstreamUrl
  const startedAt = performance.now()
  const { status, body } = await get(new URL(path, origin), headersFor(where))
  if (status !== 200) throw new Error(`${path} answered ${status}: ${body.slice(0, 200)}`)
  return { ms: performance.now() - startedAt, body }
}

// Not by fetch(), which sends a host of its own.
function get(url, headers) {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers, timeout: 60_000 }, (answer) => {
      let body = ''
      answer.setEncoding('utf8').on('data', (part) => (body += part))
      answer.on('end', () => resolve({ status: answer.statusCode, body })).on('error', reject)
    })
    sent.on('timeout', () => sent.destroy(new Error(`${url} did not answer`))).on('error', reject)
    sent.end()
  })
}

async function reserve(product, restaurantId, at) {
  const body = JSON.stringify({
    restaurant_id: restaurantId,
    reserved_on: at,
    guests_number: 2,
    customer_name: 'Jan Pomiar',
    phone_number: `+48600${String(Math.floor(Math.random() * 1e6)).padStart(6, '0')}`,
    email: `pomiar-${Math.random().toString(36).slice(2)}@example.com`,
    notes_from_guest: '',
    source: 'bench',
    sms_marketing: false,
    email_marketing: false,
    extras: {},
  })
  const headers = { ...headersFor('upstream'), 'idempotency-key': crypto.randomUUID() }
  const startedAt = performance.now()
  const response = await fetch(`${product.upstreamUrl}/reservations`, { method: 'POST', headers, body })
  await response.text()
  return { ms: performance.now() - startedAt, status: response.status }
}
