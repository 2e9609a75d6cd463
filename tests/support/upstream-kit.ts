import { type SQL, sql } from 'drizzle-orm'
import { pino } from 'pino'
import type { z } from 'zod'
import { makePicture } from '@/lib/backend/pictures/picture-files'
import { createApp } from '@/upstream/app'
import { DEFAULT_CAPS, scaledCaps } from '@/upstream/caps/caps'
import { type Database, rowsOf } from '@/upstream/db/database'
import { createAfterAnswer } from '@/upstream/http/after-answer'
import type { Deps, Upstream } from '@/upstream/http/deps'
import { orderFeed } from '@/upstream/orders/order-feed'
import { boardFeed } from '@/upstream/panel/board/board-feed'
import { vapidKeysOf } from '@/upstream/panel/push/vapid'
import { createPaymentProviders } from '@/upstream/payments/create-payment-providers'
import type { SampleData } from '@/upstream/seed/sample-schema'
import { memoryMedia } from './memory-media'
import { paymentSettings } from './payment-settings'
import { openMigratedPglite } from './pglite'
import { filledTemplate, startPostgres } from './postgres'
import { type SeedData, seedIfEmpty } from './seed-data'
import { fixture } from './seed-fixture'
import { asWeb, UPSTREAM_SECRET } from './upstream-secret'

const MIGRATIONS = 'upstream/db/migrations'
let withFixture: Promise<string | undefined> | undefined

/** Friday noon in Warsaw; the fixture's restaurants are open. */
export const FRIDAY_NOON = new Date('2026-11-27T12:00:00+01:00')
export const PARTNER_TOKEN = 'a-token-of-the-restaurant'
export const OUTBOX_KEY = 'a-key-of-the-mailbox'
export const PAYMENT_SECRET = 'a-secret-of-the-built-in-bank'

/** An upstream without a socket, with a clock that the test sets. */
export interface Kit {
  app: Upstream
  database: Database
  deps: Deps
  /** Lines of the log, as JSON. */
  logged: string[]
  setNow(now: Date): void
  /** Rows of a query by the test. */
  rows<T>(query: SQL): Promise<T[]>
  /** Sets the lead time in hours from which the restaurant confirms automatically. */
  setLead(restaurantId: number, hours: number): Promise<void>
  /** Sends the headers of the web server, unless the test sets others. */
  get(path: string, headers?: Record<string, string>): Promise<Reply>
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>
  /** Uploads an image as operations do. */
  upload(image: Uint8Array, headers?: Record<string, string>): Promise<Reply>
  close(): Promise<void>
}

export interface Reply {
  status: number
  headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers whose schema they check beside it
  body: any
}

/**
 * PostgreSQL; `npm run test:full` also uses PGlite, of which `npm test` runs a smoke set. See docs/design/processes.md.
 */
export const databases: [name: string, open: () => Promise<Database>][] = [
  ['PostgreSQL', openTestPostgres],
  ...(process.env.TEST_FULL ? [['PGlite', openTestPglite] satisfies [string, () => Promise<Database>]] : []),
]

/** A kit of the calling block: opened before the first of its tests, closed after the last. */
export function sharedKit(...given: Parameters<typeof openKit>): Kit {
  const kit = {} as Kit
  beforeAll(async () => {
    Object.assign(kit, await openKit(...given))
  })
  afterAll(() => kit.close())
  return kit
}

