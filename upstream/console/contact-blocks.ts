import { type SQL, sql } from 'drizzle-orm'
import type { BlockKind, ContactBlock } from '@/lib/domain/console/block-schema'
import { LIMITS } from '@/lib/domain/rate-limit/limits'
import { CAP_TEXTS } from '@/messages/content/cap-texts'
import { capRefusal } from '@/upstream/caps/caps'
import type { Contact } from '@/upstream/caps/contact'
import { customerDigestOf } from '@/upstream/caps/requester'
import { type Db, rowsOf } from '@/upstream/db/database'
import { done, type Outcome, refused } from '@/upstream/db/outcome'
import { wireInstant } from './subject-records'

/** Keyed digest of the e-mail or the phone as the limits compare them, so that the table names nobody. */
function blockDigestOf(kind: 'email' | 'phone', value: SQL, key: string): SQL {
  const text = kind === 'email' ? sql`contact_email(${value})` : sql`contact_phone(${value})`
  return sql`encode(sha256(convert_to(${`${kind}:${key}:`}::text || ${text}, 'UTF8')), 'hex')`
}

/** Digest of the e-mail as written, ignoring case: the block is shown to that spelling alone. Contract C42. */
export function emailDigestOf(email: SQL, key: string): SQL {
  return sql`encode(sha256(convert_to(${`own:${key}:`}::text || lower(${email}), 'UTF8')), 'hex')`
}

/**
 * 409 for a contact or a network that the brand's people have blocked for a time; the refusal tells the diner to
 * write to the brand. One query by a unique index. Contract C40.
 */
export async function contactBlockRefusal(
  tx: Db,
  { tenant, contact, network, key }: { tenant: string; contact: Contact; network: string | null; key: string },
  supportEmail: string,
  now: Date,
): Promise<Outcome<never> | null> {
  const [found] = await rowsOf(
    tx,
    sql`SELECT 1 FROM contact_blocks b WHERE b.tenant = ${tenant} AND b.until > ${now.toISOString()}::timestamptz AND (
      (b.kind = 'email' AND ${contact.email} <> '' AND b.digest = ${blockDigestOf('email', sql`${contact.email}`, key)})
      OR (b.kind = 'phone' AND ${contact.phone} <> '' AND b.digest = ${blockDigestOf('phone', sql`${contact.phone}`, key)})
      OR (b.kind = 'network' AND b.digest = ${network === null ? '' : customerDigestOf(network)})) LIMIT 1`,
  )
  return found ? refused(409, 'contact_blocked', { message: CAP_TEXTS.blocked(supportEmail) }) : null
}

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
