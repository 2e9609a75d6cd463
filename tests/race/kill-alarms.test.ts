/** @jest-environment ./tests/support/outside-environment.mjs */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'pg'
import { boardSchema } from '@/lib/domain/panel/board/board-schema'
import type { Database } from '@/upstream/db/database'
import { orderRequest } from '../support/order-fixture'
import { startPostgres } from '../support/postgres'
import { aBrowser, startPushService } from '../support/push-service'
import { LODKA } from '../support/seed-fixture'
import { bearer, invited, ownerOf } from '../support/staff'
import { FRIDAY_NOON, openKit, parseAs } from '../support/upstream-kit'
import { bundleUpstream, upstreamProcess } from '../support/upstream-process'
import { asWeb } from '../support/upstream-secret'

const MIGRATIONS = 'upstream/db/migrations'
const UNHEARD = 'Nikt nie odpowiada gościom'
const PAUSED = 'Wstrzymaliśmy zamówienia online'

const instant = (seconds: number) => new Date(FRIDAY_NOON.getTime() + seconds * 1000)
/** An instant in the wire's format. */
const wired = (seconds: number) => expect.stringMatching(`^${wallOf(instant(seconds))}\\+01:00$`)
const wallOf = (at: Date) => new Date(at.getTime() + 3_600_000).toISOString().slice(0, 19)

interface Place {
  /** Opens the database in this process, before the upstream has it. */
  open(): Promise<Database>
  env: Record<string, string>
  url?: string
  close(): Promise<void>
}

async function postgresPlace(): Promise<Place> {
  const { openPostgres } = await import('@/upstream/db/postgres')
  const { url, stop } = await startPostgres(process.env.TEST_POSTGRES_TEMPLATE)
  return { open: () => openPostgres(url, MIGRATIONS), env: { DATABASE_URL: url }, url, close: stop }
}

let bundle: ReturnType<typeof bundleUpstream>
let folder: string
let service: Awaited<ReturnType<typeof startPushService>>
beforeAll(async () => {
  bundle = bundleUpstream()
  folder = await mkdtemp(join(tmpdir(), 'nakryte-alarms-'))
  service = await startPushService()
  await writeFile(join(folder, 'push.pem'), service.ca)
})
beforeEach(() => {
  service.received.length = 0
})
afterAll(async () => {
  await service.stop()
  bundle.remove()
  await rm(folder, { recursive: true, force: true })
})

