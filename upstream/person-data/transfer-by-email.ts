import { sql } from 'drizzle-orm'
import { LIMITS } from '@/lib/domain/rate-limit/limits'
import { MAX_RECENT } from '@/lib/domain/recent/recent'
import type { TransferEntry } from '@/lib/domain/recent/transfer-schema'
import { isoWithOffset } from '@/lib/domain/time/time'
import { lockContact } from '@/upstream/caps/contact'
import { type Db, rowsOf } from '@/upstream/db/database'
import { isProvenEmail } from '@/upstream/person-data/proven-email'
import { writeTransfer } from './write-transfer'

/** The shortest time between two links of one address. */
const BETWEEN_LINKS = sql`interval '1 minute'`

interface TransferRequest {
  tenant: string
  email: string
  network: string | null
}

/**
 * Sends one link with the reservations and orders under exactly this address: future ones first, ten at most. The
 * answer never reveals whether a link was sent, since anybody can type an address; where enough unused links exist,
 * none is sent. Contract C31.
 */
export async function transferByEmail(tx: Db, { tenant, email, network }: TransferRequest, now: Date): Promise<void> {
  await lockContact(tx, { email, phone: '' }, network)
  if (await hasEnoughLinks(tx, tenant, email, now)) return
  const entries = await findEntries(tx, tenant, email, now)
  if (entries.length > 0)
    await writeTransfer(tx, { tenant, email: email.toLowerCase(), entries, requestedBy: 'email' }, now)
}

async function hasEnoughLinks(tx: Db, tenant: string, email: string, now: Date): Promise<boolean> {
  const at = sql`${now.toISOString()}::timestamptz`
  const waits = sql`tenant = ${tenant} AND lower(email) = lower(${email}) AND used_at IS NULL`
  const [row] = await rowsOf<{ mailbox: number; unused: number; isRepeat: boolean }>(
    tx,
    sql`SELECT count(*)::int AS mailbox, count(*) FILTER (WHERE ${waits} AND expires_at > ${at})::int AS unused,
        coalesce(bool_or(${waits} AND created_at > ${at} - ${BETWEEN_LINKS}), false) AS "isRepeat"
      FROM transfers WHERE contact_email(email) = contact_email(${email}) AND created_at > ${at} - interval '1 day'
        AND requested_by = 'email'`,
  )
  const { mailbox = 0, unused = 0, isRepeat = false } = row ?? {}
  return isRepeat || unused >= LIMITS.unusedLinks.max || mailbox >= LIMITS.linksOfMailboxADay.max
}

async function findEntries(tx: Db, tenant: string, email: string, now: Date): Promise<TransferEntry[]> {
  const own = sql`tenant = ${tenant} AND anonymized_at IS NULL AND ${isProvenEmail(sql`email`, email)}`
  const at = sql`${now.toISOString()}::timestamptz`
  const found = await rowsOf<{ kind: TransferEntry['kind']; id: string; createdAt: Date }>(
    tx,
    sql`SELECT kind, id, created_at AS "createdAt" FROM (
        SELECT 'order' AS kind, id, created_at, status NOT IN ('delivered', 'declined', 'cancelled') AS "isComing"
          FROM orders WHERE ${own}
        UNION ALL SELECT 'reservation', code, created_at,
            ends_at > ${at} AND cancelled_at IS NULL AND status <> 'declined'
          FROM reservations WHERE ${own}) AS found
      ORDER BY "isComing" DESC, created_at DESC LIMIT ${MAX_RECENT}`,
  )
  return found.map(({ createdAt, ...entry }) => ({ ...entry, at: isoWithOffset(new Date(createdAt)) }))
}
