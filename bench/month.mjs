import pg from 'pg'
import { tsImport } from 'tsx/esm/api'
import { temporaryFolder } from '../scripts/support/temporary-folders.mjs'
import { campaignBook } from './campaign-book.mjs'
import { table } from './measure.mjs'
import { startDatabase } from './product.mjs'

/** A month in which the clocks go back, so that one of its days has 25 hours. */
const MONTH = '2026-10'
const DAYS = 31
const TENANT = 'lubje'
/** Restaurants of the fixture that take reservations and orders. */
const RESTAURANTS = [1, 4]
const PARTNER_TOKEN = 'a-token-of-operations'
/** One meal a day, in turns. */
const MEALS = ['12:30', '18:00', '15:00']
const ORDERS_A_MEAL = 5
/** Outcomes of orders and of reservations, drawn by a seeded generator. */
const ORDER_ENDS = ['delivered', 'delivered', 'delivered', 'declined', 'ignored', 'withdrawn', 'complaint', 'unpaid']
const VISIT_ENDS = ['finished', 'seated', 'no_show', 'cancelled', 'seated', 'unmarked']
const METHODS = ['cash', 'card_on_place', 'blik', 'card_online']
const ONLINE = ['blik', 'card_online']

/**
 * A made-up month through the upstream's own HTTP, as a process whose clock is stepped together with its jobs: then
 * the month in the console, the reports of its restaurants' evenings and the books of the bank must agree, restaurant
 * by restaurant, to the grosz and the person, and so must the report of campaigns and the bench's own book of
 * campaigns. Ends with an error where they do not. Contract C39, C41.
 */
export async function month() {
  const began = performance.now()
  const stage = await openStage()
  try {
    const played = await play(stage)
    const found = {}
    for (const [name, read] of Object.entries(REPORTS)) found[name] = await read(stage)
    const faults = compare(found)
    faults.push(...(await campaignFaults(stage)))
    for (const [figure, value] of Object.entries(found.audit[0]))
      if (!(value > 0)) faults.push(`${figure}: there was nothing to compare`)
    table(
      ['made-up month', ...Object.keys(found)],
      Object.keys(found.audit[0]).map((figure) => [
        figure,
        ...Object.values(found).map((rows) =>
          rows[0][figure] === undefined ? '–' : rows.reduce((sum, row) => sum + row[figure], 0),
        ),
      ]),
    )
    const seconds = Math.round((performance.now() - began) / 1000)
    process.stdout.write(`${JSON.stringify(played)}, ${seconds} s\n`)
    if (faults.length > 0) throw new Error(`the month does not agree:\n${faults.join('\n')}`)
  } finally {
    await stage.close()
  }
}

/** Sources of the month's figures, each as one row per restaurant. */
const REPORTS = { console: consoleMonth, evenings: eveningsSummed, audit: booksOfTheBank }

function compare(found) {
  const [first, ...others] = Object.keys(found)
  return RESTAURANTS.flatMap((id, i) =>
    others.flatMap((other) =>
      Object.entries(found[first][i]).flatMap(([figure, value]) =>
        found[other][i][figure] === value || found[other][i][figure] === undefined
          ? []
          : [`restaurant ${id}, ${figure}: ${first} ${value}, ${other} ${found[other][i][figure]}`],
      ),
    ),
  )
}

/** Differences between the report of campaigns and the book. */
async function campaignFaults({ call, signIn, book }) {
  await call('POST', '/operations/brand-people', { tenant: TENANT, email: 'm@example.pl', name: 'M' }, PARTNER_TOKEN)
  const token = await signIn('m@example.pl')
  return book.faults(call, { from: dateOf(1), to: dateOf(DAYS), token })
}

