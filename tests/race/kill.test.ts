/** @jest-environment ./tests/support/outside-environment.mjs */
import { execFileSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Availability } from '@/lib/domain/reservation/availability/schema'
import { addDays, localDateOf } from '@/lib/domain/time/time'
import { openPglite } from '../support/pglite'
import { startPostgres } from '../support/postgres'
import { reservationRequest } from '../support/requests'
import { bundleUpstream, type UpstreamProcess, upstreamProcess } from '../support/upstream-process'
import { asWeb } from '../support/upstream-secret'

const CLIENTS = 8
const KILLS = 3
const RESERVATIONS = 100

interface PlannedReservation {
  key: string
  restaurant_id: number
  reserved_on: string
}

let bundle: ReturnType<typeof bundleUpstream>
let folder: string
beforeAll(async () => {
  bundle = bundleUpstream()
  folder = await mkdtemp(join(tmpdir(), 'nakryte-kill-'))
})
afterAll(async () => {
  bundle.remove()
  await rm(folder, { recursive: true, force: true })
})

const headers = { 'content-type': 'application/json', 'x-tenant': 'nakryte', ...asWeb }

/** Slots of sample restaurants that confirm at once, three requests for each, so that some are refused. */
async function planReservations(url: string): Promise<PlannedReservation[]> {
  const { items } = await (await fetch(`${url}/restaurants?limit=50`, { headers })).json()
  const ids = items.map(({ id }: { id: number }) => id).join(',')
  const date = addDays(localDateOf(new Date()), 14)
  const answer = await fetch(`${url}/restaurants/${ids}/availability?from=${date} 18:00&people=2`, { headers })
  const entries: Availability[] = await answer.json()
  const slots = entries.flatMap(({ restaurant_id, slots }) =>
    slots
      .filter(({ confirm }) => confirm === 'auto')
      .map(({ time }) => ({ restaurant_id, reserved_on: `${date} ${time}:00` })),
  )
  expect(slots.length).toBeGreaterThan(40)
  return Array.from({ length: RESERVATIONS }, (_, n) => ({ key: `wish-${n}`, ...slots[n % 40]! }))
}

/** Repeats with the same key until there is a definite answer, as the web app does. */
async function retryUntilAnswered(
  upstream: UpstreamProcess,
  { key, ...changes }: PlannedReservation,
  onRetry: () => void,
) {
  const body = JSON.stringify(reservationRequest({ ...changes, notes_from_guest: key }))
  for (;;) {
    try {
      const init = { method: 'POST', headers: { ...headers, 'idempotency-key': key }, body }
      const response = await fetch(`${upstream.url()}/reservations`, { ...init, signal: AbortSignal.timeout(30_000) })
      const answer = await response.json()
      if (response.status === 201) return { key, code: answer.code as string }
      if (response.status === 409 && answer.error.code === 'slot_taken') return { key, code: null }
      if (response.status < 500 && answer.error.code !== 'in_progress') throw new Error(JSON.stringify(answer))
    } catch (error) {
      if (error instanceof Error && error.message.startsWith('{')) throw error
    }
    onRetry()
    await new Promise((resolve) => setTimeout(resolve, 40))
  }
}

async function reserveWhileKilling(upstream: UpstreamProcess) {
  await upstream.start()
  const wishes = await planReservations(upstream.url())
  const answers: { key: string; code: string | null }[] = []
  let retries = 0
  const client = async () => {
    for (let wish = wishes.shift(); wish; wish = wishes.shift()) {
      answers.push(await retryUntilAnswered(upstream, wish, () => retries++))
    }
  }
  const clients = Promise.all(Array.from({ length: CLIENTS }, client))
  for (let kill = 1; kill <= KILLS; kill++) {
    while (answers.length < (kill * RESERVATIONS) / (KILLS + 2)) await new Promise((resolve) => setTimeout(resolve, 5))
    await upstream.kill()
    await upstream.start()
  }
  await clients
  for (const { code } of answers) if (code) await expectKnown(upstream, code)
  return { answers, retries }
}

