import { existsSync, readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import pg from 'pg'
import { tsImport } from 'tsx/esm/api'
import { inTurns, median, table } from './measure.mjs'
import { startDatabase } from './product.mjs'

/** Rows of one brand, over the thirteen months before the tests' clock. */
const COUNTS = { orders: 100_000, reservations: 40_000, people: 30_000, restaurants: 300, campaigns: 300, links: 2000 }
const DAYS = 395
/** Waiting cases of each kind in the queue. */
const CASES = 1500
const BAR_MS = 300
/** The limit for a year's report, which is opened monthly and says that it is counting (decision 0077). */
const YEAR_BAR_MS = 2000
const TIMES = { rounds: 7, warmUp: 2 }
/** A hotel: one number with many orders. */
const SHARED_PHONE = '+48600999999'

const WEEK = '/console/results?from=2026-11-16&to=2026-11-22'
const MONTH = '/console/results?from=2026-10-01&to=2026-10-31'
const YEAR = '/console/results?from=2025-10-28&to=2026-11-27'
const read = (path) => ['GET', path]
const lookUp = (query) => ['POST', '/console/lookups', { query }]

/** Calls by their name in the printed table. `found` are rows of the data. */
const callsOf = (found) => ({
  'results of campaigns, a week': read(WEEK),
  'results, a month': read(MONTH),
  'results, a month by landing page, last touch': read(`${MONTH}&by=landing&touch=last`),
  'results, 13 months by campaign': read(YEAR),
  'results, 13 months by source': read(`${YEAR}&by=source`),
  'results, 13 months by medium, last touch': read(`${YEAR}&by=medium&touch=last`),
  'results, 13 months by landing page': read(`${YEAR}&by=landing`),
  'results, 13 months by week': read(`${YEAR}&by=week`),
  'month of the brand': read('/console/month?month=2026-10'),
  'restaurants by name': read('/console/restaurants'),
  'restaurants by refunds, page 6': read('/console/restaurants?sort=refunds&page=6'),
  'one restaurant': read('/console/restaurants/1'),
  'look-up by phone': lookUp('600 000 123'),
  'look-up by a phone of 2,000 orders': lookUp(SHARED_PHONE),
  'look-up by e-mail': lookUp('Diner.123@Example.PL'),
  'look-up by number': lookUp(String(found.order)),
  'look-up by key': lookUp('BENCHORDER50000'),
  'an order with all of it': read(`/console/orders/${found.order}`),
  'a reservation with all of it': read(`/console/reservations/${found.reservation}`),
  queue: read('/console/queue?limit=50'),
  'queue, late orders': read('/console/queue?kind=late&limit=50'),
  alarm: read('/console/alarm'),
  'links, 50': read('/console/links?limit=50'),
  'ended links': read('/console/links?limit=50&state=ended'),
  trail: read('/console/audit'),
  people: read('/console/people'),
  blocks: read('/console/blocks'),
  'search engines': read('/console/search?after=0'),
})

/**
 * Prints how long each call of a brand's console takes upstream with 100,000 orders and 40,000 reservations of one
 * brand on PostgreSQL, called in turns, without a socket. CPU is the sum of this process and the database.
 */
export async function consoleCalls() {
  const from = (path) => tsImport(path, import.meta.url)
  const { openKit, FRIDAY_NOON } = await from('../tests/support/upstream-kit.ts')
  const { openPostgres } = await from('../upstream/db/postgres.ts')
  const { brandPerson } = await from('../tests/support/staff.ts')
  const { orderRequest } = await from('../tests/support/order-fixture.ts')
  const { reservationRequest } = await from('../tests/support/requests.ts')

  const database = await startDatabase()
  const kit = await openKit(() => openPostgres(database.url, 'upstream/db/migrations'))
  const admin = await brandPerson(kit, 'admin')
  for (const [path, body] of [
    ['/orders', orderRequest()],
    ['/reservations', reservationRequest()],
  ])
    if ((await kit.send('POST', path, body)).status !== 201) throw new Error(`nothing to copy: ${path}`)
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  // One core alone: others may be busy with diners.
  await client.query('ALTER SYSTEM SET max_parallel_workers_per_gather = 0')
  await client.query('SELECT pg_reload_conf()')
  const found = await addData(client, FRIDAY_NOON, admin.personId)

  const calls = Object.entries(callsOf(found))
  const ask = async ([name, [method, path, body]]) => {
    const { rows: backends } = await client.query(`SELECT pid FROM pg_stat_activity
      WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`)
    const [cpu, began] = [cpuMs(backends), performance.now()]
    const { status, body: answer } = await admin.call(method, path, body)
    const taken = { ms: performance.now() - began, cpu: cpuMs(backends) - cpu }
    if (status !== 200 || answer.items?.length === 0) throw new Error(`${name}: ${status} ${JSON.stringify(answer)}`)
    return taken
  }
  const taken = await inTurns(calls, TIMES, ask)
  const rows = calls.map(([name], i) => {
    const ms = taken[i].map((one) => one.ms)
    const cpu = taken[i].map((one) => one.cpu)
    const figures = [Math.min(...ms), median(ms), Math.max(...ms), Math.min(...cpu), median(cpu)]
    const bar = name.startsWith('results, 13 months') ? YEAR_BAR_MS : BAR_MS
    const verdict = median(ms) <= bar ? 'met' : Math.min(...cpu) <= bar ? 'CPU alone' : 'missed'
    return [name, ...figures.map((figure) => figure.toFixed(0)), verdict]
  })
  const head = ['best ms', 'median', 'worst', 'best CPU ms', 'median', `bar ${BAR_MS} ms, 13 months ${YEAR_BAR_MS}`]
  table([`console, ${COUNTS.orders} orders`, ...head], rows)
  process.stdout.write(`load ${loadavg()[0].toFixed(1)}\n`)
  await client.end()
  await kit.close()
  await database.stop()
}

/** CPU of this process and of the database processes, in milliseconds; Linux only. */
function cpuMs(backends) {
  const { user, system } = process.cpuUsage()
  const files = backends.map(({ pid }) => `/proc/${pid}/schedstat`).filter((file) => existsSync(file))
  const spent = files.map((file) => Number(readFileSync(file, 'utf8').split(' ')[0]) / 1e6)
  return spent.reduce((sum, ms) => sum + ms, (user + system) / 1000)
}

/**
 * Copies of a real order and a real reservation, in few statements and without triggers. Returns one of each for the
 * calls.
 */
async function addData(client, now, staffId) {
  const query = async (text, values) => (await client.query(text, values)).rows
  const at = (n, of) =>
    `timestamptz '${now.toISOString()}' - (${of} - ${n}) * interval '${(DAYS * 86_400) / of} seconds'`
  const one = (id, values) => `(${values})[1 + ${id} % ${values.split(',').length}]`
  const person = (n) => `(hashint4(${n}) & 2147483647) % ${COUNTS.people}`
  const restaurant = 'CASE WHEN n % 3 = 0 THEN 1 ELSE 1001 + n % 300 END'

  /**
   * Inserts copies of the first row of `name` that fulfils `like`, with the expressions of `changes`; `n` numbers
   * them.
   */
  async function copy(name, count, like, changes, where = 'true') {
    const columns = await query(
      `SELECT attname AS name FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped
        AND attgenerated = ''`,
      [name],
    )
    const kept = columns.filter((column) => changes[column.name] !== null).map((column) => `"${column.name}"`)
    const values = kept.map((column) => changes[column.slice(1, -1)] ?? `t.${column}`)
    await client.query(`INSERT INTO ${name} (${kept}) OVERRIDING SYSTEM VALUE SELECT ${values}
      FROM (SELECT * FROM ${name} WHERE ${like} LIMIT 1) t, generate_series(1, ${count}) n WHERE ${where}`)
  }

  await client.query(`SET session_replication_role = replica`)
  const copied = { id: '1000 + n', key: "'bench' || n", slug: "'bench-' || n", name: "'Bar ' || n" }
  await copy('restaurants', COUNTS.restaurants, 'id = 1', copied)
  for (const name of ['menus', 'order_settings'])
    await copy(name, COUNTS.restaurants, 'restaurant_id = 1', { restaurant_id: '1000 + n' })
  const made = at('n', COUNTS.orders)
  const online = 'n % 10 < 6'
  const isOpen = `n > ${COUNTS.orders - 2 * CASES}`
  await copy('orders', COUNTS.orders, 'true', {
    id: "'BENCHORDER' || n",
    number: '1000000 + n',
    restaurant_id: restaurant,
    status: `CASE WHEN n > ${COUNTS.orders - CASES} THEN 'pending' WHEN ${isOpen} THEN 'sent'
      ELSE ${one('n', "ARRAY['delivered','delivered','delivered','delivered','delivered','delivered','delivered','declined','cancelled']")} END`,
    email: `'diner.' || ${person('n')} || '@example.pl'`,
    phone: `CASE WHEN n % 50 = 7 THEN '${SHARED_PHONE}' ELSE '+48600' || lpad((${person('n')})::text, 6, '0') END`,
    created_at: made,
    wanted_at: `CASE WHEN n % 4 = 0 THEN ${made} + interval '1 day' END`,
    eta_from: `${made} + interval '30 minutes'`,
    eta_to: `LEAST(${made} + interval '1 hour', timestamptz '${now.toISOString()}' - interval '2 hours')`,
    due_at: `CASE WHEN n > ${COUNTS.orders - CASES} THEN timestamptz '${now.toISOString()}' + interval '5 minutes' END`,
    payment_method: `CASE WHEN ${online} THEN 'blik' ELSE 'cash' END`,
    products_grosze: '3000 + n % 9000',
    total_grosze: '3000 + n % 9000 + t.total_grosze - t.products_grosze',
  })
  const ofOrder = { order_id: "'BENCHORDER' || n" }
  await copy('order_lines', COUNTS.orders, 'true', ofOrder)
  for (const state of ['new', 'confirmed', 'sent', 'delivered'])
    await copy('order_audit', COUNTS.orders, 'true', { ...ofOrder, id: null, at: made, to_state: `'${state}'` })
  const settled = { kind: "'payment'", to_state: "'confirmed'", by: "'system'" }
  await copy('order_audit', COUNTS.orders, 'true', { ...ofOrder, ...settled, id: null, at: made }, `NOT ${online}`)
  await client.query(`DELETE FROM payments`)
  await client.query(`INSERT INTO payments (order_id, status, amount_grosze, paid_by)
    SELECT id, 'confirmed', total_grosze, CASE WHEN payment_method = 'blik' THEN 'a-' || id END FROM orders WHERE id ~ '^BENCH'`)
  await client.query(`INSERT INTO payment_attempts (id, order_id, provider, method, amount_grosze, status, created_at, expires_at,
      paid_at, refund_state, refund_wanted_at, refunded_at)
    SELECT 'a-' || id, id, 'builtin', 'blik', total_grosze, 'paid', created_at, created_at, created_at,
      CASE WHEN number % 300 = 1 THEN 'failed' WHEN number % 20 = 1 THEN 'done' END, created_at,
      CASE WHEN number % 20 = 1 AND number % 300 <> 1 THEN created_at END
    FROM orders WHERE payment_method = 'blik' AND id ~ '^BENCH'`)
  await client.query(`INSERT INTO refunds (id, order_id, attempt_id, amount_grosze, state, mark, wanted_at, done_at)
    SELECT 'r-' || id, id, 'a-' || id, 500, 'done', 'm', created_at, created_at FROM orders
    WHERE payment_method = 'blik' AND id ~ '^BENCH' AND number % 50 = 3`)
  await client.query(`INSERT INTO alarms (restaurant_id, order_id, raised_at, starts_at, level, ended_at, outcome)
    SELECT restaurant_id, id, created_at, created_at, 'normal', created_at + (number % 600) * interval '1 second',
      CASE WHEN number % 15 = 0 THEN 'unanswered' ELSE 'answered' END FROM orders WHERE id ~ '^BENCH'`)

  const booked = at('n', COUNTS.reservations)
  const isRequest = `n > ${COUNTS.reservations - CASES}`
  await client.query(`UPDATE restaurants SET partner = false WHERE id BETWEEN 1001 AND 1100`)
  await copy('reservations', COUNTS.reservations, 'true', {
    id: '1000000 + n',
    code: "'BENCHVISIT' || n",
    restaurant_id: `CASE WHEN ${isRequest} THEN 1001 + n % 100 ELSE ${restaurant} END`,
    email: `'diner.' || ${person('n')} || '@example.pl'`,
    phone_number: `'+48600' || lpad((${person('n')})::text, 6, '0')`,
    created_at: booked,
    starts_at: `${booked} + interval '3 days'`,
    ends_at: `${booked} + interval '74 hours'`,
    status: `CASE WHEN ${isRequest} THEN 'pending' ELSE 'confirmed' END`,
    visit_state: `CASE WHEN ${isRequest} THEN 'expected' ELSE ${one('n', "ARRAY['finished','finished','finished','no_show','expected']")} END`,
    cancelled_at: `CASE WHEN n % 12 = 0 THEN ${booked} END`,
    cancelled_by: `CASE WHEN n % 12 = 0 THEN 'guest' END`,
  })
  for (const [column, name] of [
    ['order_id', 'orders'],
    ['reservation_id', 'reservations'],
  ])
    await client.query(`INSERT INTO campaign_touches (touch, ${column}, created_at, utm_source, utm_medium, utm_campaign, landing_path)
      SELECT touch, id, created_at, 'zrodlo-' || h % 20, 'medium-' || h % 6, 'kampania-' || h % ${COUNTS.campaigns}, '/rezerwuj/' || h % 900
      FROM (SELECT id, created_at, touch, (hashtext(id::text || touch) & 2147483647) AS h
        FROM ${name}, unnest(ARRAY['first', 'last']) touch) t WHERE h % 10 < 6 ORDER BY created_at`)
  await client.query(`INSERT INTO messages (channel, subject, occasion, order_id, state, next_at, created_at, ended_at)
    SELECT 'mail', 'order', occasion, id, 'sent', created_at, created_at, created_at
    FROM orders, unnest(ARRAY['received', 'confirmed', 'delivered']) occasion`)
  await client.query(`INSERT INTO enquiries (number, tenant, app_name, kind, name, email, details, created_at)
    SELECT 'LEADBENCH' || lpad(n::text, 6, '0'), 'lubje', 'web_app', ${one('n', "ARRAY['partner','complaint','problem']")}, 'Jan',
      'jan' || n || '@example.pl', '{}', ${booked} FROM generate_series(${COUNTS.reservations - 2 * CASES}, ${COUNTS.reservations}) n`)
  await client.query(
    `INSERT INTO marketing_links (tenant, page, product, city, restaurant_id, source, medium, campaign, note, made_by, made_at, ended_at)
      SELECT 'lubje', page, CASE page WHEN 'list' THEN 'orders' END, CASE page WHEN 'list' THEN 'lublin' END,
        CASE WHEN page IN ('restaurant', 'menu') THEN 1001 + n % 300 END, 'zrodlo-' || n, 'qr', 'kampania', '', $1, ${booked},
        CASE WHEN n % 2 = 0 THEN ${booked} END
      FROM (SELECT n, ${one('(n / 2)', "ARRAY['home','list','restaurant','menu']")} AS page FROM generate_series(1, ${2 * COUNTS.links}) n) l`,
    [staffId],
  )
  await client.query(
    `INSERT INTO marketing_link_prints (code, tenant, link_id, content, made_by, made_at)
      SELECT 'k' || id || '-' || k, 'lubje', id, 'druk-' || k, $1, made_at FROM marketing_links, generate_series(1, 5) k`,
    [staffId],
  )
  await client.query(
    `INSERT INTO staff_audit (at, tenant, staff_id, action, subject, details)
      SELECT created_at, 'lubje', $1, 'opened_order', number::text, '{}' FROM orders`,
    [staffId],
  )
  await client.query(
    `INSERT INTO contact_blocks (tenant, kind, digest, reason, staff_id, created_at, until)
      SELECT 'lubje', 'email', 'digest' || n, 'bez powodu', $1, $2::timestamptz, $2::timestamptz + interval '30 days' FROM generate_series(1, 500) n`,
    [staffId, now],
  )
  await client.query(`RESET session_replication_role`)
  await client.query('VACUUM ANALYZE')
  return { order: 1_050_000, reservation: 1_020_000 }
}
