import { sql } from 'drizzle-orm'
import type { TransferEntry } from '@/lib/domain/recent/transfer-schema'
import type { Db } from '@/upstream/db/database'
import { newOrderId } from '@/upstream/reservations/code'

/**
 * Validity of a link in minutes, by its kind. A link for a typed address lasts a day: strangers may use up the limit
 * of unused links, and the owner of the mailbox still has a valid one. Contract C31.
 */
const VALID_MINUTES = { device: 30, email: 24 * 60 } as const

interface NewTransfer {
  tenant: string
  email: string
  entries: readonly TransferEntry[]
  requestedBy: keyof typeof VALID_MINUTES
}

/** Writes a one-time link with these keys; a trigger queues its e-mail. */
export async function writeTransfer(
  tx: Db,
  { tenant, email, entries, requestedBy }: NewTransfer,
  now: Date,
): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`
  await tx.execute(sql`INSERT INTO transfers (code, tenant, email, entries, requested_by, created_at, expires_at)
    VALUES (${newOrderId()}, ${tenant}, ${email}, ${JSON.stringify(entries)}::jsonb, ${requestedBy}, ${at},
      ${at} + make_interval(mins => ${VALID_MINUTES[requestedBy]}))`)
}
