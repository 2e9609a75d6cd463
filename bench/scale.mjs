import { parseArgs } from 'node:util'
import { availabilityOf, fiftyRestaurants } from './availability.mjs'
import { ask, browserAt, compared, dayIn, inTurns, quantile, table } from './measure.mjs'
import { askUpstream, startDatabase, startProduct } from './product.mjs'

/**
 * A hundred restaurants a brand; ten reservations a restaurant where no number is given, spread over the coming
 * weeks.
 */
const SMALL = { restaurants: 80, tenants: 5, reservations: 800 }
const LARGE = 100_000
const TIMES = { rounds: 60, warmUp: 15 }
const TABLES = `date=${dayIn()}&time=18:00&people=2`
const WORDS = ['pierogi', 'zurek', 'pirogi', 'kebab', 'ciasto', 'schabowy']

/** Paths of the upstream by the name of the call; `n` makes each different. */
const QUESTIONS = {
  'GET /search/tables, one city': () => `/search/tables?city=lublin&${TABLES}`,
  'GET /search/tables, all cities': () => `/search/tables?${TABLES}`,
  'GET /search/ordering, one city': () => '/search/ordering?city=lublin&mode=takeout',
  'GET /search/ordering, all, nearest first': () => '/search/ordering?mode=takeout&lat=51.2465&lng=22.5684',
  'GET /suggestions': (n) => `/suggestions?product=orders&q=${WORDS[n % WORDS.length]}`,
  'GET /sitemap/restaurants, 5,000': () => '/sitemap/restaurants?after=0',
  'availability of 50': (_, ids) => availabilityOf(ids),
}
/** Paths of the web server, as above. */
const PAGES = {
  '/rezerwuj?…, one city': (n) => `/rezerwuj?city=lublin&visitDate=${dayIn()}&visitTime=18:00&peopleAmount=2&n=${n}`,
  '/zamawiaj?…, one city': (n) => `/zamawiaj?city=lublin&delivery=takeout&n=${n}`,
}

/**
 * Prints the time of the same calls to a product with 80 restaurants and to one with 100,000, on PostgreSQL, in
 * turns, and of a reservation at both sizes. It takes a quarter of an hour, most of it for the data:
 * `npm run bench -- scale 20000 --reservations 100000` takes fewer.
 */
export async function scale({ words }) {
  const options = { reservations: { type: 'string' } }
  const { values, positionals } = parseArgs({ args: words, allowPositionals: true, options })
  const restaurants = Number(positionals.find((word) => /^\d+$/.test(word)) ?? LARGE)
  const reservations = Number(values.reservations ?? restaurants * 10)
  const large = await startAt({ restaurants, tenants: Math.ceil(restaurants / 100), reservations })
  const small = await startAt(SMALL)
  const compare = async (name, measure) => {
    const answers = await inTurns([small, large], TIMES, measure)
    const times = answers.map((all) => all.filter(({ status }) => status < 300).map(({ ms }) => ms))
    const sizes = answers.map((all) => all.at(-1).size).join(' → ')
    return [name, ...compared(times), quantile(times[1], 0.95).toFixed(1), sizes]
  }
  const rows = []
  for (const [name, pathOf] of Object.entries(QUESTIONS))
    rows.push(await compare(name, ({ upstream, ids }, n) => askUpstream(upstream, pathOf(n, ids))))
  for (const [name, pathOf] of Object.entries(PAGES))
    rows.push(await compare(name, ({ port }, n) => askPage(port, pathOf(n))))
  rows.push(await compare('POST /reservations', reserve))
  for (const { stop } of [small, large]) await stop()
  const sizes = ['80, p50 ms', `${restaurants}, p50 ms`]
  table([`80 → ${restaurants} restaurants`, ...sizes, 'ratio', '95 % ms', 'bytes'], rows)
}

async function startAt(counts) {
  const database = await startDatabase()
  const product = await startProduct(database, counts)
  const { json } = await askUpstream(product.upstream, `/search/tables?${TABLES}`)
  if (json.total < counts.restaurants * 0.5) throw new Error('the brand lists less than half of the restaurants')
  const stop = () => {
    product.stop()
    return database.stop()
  }
  return { ...product, ids: await fiftyRestaurants(product.upstream), stop }
}

async function askPage(port, path) {
  const { bytes, ...answer } = await ask({ port, path, headers: browserAt('nakryte.localhost', 'identity') })
  return { ...answer, size: bytes.length }
}

// Each reservation has its own restaurant and hour, as far as there are tables. A refusal is not counted.
function reserve({ upstream, ids }, n) {
  const body = {
    restaurant_id: ids[n % ids.length],
    reserved_on: `${dayIn()} ${13 + (n % 7)}:00:00`,
    guests_number: 2,
    customer_name: 'Jan Pomiar',
    phone_number: `+48600${String(Math.floor(Math.random() * 1e6)).padStart(6, '0')}`,
    email: `pomiar-${crypto.randomUUID()}@example.com`,
    notes_from_guest: '',
    source: 'bench',
    sms_marketing: false,
    email_marketing: false,
    extras: {},
  }
  return askUpstream(upstream, '/reservations', { body, also: [409, 422] })
}