async function consoleMonth({ call, signIn }) {
  await call('POST', '/operations/brand-people', { tenant: TENANT, email: 'a@example.pl', name: 'A' }, PARTNER_TOKEN)
  const { body } = await call('GET', `/console/month?month=${MONTH}`, undefined, await signIn('a@example.pl'))
  return RESTAURANTS.map((id) => {
    const one = body.items.find((row) => row.id === id)
    const paid = (methods) =>
      one.by_method.filter(({ method }) => methods.includes(method)).reduce((sum, row) => sum + row.received_grosze, 0)
    return {
      orders: one.orders,
      onlineGrosze: paid(ONLINE),
      onPlaceGrosze: one.received_grosze - paid(ONLINE),
      refunds: one.refunds,
      refundedGrosze: one.refunded_grosze,
      netGrosze: one.net_grosze,
      tipsGrosze: one.tips_grosze,
      visits: one.visits,
      guests: one.guests,
      noShows: one.no_shows,
      noShowGuests: one.no_show_guests,
    }
  })
}

async function eveningsSummed({ call, signIn }) {
  const rows = []
  for (const id of RESTAURANTS) {
    const email = `owner-${id}@example.pl`
    await call('POST', '/operations/people', { restaurant_id: id, email, name: 'O' }, PARTNER_TOKEN)
    const owner = await signIn(email)
    const days = []
    for (let day = 1; day <= DAYS; day++)
      days.push((await call('GET', `/panel/${id}/report?date=${dateOf(day)}`, undefined, owner)).body)
    const sum = (of) => days.reduce((all, day) => all + of(day), 0)
    const groszeOf = (list, isMeant) => list.filter(isMeant).reduce((all, { grosze }) => all + grosze, 0)
    // Online payments were paid before the order reached the restaurant.
    const onlineGrosze = sum(({ orders }) => groszeOf(orders, ({ method }) => ONLINE.includes(method)))
    const onPlaceGrosze = sum(({ by_method }) => groszeOf(by_method, ({ method }) => !ONLINE.includes(method)))
    const refundedGrosze = sum(({ refunds }) => refunds.done.grosze)
    rows.push({
      orders: sum(({ total }) => total.orders),
      onlineGrosze,
      onPlaceGrosze,
      refunds: sum(({ refunds }) => refunds.done.orders),
      refundedGrosze,
      netGrosze: onlineGrosze + onPlaceGrosze - refundedGrosze,
      visits: sum(({ tables }) => tables.visits),
      guests: sum(({ tables }) => tables.covers),
      noShows: sum(({ tables }) => tables.no_shows),
      noShowGuests: sum(({ tables }) => tables.no_show_guests),
    })
  }
  return rows
}

/**
 * Money taken and refunded by the bank, money paid at the door, and guests seated: computed without the reports'
 * code.
 */
async function booksOfTheBank({ query }) {
  const rows = await query(
    `WITH bank AS (
        SELECT o.restaurant_id AS id, sum(b.amount_grosze) AS grosze FROM sandbox_payments b
          JOIN payment_attempts a ON a.id = b.reference JOIN orders o ON o.id = a.order_id
        WHERE b.state = 'paid' GROUP BY 1),
      tips AS (
        SELECT o.restaurant_id AS id, sum(o.tip_grosze) AS grosze FROM orders o
        WHERE o.status = 'delivered' AND NOT EXISTS (SELECT FROM payment_attempts a
          JOIN sandbox_refunds r ON r.reference = 'r-' || a.id WHERE a.order_id = o.id AND r.state = 'done')
        GROUP BY 1),
      back AS (
        SELECT o.restaurant_id AS id, count(*) AS refunds, sum(r.amount_grosze) AS grosze FROM sandbox_refunds r
          JOIN sandbox_payments b ON b.token = r.token
          JOIN payment_attempts a ON a.id = b.reference JOIN orders o ON o.id = a.order_id
        WHERE r.state = 'done' GROUP BY 1),
      made AS (
        SELECT restaurant_id AS id, count(*) FILTER (WHERE status = 'delivered') AS orders,
          sum(total_grosze) FILTER (WHERE status = 'delivered' AND payment_method IN ('cash', 'card_on_place')) AS on_place
        FROM orders GROUP BY 1),
      sat AS (
        SELECT restaurant_id AS id,
          count(*) FILTER (WHERE visit_state IN ('seated', 'finished')) AS visits,
          sum(guests_number) FILTER (WHERE visit_state IN ('seated', 'finished')) AS guests,
          count(*) FILTER (WHERE visit_state = 'no_show') AS no_shows,
          sum(guests_number) FILTER (WHERE visit_state = 'no_show') AS no_show_guests
        FROM reservations WHERE status = 'confirmed' AND cancelled_at IS NULL GROUP BY 1)
    SELECT r.id, made.orders, bank.grosze AS online, made.on_place, back.refunds, back.grosze AS refunded, tips.grosze AS tips, sat.visits, sat.guests,
      sat.no_shows, sat.no_show_guests
    FROM restaurants r LEFT JOIN bank USING (id) LEFT JOIN back USING (id) LEFT JOIN made USING (id) LEFT JOIN tips USING (id) LEFT JOIN sat USING (id)
    WHERE r.id = ANY($1) ORDER BY r.id`,
    [RESTAURANTS],
  )
  return rows.map((row) => {
    const [onlineGrosze, onPlaceGrosze, refundedGrosze] = [row.online, row.on_place, row.refunded].map(Number)
    return {
      orders: Number(row.orders),
      onlineGrosze,
      onPlaceGrosze,
      refunds: Number(row.refunds),
      refundedGrosze,
      netGrosze: onlineGrosze + onPlaceGrosze - refundedGrosze,
      tipsGrosze: Number(row.tips),
      visits: Number(row.visits),
      guests: Number(row.guests),
      noShows: Number(row.no_shows),
      noShowGuests: Number(row.no_show_guests),
    }
  })
}

