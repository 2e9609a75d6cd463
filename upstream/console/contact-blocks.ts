import { sql } from 'drizzle-orm'
import type { BlockKind, ContactBlock } from '@/lib/domain/console/block-schema'
import { LIMITS } from '@/lib/domain/rate-limit/limits'
import { capRefusal } from '@/upstream/caps/caps'
import { blockDigestOf, emailDigestOf } from '@/upstream/caps/contact'
import { type Db, rowsOf } from '@/upstream/db/database'
import { done, type Outcome, refused } from '@/upstream/db/outcome'
import { wireInstant } from './subject-records'

interface NewBlock {
  tenant: string
  of: { orderId: string } | { reservationId: number }
  kind: BlockKind
  days: number
  reason: string
  staffId: number
  key: string
}

/**
 * Blocks the e-mail, the phone or the network of an order or a reservation, so that no contact is typed here; a
 * repeat moves the end of the block. Refused where the contact or network is not known (any more). Contract C40.
 */
export async function blockContact(tx: Db, block: NewBlock, now: Date): Promise<Outcome<null>> {
  const { tenant, of, kind, days, reason, staffId, key } = block
  const at = sql`${now.toISOString()}::timestamptz`
  const [count] = await rowsOf<{ n: number }>(
    tx,
    sql`SELECT count(*)::int AS n FROM contact_blocks WHERE tenant = ${tenant} AND until > ${at}`,
  )
  const tooMany = capRefusal('contactBlocks', count?.n ?? 0)
  if (tooMany) return tooMany
  const row =
    'orderId' in of
      ? sql`SELECT email, phone, network FROM orders WHERE id = ${of.orderId} AND anonymized_at IS NULL`
      : sql`SELECT email, phone_number AS phone, network FROM reservations WHERE id = ${of.reservationId} AND anonymized_at IS NULL`
  const digest =
    kind === 'network' ? sql`nullif(split_part(s.network, '.', 1), '')` : blockDigestOf(kind, sql.raw(`s.${kind}`), key)
  const emailDigest = kind === 'email' ? emailDigestOf(sql`s.email`, key) : sql`NULL`
  const isKnown = kind === 'network' ? sql`s.network IS NOT NULL` : sql`${sql.raw(`s.${kind}`)} <> ''`
  const made = await rowsOf(
    tx,
    sql`INSERT INTO contact_blocks (tenant, kind, digest, email_digest, reason, staff_id, created_at, until)
      SELECT ${tenant}, ${kind}, ${digest}, ${emailDigest}, ${reason}, ${staffId}::bigint, ${at}, ${at} + make_interval(days => ${days})
      FROM (${row}) s WHERE ${isKnown}
      ON CONFLICT (tenant, kind, digest) DO UPDATE SET email_digest = EXCLUDED.email_digest, reason = EXCLUDED.reason, staff_id = EXCLUDED.staff_id,
        created_at = EXCLUDED.created_at, until = EXCLUDED.until RETURNING id`,
  )
  return made.length > 0 ? done(null) : refused(409, 'nothing_to_block')
}

/** Blocks in force at a brand, the newest first. */
export async function listContactBlocks(db: Db, tenant: string, now: Date): Promise<ContactBlock[]> {
  const rows = await rowsOf<ContactBlock>(
    db,
    sql`SELECT b.id, b.kind, b.reason, p.name AS who, b.created_at, b.until FROM contact_blocks b
      LEFT JOIN brand_roles p ON p.staff_id = b.staff_id AND p.tenant = b.tenant
      WHERE b.tenant = ${tenant} AND b.until > ${now.toISOString()}::timestamptz ORDER BY b.created_at DESC, b.id DESC
      LIMIT ${LIMITS.contactBlocks.max}`,
  )
  return rows.map((row) => ({
    ...row,
    id: Number(row.id),
    created_at: wireInstant(row.created_at),
    until: wireInstant(row.until),
  }))
}

/** Lifts a block before its time; 404 for an ended block, or another brand's. */
export async function liftContactBlock(tx: Db, tenant: string, id: number): Promise<Outcome<null>> {
  const deleted = await rowsOf(tx, sql`DELETE FROM contact_blocks WHERE id = ${id} AND tenant = ${tenant} RETURNING id`)
  return deleted.length > 0 ? done(null) : refused(404, 'not_found')
}
