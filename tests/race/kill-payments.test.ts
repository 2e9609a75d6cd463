/** @jest-environment ./tests/support/outside-environment.mjs */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'pg'
import { orderRequest } from '../support/order-fixture'
import { startPostgres } from '../support/postgres'
import { bundleUpstream, type UpstreamProcess, upstreamProcess } from '../support/upstream-process'
import { asWeb } from '../support/upstream-secret'

const DINERS = 40
const CLIENTS = 8
const KILLS = 6

const headers = { 'content-type': 'application/json', 'x-tenant': 'lubje', ...asWeb }
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const any = (most: number) => Math.random() * most

interface Dish {
  restaurant_id: number
  product_id: number
  total: number
}

/** A dish without questions, in a restaurant that never closes and has no discounts. */
async function dishOf(pool: Pool, url: string): Promise<Dish> {
  const { items } = await (await fetch(`${url}/restaurants?product=orders`, { headers })).json()
  for (const { id, ordering } of items) {
    if (!ordering?.payment_methods.includes('blik')) continue
    await openAroundTheClock(pool, id)
    const { categories } = await (await fetch(`${url}/restaurants/${id}/menu`, { headers })).json()
    const dishes = categories.flatMap(({ products }: { products: unknown[] }) => products)
    const dish = dishes.find(
      (one: { available: boolean; questions: unknown[] }) => one.available && !one.questions.length,
    )
    if (!dish) continue
    const products = [{ product_id: dish.id, amount: 1, answers: [] }]
    const body = JSON.stringify({ restaurant_id: id, delivery_type: 'takeout', products })
    const quote = await (await fetch(`${url}/carts/quote`, { method: 'POST', headers, body })).json()
    if (quote.refusals.length === 0) return { restaurant_id: id, product_id: dish.id, total: quote.total }
  }
  throw new Error('the sample menus have no such dish')
}

async function openAroundTheClock(pool: Pool, id: number): Promise<void> {
  const week = JSON.stringify(Array.from({ length: 7 }, () => [{ open: '00:00', close: '24:00' }]))
  await pool.query(
    `UPDATE restaurants SET summary = summary || jsonb_build_object('hours', jsonb_build_object('week', $2::jsonb,
      'exceptions', '[]'::jsonb), 'orders_paused', null, 'custom_rules', '[]'::jsonb) WHERE id = $1`,
    [id, week],
  )
  await pool.query('UPDATE order_settings SET orders_per_slot = 10000 WHERE restaurant_id = $1', [id])
  // A happy hour that starts or ends meanwhile would change the price.
  await pool.query(`UPDATE menus SET menu = jsonb_set(menu, '{discounts}', '[]') WHERE restaurant_id = $1`, [id])
}

/** Repeats with the same key until there is a definite answer, as the web app does. */
async function retryUntilAnswered(upstream: UpstreamProcess, path: string, key: string, body: unknown) {
  for (;;) {
    try {
      const response = await fetch(`${upstream.url()}${path}`, {
        method: 'POST',
        headers: { ...headers, 'idempotency-key': key },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(30_000),
      })
      const answer = await response.json()
      if (response.status < 500 && answer.error?.code !== 'in_progress') return { status: response.status, answer }
    } catch {
      // Killed during the call, or not restarted yet.
    }
    await wait(40)
  }
}

/** Orders, pays by a code, and sometimes cancels; returns the order's id. */
async function orderAndPay(
  upstream: UpstreamProcess,
  n: number,
  { total, restaurant_id, product_id }: Dish,
): Promise<string> {
  const order = orderRequest({
    restaurant_id,
    payment_method: n % 4 === 3 ? 'card_online' : 'blik',
    expected_total: total,
    products: [{ product_id, amount: 1, answers: [] }],
    notes: `diner ${n}`,
  })
  const made = await retryUntilAnswered(upstream, '/orders', `order-${n}`, order)
  expect([made.status, made.answer.error]).toEqual([201, undefined])
  const { id } = made.answer
  await wait(any(100))
  const method = order.payment_method as string
  const code = method === 'blik' ? { blik_code: n % 5 === 0 ? '444444' : '777123' } : {}
  const paid = await retryUntilAnswered(upstream, `/orders/${id}/payments`, `pay-${n}`, {
    payment_method: method,
    ...code,
  })
  if (method === 'card_online' && paid.status === 200) await payOnPage(upstream, paid.answer.payment.next?.url)
  await wait(any(300))
  if (n % 3 === 0) await retryUntilAnswered(upstream, `/orders/${id}/cancel`, `cancel-${n}`, undefined)
  return id
}