/** An upstream on an empty PostgreSQL with the restaurants of the tests, at the morning of the first day. */
async function openStage() {
  const from = (path) => tsImport(path, import.meta.url)
  const { bundleUpstream, upstreamProcess } = await from('../tests/support/upstream-process.ts')
  const { seedIfEmpty } = await from('../tests/support/seed-data.ts')
  const { fixture } = await from('../tests/support/seed-fixture.ts')
  const { asWeb, UPSTREAM_SECRET } = await from('../tests/support/upstream-secret.ts')
  const { orderRequest } = await from('../tests/support/order-fixture.ts')
  const { reservationRequest } = await from('../tests/support/requests.ts')
  const { openPostgres } = await from('../upstream/db/postgres.ts')
  const { signInToken } = await from('../upstream/panel/accounts/secret-token.ts')
  const { instantOf } = await from('../lib/domain/time/time.ts')

  const database = await startDatabase()
  const opened = await openPostgres(database.url, 'upstream/db/migrations')
  const start = instantOf(dateOf(1), '08:00')
  await seedIfEmpty(opened.db, fixture, start)
  await opened.close()
  const pool = new pg.Pool({ connectionString: database.url, max: 2 })
  pool.on('error', () => {})
  const query = async (text, values) => (await pool.query(text, values)).rows
  const bundle = bundleUpstream()
  const env = {
    DATABASE_URL: database.url,
    DATA_DIR: temporaryFolder('month'),
    PARTNER_TOKEN,
    SEED: 'none',
    LOG_LEVEL: 'error',
  }
  const upstream = upstreamProcess(bundle.file, env)
  await upstream.start({ TEST_CLOCK: start.toISOString() })

  async function call(method, path, body, token) {
    const form = typeof body === 'string'
    const headers = {
      'x-tenant': TENANT,
      'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json',
      ...asWeb,
      ...(token && { authorization: `Bearer ${token}` }),
    }
    const answer = await fetch(upstream.url() + path, {
      method,
      headers,
      redirect: 'manual',
      body: form ? body : JSON.stringify(body),
    })
    const text = await answer.text()
    const isJson = answer.headers.get('content-type')?.startsWith('application/json') && text
    return { status: answer.status, body: isJson ? JSON.parse(text) : text }
  }

  return {
    call,
    query,
    book: campaignBook(),
    instantAt: (day, time) => instantOf(dateOf(day), time).getTime(),
    orderRequest,
    reservationRequest,
    stepTo: (day, time) => upstream.step(new Date(instantOf(dateOf(day), time).getTime())),
    stepBy: (day, time, seconds) => upstream.step(new Date(instantOf(dateOf(day), time).getTime() + seconds * 1000)),
    async signIn(email) {
      const [{ nonce }] = await query(
        'SELECT l.nonce FROM sign_in_links l JOIN staff s ON s.id = l.staff_id WHERE s.email = $1 ORDER BY l.id DESC LIMIT 1',
        [email],
      )
      const body = { token: signInToken(UPSTREAM_SECRET, nonce), label: 'Bench' }
      return expected(await call('POST', '/staff/sessions', body), 201).token
    },
    async close() {
      await upstream.kill()
      await pool.end()
      await database.stop()
      bundle.remove()
    },
  }
}

