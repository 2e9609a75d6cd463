import type { Context } from 'hono'
import type { Db } from '@/upstream/db/database'
import type { Outcome } from '@/upstream/db/outcome'
import { WriteConflict } from '@/upstream/db/with-retries'
import type { Deps, UpstreamEnv } from './deps'
import { idempotentWrite } from './idempotent-write'
import { problem } from './problem'

/** A write of staff that takes tables: one that lost its last race is answered with 409 `slot_taken`. Contract C24, C25. */
export async function writeOnTables<T>(
  c: Context<UpstreamEnv>,
  deps: Deps,
  answer: { status: 200 | 201; body: unknown },
  work: (tx: Db, now: Date) => Promise<Outcome<T>>,
): Promise<T> {
  try {
    return await idempotentWrite(c, deps, answer, work)
  } catch (error) {
    if (error instanceof WriteConflict) throw problem(409, 'slot_taken', { alternatives: [] })
    throw error
  }
}