async function expectKnown(upstream: UpstreamProcess, code: string) {
  const response = await fetch(`${upstream.url()}/reservations/${code}`, { headers })
  expect([code, response.status]).toEqual([code, 200])
}

/** Files in a folder, and the folder itself, that others than its owner may read. See docs/design/processes.md. */
async function readableByOthers(folder: string): Promise<string[]> {
  const names = ['.', ...(await readdir(folder, { recursive: true }))]
  const modes = await Promise.all(names.map(async (name) => ({ name, mode: (await stat(join(folder, name))).mode })))
  return modes.filter(({ mode }) => mode & 0o077).map(({ name }) => name)
}

/** Every confirmed reservation exists once, none twice, and no table is shared. */
async function expectNothingLostOrDoubled(
  query: <T>(text: string) => Promise<T[]>,
  { answers, retries }: Awaited<ReturnType<typeof reserveWhileKilling>>,
) {
  const rows = await query<{ key: string; code: string }>('SELECT notes_from_guest AS key, code FROM reservations')
  const reported = answers.filter(({ code }) => code)
  const byKey = (a: { key: string }, b: { key: string }) => (a.key < b.key ? -1 : 1)
  expect(answers).toHaveLength(RESERVATIONS)
  expect(reported.length).toBeGreaterThan(20)
  expect([...rows].sort(byKey)).toEqual(reported.map(({ key, code }) => ({ key, code })).sort(byKey))
  const overlaps = await query(`SELECT 1 FROM occupations a JOIN occupations b
    ON a.table_id = b.table_id AND a.id < b.id AND a.during && b.during
    WHERE a.ended_at IS NULL AND b.ended_at IS NULL`)
  expect(overlaps).toEqual([])
  expect(retries).toBeGreaterThanOrEqual(KILLS)
}

it('kill -9 of the upstream on PostgreSQL: nothing lost, nothing doubled', async () => {
  const postgres = await startPostgres()
  try {
    const upstream = upstreamProcess(bundle.file, { DATABASE_URL: postgres.url, DATA_DIR: join(folder, 'on-postgres') })
    const outcome = await reserveWhileKilling(upstream)
    expect(await upstream.stop()).toBe(0)
    const { Client } = await import('pg')
    const client = new Client(postgres.url)
    await client.connect()
    await expectNothingLostOrDoubled(async (text) => (await client.query(text)).rows, outcome)
    await client.end()
  } finally {
    await postgres.stop()
  }
}, 600_000)

it('kill -9 of the upstream on PGlite: nothing lost, nothing doubled, and one process at a time', async () => {
  const dataDir = join(folder, 'on-pglite')
  const upstream = upstreamProcess(bundle.file, { DATA_DIR: dataDir })
  const outcome = await reserveWhileKilling(upstream)

  await expect(upstreamProcess(bundle.file, { DATA_DIR: dataDir }).start()).rejects.toThrow('ended before it listened')
  expect((await stat(join(dataDir, 'partner-token'))).mode & 0o777).toBe(0o600)
  expect((await readFile(join(dataDir, 'partner-token'), 'utf8')).trim()).toHaveLength(32)
  const { code = null } = outcome.answers.find((answer) => answer.code) ?? {}
  const env = { ...process.env, DATA_DIR: dataDir, UPSTREAM_URL: upstream.url(), PARTNER_TOKEN: '' }
  const reported = execFileSync(process.execPath, ['scripts/partner.mjs', 'cancel', String(code)], {
    env,
    encoding: 'utf8',
  })
  expect(reported).toContain(`${code}: cancelled.`)
  expect(await upstream.stop()).toBe(0)
  expect(await readableByOthers(dataDir)).toEqual([])

  const client = await openPglite(join(dataDir, 'pg'))
  await expectNothingLostOrDoubled(async (text) => (await client.query(text)).rows as never, outcome)
  await client.close()
}, 600_000)