async function payOnPage(upstream: UpstreamProcess, url: string | undefined): Promise<void> {
  if (!url) return
  const form = { 'content-type': 'application/x-www-form-urlencoded', ...asWeb }
  for (;;) {
    try {
      const init = { method: 'POST', headers: form, body: 'choice=twice', redirect: 'manual' } as const
      const { status } = await fetch(`${upstream.url()}${url}`, init)
      if (status === 303) return
    } catch {
      await wait(40)
    }
  }
}

it('C1 kill -9 at any moment of a payment loses and doubles no payment', async () => {
  const bundle = bundleUpstream()
  const folder = await mkdtemp(join(tmpdir(), 'nakryte-pay-'))
  const postgres = await startPostgres()
  const pool = new Pool({ connectionString: postgres.url, max: 2 })
  // Connections may still be closing when the server stops.
  pool.on('error', () => {})
  const env = { DATABASE_URL: postgres.url, DATA_DIR: folder, BUILTIN_PAYMENT_SECONDS: '0.2', LOG_LEVEL: 'silent' }
  const upstream = upstreamProcess(bundle.file, env)
  try {
    await upstream.start()
    const dish = await dishOf(pool, upstream.url())
    const numbers = Array.from({ length: DINERS }, (_, n) => n)
    const ids: string[] = []
    const client = async () => {
      for (let n = numbers.shift(); n !== undefined; n = numbers.shift()) ids.push(await orderAndPay(upstream, n, dish))
    }
    const clients = Promise.all(Array.from({ length: CLIENTS }, client))
    for (let kill = 1; kill <= KILLS; kill++) {
      while (ids.length < (kill * DINERS) / (KILLS + 2)) await wait(5)
      await wait(any(200))
      await upstream.kill()
      await upstream.start()
    }
    await clients

    await settled(pool)
    const { rows: orders } = await pool.query("SELECT id FROM orders WHERE email <> ''")
    expect(orders.map(({ id }) => id).sort()).toEqual([...ids].sort())
    const { rows } = await pool.query(LEDGER)
    expect(rows.filter(({ held, owed }) => held !== owed)).toEqual([])
    // Every kind of event has occurred.
    const states = new Set(rows.map(({ state }) => state))
    expect([...states].sort()).toEqual(expect.arrayContaining(['confirmed', 'refunded']))
    expect(rows.every(({ kept }) => kept <= 1)).toBe(true)
  } finally {
    await upstream.stop()
    await pool.end()
    await postgres.stop()
    bundle.remove()
    await rm(folder, { recursive: true, force: true })
  }
}, 600_000)

/** Bank's sum for each order, beside the expected one: the price of an active order, else nothing. */
const LEDGER = `
  SELECT o.status, p.status AS state,
    (coalesce(sum(b.amount_grosze) FILTER (WHERE b.state = 'paid'), 0)
      - coalesce(sum(r.amount_grosze) FILTER (WHERE r.state = 'done'), 0))::int AS held,
    CASE WHEN o.status IN ('declined', 'cancelled', 'new') THEN 0 ELSE o.total_grosze END AS owed,
    count(b.token) FILTER (WHERE b.state = 'paid' AND r.state IS NULL)::int AS kept
  FROM orders o JOIN payments p ON p.order_id = o.id
    LEFT JOIN payment_attempts a ON a.order_id = o.id
    LEFT JOIN sandbox_payments b ON b.reference = a.id
    LEFT JOIN sandbox_refunds r ON r.token = b.token
  WHERE o.email <> ''
  GROUP BY o.id, o.status, o.total_grosze, p.status`

/** Waits until nothing is in progress: no open attempt with a pending payment, no pending refund. */
async function settled(pool: Pool): Promise<void> {
  for (let n = 0; n < 600; n++) {
    const { rows } = await pool.query(`SELECT
      (SELECT count(*) FROM payment_attempts a JOIN sandbox_payments b ON b.reference = a.id
        WHERE b.state = 'pending' OR (b.state = 'paid' AND a.status <> 'paid')) +
      (SELECT count(*) FROM payment_attempts WHERE refund_state IN ('wanted', 'pending')) +
      (SELECT count(*) FROM payments WHERE status = 'pending') AS open`)
    if (Number(rows[0].open) === 0) return
    await wait(200)
  }
  throw new Error('payments did not settle')
}
