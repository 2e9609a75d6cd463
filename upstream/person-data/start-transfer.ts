import { sql } from 'drizzle-orm'
import type { TransferEntry } from '@/lib/domain/recent/transfer-schema'
import { lockContact } from '@/upstream/caps/contact'
import { linkCapOf } from '@/upstream/caps/link-cap'
import { type Db, rowsOf } from '@/upstream/db/database'
import { done, type Outcome, refused } from '@/upstream/db/outcome'
import { maskEmail } from './mask-contact'
import { writeTransfer } from './write-transfer'

type Owned = { kind: TransferEntry['kind']; id: string; email: string }

/**
 * Writes one link for each e-mail address of the given keys, with the keys of that address alone; a trigger queues
 * its e-mail. The sender names no address. 404 where no key is known. Contract C31.
 */
export async function startTransfer(
  tx: Db,
  entries: readonly TransferEntry[],
  { tenant, now }: { tenant: string; now: Date },
): Promise<Outcome<{ sent_to: string[] }>> {
  const owned = await findOwned(tx, entries, tenant)
  const byEmail = new Map<string, TransferEntry[]>()
  for (const entry of entries) {
    const email = owned.find(({ kind, id }) => kind === entry.kind && id === entry.id)?.email.toLowerCase()
    if (email) byEmail.set(email, [...(byEmail.get(email) ?? []), entry])
  }
  if (byEmail.size === 0) return refused(404, 'nothing_to_transfer')
  const sent: string[] = []
  // Sorted, so that two requests with the same addresses cannot deadlock.
  for (const [email, own] of [...byEmail].sort(([a], [b]) => (a < b ? -1 : 1))) {
    await lockContact(tx, { email, phone: '' }, null)
    if (await hasTooManyLinks(tx, email, own, now)) continue
    await writeTransfer(tx, { tenant, email, entries: own, requestedBy: 'device' }, now)
    sent.push(maskEmail(email))
  }
  return sent.length > 0 ? done({ sent_to: sent }) : refused(429, 'too_many_emails', { retryAfterSeconds: 3600 })
}

/** The addresses of the keys that this tenant knows; a row with erased personal data has none. */
function findOwned(tx: Db, entries: readonly TransferEntry[], tenant: string): Promise<Owned[]> {
  const idsOf = (kind: TransferEntry['kind']) => JSON.stringify(entries.filter((e) => e.kind === kind).map((e) => e.id))
  const isIn = (kind: TransferEntry['kind']) => sql`(SELECT jsonb_array_elements_text(${idsOf(kind)}::jsonb))`
  return rowsOf<Owned>(
    tx,
    sql`SELECT 'order' AS kind, id, email FROM orders
        WHERE tenant = ${tenant} AND anonymized_at IS NULL AND email <> '' AND id IN ${isIn('order')}
      UNION ALL SELECT 'reservation', code, email FROM reservations
        WHERE tenant = ${tenant} AND anonymized_at IS NULL AND email <> '' AND code IN ${isIn('reservation')}`,
  )
}

// Links are counted by their keys too: a stranger who booked under the address has other keys, and uses up only the
// limit of these.
async function hasTooManyLinks(tx: Db, email: string, own: readonly TransferEntry[], now: Date): Promise<boolean> {
  const at = sql`${now.toISOString()}::timestamptz`
  const lately = sql`created_at > ${at} - interval '1 hour'`
  const hasOwn = sql`EXISTS (SELECT FROM jsonb_array_elements(entries) e
    WHERE e ->> 'id' IN (SELECT jsonb_array_elements_text(${JSON.stringify(own.map(({ id }) => id))}::jsonb)))`
  const [row] = await rowsOf<Record<'day' | 'hour' | 'mailboxDay' | 'mailboxHour', number>>(
    tx,
    sql`SELECT count(*)::int AS "mailboxDay", count(*) FILTER (WHERE ${lately})::int AS "mailboxHour",
        count(*) FILTER (WHERE ${hasOwn})::int AS day, count(*) FILTER (WHERE ${hasOwn} AND ${lately})::int AS hour
      FROM transfers WHERE contact_email(email) = contact_email(${email}) AND created_at > ${at} - interval '1 day'
        AND requested_by = 'device'`,
  )
  return row !== undefined && linkCapOf(row) !== null
}
