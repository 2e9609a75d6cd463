import { sql } from 'drizzle-orm'
import { CONSENT_CHANNELS, type ConsentChannel } from '@/lib/domain/consents/schema'
import words from '@/messages/pl.json'
import type { Db } from '@/upstream/db/database'

/** The wording beside the boxes, stored with the consent as proof. */
const WORDING: Record<ConsentChannel, string> = { email: words.marketing.email, sms: words.marketing.sms }

interface GivenConsents {
  tenant: string
  origin: { kind: 'reservation'; code: string } | { kind: 'order'; id: string }
  email: string
  phone: string
  ticked: Record<ConsentChannel, boolean>
}

/**
 * Stores consents in the transaction of the reservation or the order. An e-mail with an open consent for a contact
 * adds no second one; a consent that expires (`ends_at`) is renewed. Contract C42.
 */
export async function recordConsents(tx: Db, given: GivenConsents, now: Date): Promise<void> {
  const { tenant, origin, email, phone, ticked } = given
  for (const channel of CONSENT_CHANNELS.filter((one) => ticked[one])) {
    const contact = channel === 'email' ? email : phone
    if (contact === '') continue
    const source =
      origin.kind === 'order'
        ? sql`NULL::bigint, ${origin.id}::text`
        : sql`(SELECT id FROM reservations WHERE code = ${origin.code}), NULL::text`
    await tx.execute(sql`INSERT INTO marketing_consents
        (tenant, channel, contact, email, wording, given_at, reservation_id, order_id)
      VALUES (${tenant}, ${channel}, ${contact}, ${email}, ${WORDING[channel]}, ${now.toISOString()}::timestamptz, ${source})
      ON CONFLICT (tenant, channel, contact_key, lower(email)) WHERE withdrawn_at IS NULL DO UPDATE
        SET contact = excluded.contact, email = excluded.email, wording = excluded.wording, given_at = excluded.given_at,
          reservation_id = excluded.reservation_id, order_id = excluded.order_id, ends_at = NULL
        WHERE marketing_consents.ends_at IS NOT NULL`)
  }
}
