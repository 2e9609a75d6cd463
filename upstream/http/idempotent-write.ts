import { createHash } from 'node:crypto'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import {
  type Db,
  inTransaction,
  preparedRows,
  preparedRowsOfEach,
  sqlStateOf,
  WriteConflict,
  withRetries,
} from '@/upstream/db/database'
import type { Outcome } from '@/upstream/db/outcome'
import { idempotencyKeys } from '@/upstream/db/schema'
import { setActor } from '@/upstream/panel/accounts/staff-audit'
import type { Deps, UpstreamEnv } from './deps'
import { problem, RefusalError } from './problem'

const RETENTION_MS = 24 * 3_600_000
const enterKey = createKeyedMutex()

interface IdempotentAnswer {
  status: 200 | 201
  body: unknown
  /** Makes the answer to a write that lost three races. */
  onConflict?: () => RefusalError | Promise<RefusalError>
}

interface IdempotentRequest {
  tenant: string
  method: string
  path: string
  key: string
  requestHash: string
}

/**
 * Runs a write in one transaction, together with its Idempotency-Key if there is one: the first 2xx answer is stored
 * and repeated, refusals are computed again. Without `onConflict` throws WriteConflict after three lost races. Contract
 * "General rules".
 */
export async function idempotentWrite<T>(
  c: Context<UpstreamEnv>,
  deps: Deps,
  { status, body, onConflict }: IdempotentAnswer,
  work: (tx: Db, now: Date) => Promise<Outcome<T>>,
): Promise<T> {
  const request = idempotentRequestOf(c, body)
  const release = request ? await enterKey(lockKeyOf(request), deps.idempotencyWaitMs) : () => {}
  if (!release) throw problem(409, 'in_progress', { retryAfterSeconds: 1 })
  try {
    return await withRetries(() => inTransaction(deps.db, (tx) => runOnce(c, deps, tx, request, status, work)))
  } catch (error) {
    throw error instanceof WriteConflict && onConflict ? await onConflict() : error
  } finally {
    release()
  }
}

async function runOnce<T>(
  c: Context<UpstreamEnv>,
  deps: Deps,
  tx: Db,
  request: IdempotentRequest | null,
  status: number,
  work: (tx: Db, now: Date) => Promise<Outcome<T>>,
): Promise<T> {
  const now = deps.now()
  const actor = c.get('actor')
  if (actor) await setActor(tx, actor)
  const stored = request && (await claim(tx, request, now, deps.idempotencyWaitMs))
  if (stored) return replay<T>(c, stored)
  const outcome = await work(tx, now)
  // A refusal throws, so that the transaction rolls back the key as well.
  if (!outcome.ok) throw new RefusalError(outcome.refusal)
  const answer = { status, body: outcome.value }
  if (request) await preparedRows(tx, tx.update(idempotencyKeys).set(answer).where(matchesKey(request)).getSQL())
  return outcome.value
}

/** Was a request with this key and body already answered? Then a repeat must not affect what the first one started. */
export async function hasStoredAnswer(c: Context<UpstreamEnv>, db: Db, body: unknown): Promise<boolean> {
  const request = idempotentRequestOf(c, body)
  if (!request) return false
  const [stored] = await db.select().from(idempotencyKeys).where(matchesKey(request))
  return stored?.requestHash === request.requestHash && stored.status !== null
}

/** Inserts the key, or returns the answer stored under it; waits while another process holds it. */
async function claim(tx: Db, request: IdempotentRequest, now: Date, waitMs: number) {
  const old = new Date(now.getTime() - RETENTION_MS)
  const row = { ...request, createdAt: now, status: null, body: null }
  const { tenant, method, path, key, createdAt } = idempotencyKeys
  try {
    // A key older than a day may be used again.
    const insert = tx
      .insert(idempotencyKeys)
      .values(row)
      .onConflictDoUpdate({ target: [tenant, method, path, key], set: row, setWhere: lt(createdAt, old) })
      .returning({ key })
    const [, taken] = await preparedRowsOfEach(tx, [
      sql.raw(`SET LOCAL lock_timeout = ${Math.round(waitMs)}`),
      insert.getSQL(),
      // No parallel workers for a handful of rows: the planner expects thousands for an indexed expression.
      sql`SELECT set_config('lock_timeout', '15000', true), set_config('max_parallel_workers_per_gather', '0', true)`,
    ])
    if (taken.length > 0) return null
  } catch (error) {
    if (sqlStateOf(error) !== '55P03') throw error
    throw problem(409, 'in_progress', { retryAfterSeconds: 1 })
  }
  const [stored] = await tx.select().from(idempotencyKeys).where(matchesKey(request))
  return stored ? { body: stored.body, isSameRequest: stored.requestHash === request.requestHash } : null
}

function replay<T>(c: Context, stored: { isSameRequest: boolean; body: unknown }): T {
  if (!stored.isSameRequest) throw new RefusalError({ status: 422, code: 'idempotency_mismatch' })
  c.header('idempotency-replayed', 'true')
  return stored.body as T
}

function idempotentRequestOf(c: Context<UpstreamEnv>, body: unknown): IdempotentRequest | null {
  const key = c.req.header('idempotency-key')
  if (key === undefined) return null
  if (!/^[\x21-\x7e]([\x20-\x7e]{0,253}[\x21-\x7e])?$/.test(key)) throw problem(422, 'invalid_idempotency_key')
  const requestHash = createHash('sha256')
    .update(JSON.stringify(withSortedKeys(body ?? null)))
    .digest('base64url')
  return { tenant: c.get('tenant') ?? '', method: c.req.method, path: c.req.path, key, requestHash }
}

/** The order of an object's members is not significant. */
function withSortedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSortedKeys)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, member]) => [key, withSortedKeys(member)]),
  )
}

function matchesKey({ tenant, method, path, key }: IdempotentRequest) {
  const { tenant: t, method: m, path: p, key: k } = idempotencyKeys
  return and(eq(t, tenant), eq(m, method), eq(p, path), eq(k, key))
}

function lockKeyOf({ tenant, method, path, key }: IdempotentRequest): string {
  return JSON.stringify([tenant, method, path, key])
}

/**
 * A mutex per key. Resolves to a release function, or `null` if the holder did not release within `waitMs`. Keeps
 * waiting requests from occupying database connections.
 */
function createKeyedMutex() {
  const inside = new Map<string, Promise<void>>()

  return async function enter(key: string, waitMs: number): Promise<(() => void) | null> {
    const deadline = performance.now() + waitMs
    for (let other = inside.get(key); other; other = inside.get(key)) {
      const left = deadline - performance.now()
      if (left <= 0) return null
      await withTimeout(other, left)
    }
    let release = () => {}
    const ended = new Promise<void>((resolve) => {
      release = resolve
    })
    inside.set(key, ended)
    return () => {
      inside.delete(key)
      release()
    }
  }
}

function withTimeout(promise: Promise<void>, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    promise.then(() => {
      clearTimeout(timer)
      resolve()
    })
  })
}
