import { type SQL, sql } from 'drizzle-orm'
import { CAMPAIGN_NAMES } from '@/lib/domain/marketing/campaign'
import { cleanTouch, countedTouch } from '@/lib/domain/marketing/touch'
import type { Db } from '@/upstream/db/database'

type Subject = 'reservation' | 'order' | 'waitlist' | 'enquiry'

const FIELDS = [...CAMPAIGN_NAMES, 'landing_path', 'referrer_host'] as const
const COLUMNS = sql.raw(FIELDS.join(', '))

/** The column of `campaign_touches`, and the row that a key names. */
const SUBJECTS: Record<Subject, { column: SQL; rowOf: (key: string) => SQL }> = {
  reservation: { column: sql`reservation_id`, rowOf: (key) => sql`SELECT id FROM reservations WHERE code = ${key}` },
  order: { column: sql`order_id`, rowOf: (key) => sql`SELECT id FROM orders WHERE id = ${key}` },
  waitlist: { column: sql`waitlist_id`, rowOf: (key) => sql`SELECT id FROM waitlist WHERE code = ${key}` },
  enquiry: { column: sql`enquiry_number`, rowOf: (key) => sql`SELECT number FROM enquiries WHERE number = ${key}` },
}

/**
 * Stores the diner's campaign touches, in the transaction that creates the row of `key`; a touch without a campaign
 * is left out, and a stored one is never overwritten. Contract C19, docs/design/campaigns.md.
 */
export async function saveTouches(
  tx: Db,
  subject: Subject,
  key: string,
  campaign: { first: unknown; last: unknown },
  now: Date,
): Promise<void> {
  const { column, rowOf } = SUBJECTS[subject]
  for (const touch of ['first', 'last'] as const) {
    const clean = cleanTouch(campaign[touch])
    if (!clean) continue
    const found = countedTouch(clean)
    const values = sql.join(
      FIELDS.map((field) => sql`${found[field] ?? null}`),
      sql`, `,
    )
    await tx.execute(sql`
      INSERT INTO campaign_touches (touch, ${column}, created_at, ${COLUMNS})
      VALUES (${touch}, (${rowOf(key)}), ${now.toISOString()}::timestamptz, ${values}) ON CONFLICT DO NOTHING`)
  }
}

/** Copies the touches of a waitlist entry to the reservation that it led to. Contract C2, C19. */
export async function copyTouches(tx: Db, waitlistId: number, reservationCode: string): Promise<void> {
  await tx.execute(sql`
    INSERT INTO campaign_touches (touch, reservation_id, created_at, ${COLUMNS})
    SELECT touch, (${SUBJECTS.reservation.rowOf(reservationCode)}), created_at, ${COLUMNS}
    FROM campaign_touches WHERE waitlist_id = ${waitlistId} ON CONFLICT DO NOTHING`)
}

/** The part of the request that its Idempotency-Key covers: a repeat may come from a page with another address. */
export function withoutTouches<T extends { campaign?: unknown }>({ campaign: _, ...body }: T): Omit<T, 'campaign'> {
  return body
}