/** Plays the month, one day after another; returns counts of its orders and reservations. */
async function play(stage) {
  const random = chance(20261001)
  const counts = { orders: 0, reservations: 0, refused: 0, ends: {} }
  const counted = (end) => {
    counts.ends[end] = (counts.ends[end] ?? 0) + 1
  }
  for (let day = 1; day <= DAYS; day++) {
    await stage.stepTo(day, '09:00')
    const visits = await reserve(stage, day, random, counts)
    // Refunds take a day, so the last day has no orders.
    if (day < DAYS) await eat(stage, day, MEALS[day % MEALS.length], random, counts, counted)
    await stage.stepTo(day, '20:05')
    for (const visit of visits) {
      counted(visit.end)
      if (visit.end === 'unmarked') continue
      if (visit.end === 'cancelled') continue
      const first = visit.end === 'no_show' ? 'no_show' : 'seated'
      expected(await decideVisit(stage, visit, { visit_state: first }), 200)
    }
    await stage.stepTo(day, '21:00')
    for (const visit of visits.filter(({ end }) => end === 'finished'))
      expected(await decideVisit(stage, visit, { visit_state: 'finished' }), 200)
    // Seated visits are finished by a job, also after midnight.
    await stage.stepTo(day, '23:55')
  }
  await stage.stepTo(DAYS + 1, '12:00')
  const [{ left }] = await stage.query(`SELECT count(*) AS left FROM reservations WHERE visit_state = 'seated'`)
  if (Number(left) > 0) throw new Error(`${left} guests are still seated`)
  return counts
}

const decideVisit = ({ call }, { code }, decision) =>
  call('PUT', `/partner/reservations/${code}`, decision, PARTNER_TOKEN)

async function reserve({ call, reservationRequest, book, instantAt }, day, random, counts) {
  const visits = []
  for (const restaurant_id of RESTAURANTS)
    for (const time of ['18:00', '18:30', '19:30']) {
      const diner = book.nextDiner(day, 'reservation')
      const request = reservationRequest({
        campaign: diner.campaign,
        restaurant_id,
        reserved_on: `${dateOf(day)} ${time}:00`,
        guests_number: restaurant_id === 4 ? 2 : random(1, 4),
        email: diner.email,
        phone_number: `+4860${String(1_000_000 + day * 1000 + counts.reservations).slice(-7)}`,
      })
      const { status, body } = await call('POST', '/reservations', request)
      // The restaurant is closed that day or fully booked: the request counts as refused.
      if (status !== 201) {
        counts.refused++
        continue
      }
      counts.reservations++
      const end = VISIT_ENDS[random(0, VISIT_ENDS.length - 1)]
      if (end === 'cancelled') expected(await call('POST', `/reservations/${body.code}/cancel`, {}), 200)
      visits.push({ code: body.code, end })
      book.entries.push({
        ...diner,
        day: dateOf(day),
        at: instantAt(day, time),
        isOrder: false,
        isCounted: end !== 'cancelled',
        came: end === 'finished' || end === 'seated',
        guests: request.guests_number,
        grosze: 0,
      })
    }
  return visits
}