/** A restaurant with an owner and a cook at noon, its upstream a process of its own, on the clock of this test. */
async function openStage(place: Place, dataDir: string) {
  const kit = await openKit(place.open)
  const owner = await ownerOf(kit, LODKA)
  const cook = await invited(kit, owner, LODKA, 'kitchen')
  await kit.close()
  const { url, step, kill, start } = upstreamProcess(bundle.file, {
    ...place.env,
    DATA_DIR: dataDir,
    OUTBOX: 'on',
    TEST_PUSH_ORIGIN: service.origin,
    NODE_EXTRA_CA_CERTS: join(folder, 'push.pem'),
  })
  const startAt = (seconds: number) => start({ TEST_CLOCK: instant(seconds).toISOString() })
  let keys = 0
  const call = async (method: string, path: string, body?: unknown, token = owner.token, key = `key-${++keys}`) => {
    const headers = { 'content-type': 'application/json', 'x-tenant': 'lubje', ...asWeb, ...bearer(token) }
    const own: Record<string, string> = method === 'GET' ? headers : { ...headers, 'idempotency-key': key }
    const response = await fetch(url() + path, {
      method,
      headers: own,
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    const text = await response.text()
    return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : text }
  }
  await startAt(0)
  const board = async () => parseAs(boardSchema, (await call('GET', `/panel/${LODKA}/board`)).body)
  return {
    cook,
    startAt,
    kill,
    call,
    board,
    step: (seconds: number) => step(instant(seconds)),
    /** The power fails, and returns. */
    async cut(fromSeconds: number) {
      await kill()
      await startAt(fromSeconds)
    },
    alarms: async () => (await board()).alarms,
    async order() {
      const { status, body } = await call('POST', '/orders', orderRequest())
      expect({ status, error: body.error }).toEqual({ status: 201, error: undefined })
      return body.id as string
    },
    async subscribe() {
      const browser = aBrowser(`${service.origin}/tablet`)
      expect((await call('PUT', `/panel/${LODKA}/push`, browser.subscription)).status).toBe(204)
    },
    acknowledge: (ids: number[], key?: string) =>
      call('POST', `/panel/${LODKA}/alarms/acknowledgements`, { ids }, cook.token, key),
    /** Number of these actions in the audit log. */
    async actions(...wanted: string[]) {
      const { items } = (await call('GET', `/panel/${LODKA}/audit?limit=100`)).body
      return wanted.map((action) => items.filter((one: { action: string }) => one.action === action).length)
    },
    /** Number of sent e-mails with this subject. */
    async mails(subject: string) {
      const key = await readFile(join(dataDir, 'outbox-key'), 'utf8')
      const { body } = await call('GET', `/outbox?key=${key.trim()}`)
      return String(body).split(`">${subject}`).length - 1
    },
  }
}

type Stage = Awaited<ReturnType<typeof openStage>>

// On PostgreSQL alone: kill.test.ts covers PGlite's folder after a kill, and each start on it takes seconds.
it('C26 an alarm continues after each kill -9: nothing twice, nothing forgotten, no minute lost', async () => {
  const dataDir = join(folder, 'on')
  const place = await postgresPlace()
  let stage: Stage | undefined
  try {
    stage = await openStage(place, dataDir)
    const { step, cut, kill, startAt, alarms, order, actions, mails } = stage
    await stage.subscribe()
    await order()
    const [begun] = await alarms()
    expect(begun).toMatchObject({ starts_at: wired(0), level: 'normal', acknowledged_at: null })

    // In the first minute, and in the louder two.
    await step(59)
    await cut(59)
    expect(await alarms()).toEqual([begun])
    await step(60)
    const loud = { ...begun, level: 'loud' }
    expect(await alarms()).toEqual([loud])
    await cut(61)
    await step(179)
    expect([await alarms(), await actions('alarm_escalated'), service.received.length]).toEqual([[loud], [0], 0])

    // Killed while a push is under way: it may have arrived or not.
    const onItsWay = service.holdsNext('/tablet')
    void step(180)
    await onItsWay
    await cut(181)
    const reported = { ...loud, escalated_at: wired(180) }
    await step(183)
    expect([await alarms(), await actions('alarm_escalated'), await mails(UNHEARD)]).toEqual([[reported], [1], 1])
    expect(service.received).toHaveLength(1)
    // So it is sent again, well within the minute, and replaces itself; then never again.
    await step(199)
    expect(service.received).toHaveLength(2)
    expect(service.received[1]!.headers.topic).toBe(service.received[0]!.headers.topic)
    await cut(200)
    await step(260)
    expect([service.received.length, await mails(UNHEARD), await actions('alarm_escalated')]).toEqual([2, 1, [1]])

    // An alarm that one person heard stays heard, under their name; a later one begins anew.
    await order()
    const second = (await alarms())[1]!
    await step(270)
    expect((await stage.acknowledge([second.id])).status).toBe(200)
    await cut(271)
    const receivedOnes = { ...second, acknowledged_at: wired(270), acknowledged_by: 'Person kitchen' }
    await step(500)
    expect(await alarms()).toEqual([reported, receivedOnes])
    expect([service.received.length, await actions('acknowledged_alarm', 'alarm_escalated')]).toEqual([2, [1, 1]])

    // The alarm is loud everywhere at half of its time, even if heard.
    await step(560)
    const again = { ...receivedOnes, level: 'loud', escalated_at: wired(560) }
    expect(await alarms()).toEqual([reported, again])

    // The first alarm ends; the second sounded beside it and does not count as a separate one. A third comes after it.
    await cut(580)
    await step(600)
    expect(await alarms()).toEqual([again])
    await step(605)
    await order()
    const third = (await alarms())[1]!
    expect((await stage.acknowledge([third.id])).status).toBe(200)
    await cut(610)
    await step(630)
    await step(870)
    expect([(await alarms()).length, (await stage.board()).orders_paused]).toEqual([1, null])
    // The alarm ends while the upstream is down: its start does the due work.
    await kill()
    await startAt(1230)
    await step(1240)
    const pause = (await stage.board()).orders_paused
    expect([pause?.reason, await alarms()]).toEqual(['technical', []])
    await step(1250)
    await cut(1251)
    await step(1310)
    expect((await stage.board()).orders_paused).toEqual(pause)
    expect([await actions('paused_unanswered'), await mails(PAUSED)]).toEqual([[1], 1])
    expect([service.received.length, await mails(UNHEARD)]).toEqual([3, 2])
  } finally {
    await stage?.kill()
    await place.close()
  }
})

it('C26 kill -9 within a transaction of the alarm leaves either all of it or nothing, and the next start does the rest', async () => {
  const dataDir = join(folder, 'within')
  const place = await postgresPlace()
  const pool = new Pool({ connectionString: place.url, max: 2, application_name: 'the test' })
  // PostgreSQL closes the idle connections.
  pool.on('error', () => {})
  let stage: Stage | undefined
  try {
    stage = await openStage(place, dataDir)
    const { step, alarms, order, actions, mails } = stage
    await stage.subscribe()
    const count = async (text: string) => (await pool.query(`SELECT count(*)::int AS n FROM ${text}`)).rows[0].n
    const notices = () => count('alarm_notices')
    const pushes = () => count('push_messages')

    // Waits in this database alone: others of the server have waits of their own.
    const waiting = `pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
    /** Kills the upstream where it waits for what `lock` holds, and starts it again. */
    const killAt = async (lock: string, work: () => Promise<unknown>, startSeconds: number) => {
      const client = await pool.connect()
      await client.query('BEGIN')
      await client.query(lock)
      const cutOff = work().catch(() => {})
      while ((await count(waiting)) === 0) await pause()
      await stage!.kill()
      await client.query('ROLLBACK')
      client.release()
      // Its half-done transactions end with their connections.
      const theirs = `pg_stat_activity WHERE datname = current_database() AND application_name <> 'the test'`
      while ((await count(theirs)) > 0) await pause()
      void cutOff
      await stage!.startAt(startSeconds)
    }

    const first = await order()
    await killAt('LOCK TABLE messages IN SHARE MODE', () => step(180), 181)
    await step(183)
    expect(await alarms()).toMatchObject([{ level: 'loud', escalated_at: wired(181) }])
    expect([await notices(), await pushes(), await actions('alarm_escalated'), await mails(UNHEARD)]).toEqual([
      1,
      1,
      [1],
      1,
    ])
    expect(service.received).toHaveLength(1)

    const [alarm] = await alarms()
    const acknowledge = () => stage!.acknowledge([alarm!.id], 'heard')
    await killAt('LOCK TABLE staff_audit IN SHARE MODE', acknowledge, 190)
    expect((await alarms())[0]!.acknowledged_at).toBeNull()
    for (const _ of ['its repeat', 'and one more'])
      expect((await acknowledge()).body.alarms[0].acknowledged_by).toBe('Person kitchen')
    expect(await actions('acknowledged_alarm')).toEqual([1])

    await step(210)
    await step(600)
    expect(await count(`alarms WHERE order_id = '${first}' AND outcome = 'unanswered'`)).toBe(1)
    await order()
    await stage.cut(1200)
    await step(1206)
    await step(1212)
    expect((await stage.board()).orders_paused?.reason).toBe('technical')
    expect(await count('alarms WHERE paused_at IS NOT NULL')).toBe(2)

    // Once more, killed just before the pause is written.
    await stage.call('PUT', `/panel/${LODKA}/kitchen-load`, {
      seen: (await stage.board()).orders_paused,
      kitchen_load: null,
    })
    await order()
    await step(1900)
    await order()
    const due = () => step(2600)
    await killAt(`SELECT FROM restaurants WHERE id = ${LODKA} FOR SHARE`, due, 2601)
    await step(2607)
    expect((await stage.board()).orders_paused?.reason).toBe('technical')
    await step(2630)
    expect([await actions('paused_unanswered'), await mails(PAUSED)]).toEqual([[2], 2])
    expect(await count(`alarm_notices WHERE kind = 'paused'`)).toBe(2)
    expect(await count('alarms WHERE paused_at IS NOT NULL')).toBe(4)
    expect(await count('alarms WHERE ended_at IS NULL')).toBe(0)
  } finally {
    await stage?.kill()
    await pool.end()
    await place.close()
  }
})

const pause = () => new Promise((resolve) => setTimeout(resolve, 20))