export async function openKit(
  open: () => Promise<Database>,
  changes: Partial<Deps> = {},
  seed: SeedData | SampleData = fixture,
): Promise<Kit> {
  let now = FRIDAY_NOON
  const logged: string[] = []
  const database = await (open === openTestPostgres && seed === fixture ? openWithFixture() : open())
  const deps: Deps = {
    db: database.db,
    runWithoutStatementTimeout: database.runWithoutStatementTimeout,
    now: () => now,
    log: pino({ level: 'info' }, { write: (line: string) => void logged.push(line) }),
    partnerToken: PARTNER_TOKEN,
    feed: orderFeed(database.db, 50),
    boardFeed: boardFeed(database.db, 50),
    afterAnswer: createAfterAnswer(pino({ level: 'silent' })),
    paymentProviders: createPaymentProviders(paymentSettings(), {
      db: database.db,
      now: () => now,
      secret: PAYMENT_SECRET,
    }),
    upstreamSecret: UPSTREAM_SECRET,
    outboxKey: OUTBOX_KEY,
    mailRoute: 'mailbox',
    idempotencyWaitMs: 20_000,
    providerWaitMs: { order: 5000, payment: 5000, expireOthers: 5000 },
    limits: { reads: 1e6, writes: 1e6, logs: 1e6, staff: 1e6, tenantLogs: 1e6, submissions: 60_000 },
    // One test sends as one diner many times; tests/attack uses the real limits.
    caps: { ...scaledCaps(1000), holdsAtRestaurant: DEFAULT_CAPS.holdsAtRestaurant },
    vapid: vapidKeysOf(UPSTREAM_SECRET),
    // `tests/attack/pictures.test.ts` has the separate process that decodes them.
    pictures: { make: makePicture, store: memoryMedia() },
    ...changes,
  }
  await seedIfEmpty(database.db, seed, now)
  // Each restaurant has its board open, unless the test closes it. Contract C26.
  await database.db.execute(sql`INSERT INTO restaurant_boards SELECT id, 'infinity', 'infinity' FROM restaurants
    ON CONFLICT DO NOTHING`)
  const app = createApp(deps)
  const send: Kit['send'] = async (method, path, body, headers = {}) => {
    const own = { 'content-type': 'application/json', 'x-tenant': 'lubje', ...asWeb }
    const init = { method, headers: { ...own, ...headers } }
    const text = body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body)
    const reply = await replyOf(await app.request(path, { ...init, body: text }))
    await deps.afterAnswer.idle()
    return reply
  }
  return {
    app,
    database,
    deps,
    logged,
    send,
    get: (path, headers) => send('GET', path, undefined, headers),
    async upload(image, headers = { authorization: `Bearer ${PARTNER_TOKEN}` }) {
      const init = { method: 'POST', headers, body: new Uint8Array(image) }
      return replyOf(await app.request('/operations/pictures', init))
    },
    setNow: (time) => {
      now = time
    },
    rows: (query) => rowsOf(database.db, query),
    async setLead(restaurantId, hours) {
      await database.db.execute(sql`UPDATE restaurants
        SET summary = jsonb_set(summary, '{config,config,auto_confirm_before}', ${String(hours)}::jsonb)
        WHERE id = ${restaurantId}`)
    },
    close: () => {
      deps.feed.close()
      deps.boardFeed.close()
      return database.close()
    },
  }
}

/** Fails with the schema's message if an answer violates the contract. */
export function parseAs<T>(schema: z.ZodType<T>, body: unknown): T {
  return schema.parse(body)
}

export async function openTestPglite(): Promise<Database> {
  const { pgliteDatabase } = await import('@/upstream/db/pglite')
  const { client, remove } = await openMigratedPglite()
  const database = await pgliteDatabase(client, MIGRATIONS)
  return { ...database, close: () => database.close().finally(remove) }
}

export function openTestPostgres(): Promise<Database> {
  return openCopy(process.env.TEST_POSTGRES_TEMPLATE)
}

/** Filling each database with the fixture is the most expensive part of opening a kit. */
async function openWithFixture(): Promise<Database> {
  withFixture ??= filledTemplate('with_fixture', process.env.TEST_POSTGRES_TEMPLATE, async (url) => {
    const { openPostgres } = await import('@/upstream/db/postgres')
    const database = await openPostgres(url, MIGRATIONS)
    await seedIfEmpty(database.db, fixture, FRIDAY_NOON)
    await database.close()
  })
  return openCopy(await withFixture)
}

async function openCopy(template: string | undefined): Promise<Database> {
  const { openPostgres } = await import('@/upstream/db/postgres')
  const server = await startPostgres(template)
  const database = await openPostgres(server.url, MIGRATIONS)
  const close = async () => {
    await database.close()
    await server.stop()
  }
  return { ...database, close }
}

async function replyOf(response: Response): Promise<Reply> {
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  return { status: response.status, headers: response.headers, body: text && isJson ? JSON.parse(text) : text || null }
}
