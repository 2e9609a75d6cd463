import { existsSync, statfsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Db } from './database'

const MIB = 1024 * 1024
/**
 * The write-ahead log grows by 16 MiB at a time, and PGlite dies if that fails, so writing stops while there is still
 * space.
 */
const READ_ONLY_BELOW_BYTES = 48 * MIB
const WRITABLE_FROM_BYTES = 64 * MIB
/** The space needed to recover from a crash at the start. */
const MIN_BYTES_TO_START = 32 * MIB
const CHECK_INTERVAL_MS = 1000

/** Free bytes for this process on the disk of `folder`, which need not exist yet. */
export function freeBytes(folder: string): number {
  let there = resolve(folder)
  while (!existsSync(there)) there = dirname(there)
  const { bavail, bsize } = statfsSync(there)
  return bavail * bsize
}

/** Waits for enough space to open a database: a start without it would fail again and again. */
export async function waitForDiskSpace(folder: string, log: Logger): Promise<void> {
  if (freeBytes(folder) >= MIN_BYTES_TO_START) return
  log.error({ folder, neededBytes: MIN_BYTES_TO_START }, 'the disk is full: waiting for room')
  while (freeBytes(folder) < MIN_BYTES_TO_START) await new Promise((ready) => setTimeout(ready, CHECK_INTERVAL_MS))
}

/**
 * Makes the database refuse writes (SQLSTATE 25006) while the disk is full; reads go on. Returns the function that
 * checks again. For a database with one session. See docs/design/processes.md.
 */
export function diskSpaceGuard(db: Db, free: () => number, log: Pick<Logger, 'error' | 'info'>): () => Promise<void> {
  let isReadOnly = false
  return async () => {
    const bytes = free()
    if (isReadOnly === bytes < (isReadOnly ? WRITABLE_FROM_BYTES : READ_ONLY_BELOW_BYTES)) return
    isReadOnly = !isReadOnly
    await db.execute(sql.raw(`SET default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`))
    if (isReadOnly) log.error({ freeBytes: bytes }, 'the disk is full: nothing is written until there is room')
    else log.info({ freeBytes: bytes }, 'there is room again: writing goes on')
  }
}

/** Checks every second; returns a function that stops it. */
export function checkPeriodically(check: () => Promise<void>, log: Pick<Logger, 'error'>): () => void {
  const timer = setInterval(() => {
    check().catch((error: Error) => log.error({ reason: error.message }, 'could not look for room on the disk'))
  }, CHECK_INTERVAL_MS)
  return () => clearInterval(timer)
}