async function eat(stage, day, time, random, counts, counted) {
  const { call, stepBy } = stage
  const minute = 60
  await stepBy(day, time, 0)
  const made = []
  for (const restaurant_id of RESTAURANTS)
    for (let n = 0; n < ORDERS_A_MEAL; n++) {
      const order = await placeOrder(stage, { restaurant_id, day, time }, random, counts)
      if (order) made.push(order)
    }
  for (const seconds of [3, 8, 13]) await stepBy(day, time, seconds)
  for (const order of made) {
    counted(order.end)
    if (order.end === 'withdrawn') expected(await call('POST', `/orders/${order.id}/cancel`, {}), 200)
    if (order.end === 'declined') expected(await decide(order, { status: 'declined', reason: 'other' }), 200)
    if (isCooked(order)) expected(await decide(order, { status: 'confirmed', ready_in_minutes: 20 }), 200)
  }
  // The other orders are not answered: a timer ends them after ten minutes, and unpaid ones after fifteen.
  for (const minutes of [1, 11, 17]) await stepBy(day, time, minutes * minute)
  for (const order of made.filter(isCooked)) {
    expected(await decide(order, { status: 'sent' }), 200)
    expected(await decide(order, { status: 'delivered' }), 200)
  }
  await stepBy(day, time, 30 * minute)
  for (const order of made.filter(({ end, method }) => end === 'complaint' && ONLINE.includes(method)))
    expected(await call('POST', `/operations/orders/${order.id}/refund`, { reason: 'zimne' }, PARTNER_TOKEN), 200)
  for (const minutes of [31, 32, 35, 50]) await stepBy(day, time, minutes * minute)

  function decide({ id }, decision) {
    return call('PUT', `/partner/orders/${id}`, decision, PARTNER_TOKEN)
  }
}

const isCooked = ({ end }) => end === 'delivered' || end === 'complaint'

async function placeOrder({ call, orderRequest, book, instantAt }, { restaurant_id, day, time }, random, counts) {
  const diner = book.nextDiner(day, 'order')
  const end = ORDER_ENDS[random(0, ORDER_ENDS.length - 1)]
  const methods = end === 'unpaid' ? ['blik'] : restaurant_id === 4 ? ['cash', 'blik'] : METHODS
  const method = methods[random(0, methods.length - 1)]
  const tip = random(0, 2) === 0 ? { tip: random(1, 9) + 0.35 } : {}
  const { products } = orderRequest()
  const cart = { restaurant_id, delivery_type: 'takeout', products, ...tip }
  const quote = await call('POST', '/carts/quote', cart)
  const phone = `+48${String(600_000_000 + counts.orders * 7 + counts.refused).slice(0, 9)}`
  const request = orderRequest({
    ...cart,
    payment_method: method,
    expected_total: quote.body.total,
    customer: { phone, email: diner.email },
    campaign: diner.campaign,
  })
  const { status, body } = await call('POST', '/orders', request)
  if (status !== 201) {
    counts.refused++
    return null
  }
  counts.orders++
  const isKept = isCooked({ end }) && !(end === 'complaint' && ONLINE.includes(method))
  book.entries.push({
    ...diner,
    day: dateOf(day),
    at: instantAt(day, time),
    isOrder: true,
    isCounted: isCooked({ end }),
    came: isCooked({ end }),
    guests: 0,
    grosze: isKept ? Math.round(quote.body.total * 100) : 0,
  })
  if (end !== 'unpaid' && method === 'blik')
    expected(await call('POST', `/orders/${body.id}/payments`, { payment_method: 'blik', blik_code: '777123' }), 200)
  if (method === 'card_online') await call('POST', body.payment.next.url, 'choice=approve')
  return { id: body.id, end, method }
}

function expected({ status, body }, wanted) {
  if (status !== wanted) throw new Error(`answered ${status}: ${JSON.stringify(body).slice(0, 300)}`)
  return body
}

function dateOf(day) {
  return day > DAYS ? '2026-11-01' : `${MONTH}-${String(day).padStart(2, '0')}`
}

/** Whole numbers of a range, from a seeded linear congruential generator. */
function chance(seed) {
  let state = seed
  return (least, most) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return least + Math.floor((state / 4_294_967_296) * (most - least + 1))
  }
}
