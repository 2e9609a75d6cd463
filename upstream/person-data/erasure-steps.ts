import { type SQL, sql } from 'drizzle-orm'
import type { PersonTable } from '@/lib/domain/person-data/person-tables'
import { emailDigestOf } from '@/upstream/caps/contact'
import { listed, numbered } from '@/upstream/db/listed'
import { mentionPattern, mentions, mentionsInJson, textsOf } from '@/upstream/person-data/mentions'
import { isOtherEmail, isOwnNote, isProvenEmail } from '@/upstream/person-data/proven-email'
import { brandOf } from '@/upstream/tenants/brand'

/** Rows of one brand, or of all brands (null), which includes accounts of staff. */
export type ErasureScope = { tenant: string; exceptRequest: number } | null

/** Facts about a person from their own rows. */
export interface ErasedPerson {
  reservationIds: string[]
  codes: string[]
  orderIds: string[]
  staffIds: string[]
  /** Phones typed by anybody into a row of this e-mail, so they are searched for in the person's own rows alone. */
  phones: string[]
  /** First and last name; a single name may be anybody's. */
  names: string[]
}

export interface ErasureStep {
  table: PersonTable
  where: SQL
  /** `UPDATE … SET …` or `DELETE FROM …`, without its condition. */
  change: SQL
  /**
   * Entries that others typed, beyond the person's own rows. Entries with the proven e-mail are erased; those that
   * only name the person stay.
   */
  mention?: { text: SQL; where: SQL; goes: SQL; isNamed: SQL }
}

/** A column in which others may have typed something about somebody. */
interface TypedText {
  table: PersonTable
  change: SQL
  text: SQL
  isJson?: true
  /** Rows that may be searched. */
  area: SQL
  /** The person's own rows among them, and the condition of their erasure. */
  own: SQL
}

type Contact = { email: string; phone: string }

/** Our own codes are facts; any other text was typed by hand. */
const CODE = '^[a-z_]+$'
const codeOnly = (column: SQL) => sql`CASE WHEN ${column} ~ ${CODE} THEN ${column} END`

/**
 * Exactly the person's e-mail; the given phone counts only where the row has no e-mail, since a family may share one.
 * Contract C19.
 */
export function isTheirs(email: SQL, phone: SQL, contact: Contact): SQL {
  const byEmail = isProvenEmail(email, contact.email)
  if (contact.phone === '') return byEmail
  return sql`(${byEmail} OR (${email} = '' AND contact_phone(${phone}) = contact_phone(${contact.phone})))`
}

/** Rows of the brand, where there is one. */
export function inBrand(scope: ErasureScope, tenant = sql`tenant`): SQL {
  return scope ? sql`${tenant} = ${scope.tenant}` : sql`true`
}

/** Rows of a restaurant that the brand is the home of. */
function atHome(scope: ErasureScope, restaurantId = sql`restaurant_id`): SQL {
  return scope
    ? sql`EXISTS (SELECT FROM restaurants p WHERE p.id = ${restaurantId} AND p.home_tenant = ${scope.tenant})`
    : sql`true`
}

/**
 * Steps of an erasure, in their order. They follow proven values: the exact e-mail, and ids and codes of its rows,
 * wherever they are stored as values. Values that a stranger can type under an e-mail (a phone, a name) are not
 * followed further. Contract C19, C42.
 */
export function erasureSteps(
  { phones, names, reservationIds, codes, orderIds, staffIds }: ErasedPerson,
  contact: Contact & { blockKey: string },
  scope: ErasureScope,
  now: Date,
): ErasureStep[] {
  const at = sql`${now.toISOString()}::timestamptz`
  const [own, people, ordered] = [numbered(reservationIds), numbered(staffIds), listed(orderIds)]
  const isOfReservation = sql`reservation_id IN ${own}`
  const isOfOrder = sql`order_id IN (SELECT * FROM ${ordered})`
  const isOfStaff = sql`staff_id IN ${people}`
  const byEmail = sql`${inBrand(scope)} AND ${isProvenEmail(sql`email`, contact.email)}`
  const theirs = (phone: SQL) => sql`${inBrand(scope)} AND ${isTheirs(sql`email`, phone, contact)}`
  const isIn = (table: 'reservations' | 'orders', key: string) =>
    scope
      ? sql`${sql.identifier(key)} IN (SELECT id FROM ${sql.identifier(table)} WHERE tenant = ${scope.tenant})`
      : sql`true`
  const proven = mentionPattern({ texts: [contact.email], phones: [contact.phone] })
  const known = mentionPattern({ texts: [contact.email, ...names], phones: [contact.phone, ...phones] })
  const keys = listed([...codes, ...orderIds])
  const holdsKey = (text: SQL) => sql`EXISTS (SELECT FROM ${keys} AS k (key) WHERE position(k.key IN ${text}) > 0)`
  const isCopy = (json: SQL) =>
    sql`EXISTS (${textsOf(json)} WHERE ${mentions(sql`t.value`, proven)} OR ${holdsKey(sql`t.value`)})`
  const typed = ({ table, change, text, isJson, area, own: isOwn }: TypedText): ErasureStep => {
    const holds = (pattern: string | null) => (isJson ? mentionsInJson(text, pattern) : mentions(text, pattern))
    const goes = holds(proven)
    return {
      table,
      change,
      where: sql`${area} AND ((${isOwn}) OR ${goes})`,
      mention: { text, where: sql`${area} AND (${isOwn}) IS NOT TRUE`, goes, isNamed: holds(known) },
    }
  }
  const ownText = (text: SQL) => mentions(text, known)
  // The message id contains the brand's host: the message's subject may be deleted.
  const isOfHost = scope ? sql`message_id LIKE ${`%@${brandOf(scope.tenant, '').host}`}` : sql`true`
  const isReason = sql`reason !~ ${CODE}`

  return [
    // Runs before the reservations lose the phone that finds these rows.
    {
      table: 'guest_notes',
      change: sql`DELETE FROM guest_notes`,
      where: sql`${atHome(scope, sql`guest_notes.restaurant_id`)} AND (${isOwnNote(sql`guest_notes`, contact.email, inBrand(scope, sql`r.tenant`))}
        OR (${contact.phone} <> '' AND guest_notes.phone = contact_phone(${contact.phone}) AND NOT EXISTS (SELECT FROM reservations r
          WHERE r.anonymized_at IS NULL AND r.restaurant_id = guest_notes.restaurant_id AND r.email <> ''
          AND ${isOtherEmail(sql`r.email`, contact.email)} AND contact_phone(r.phone_number) = guest_notes.phone)))`,
    },
    {
      table: 'outbox',
      change: sql`DELETE FROM outbox`,
      where: sql`${isOfHost} AND ${isCopy(sql`envelope`)}`,
    },
    {
      table: 'reservations',
      change: sql`UPDATE reservations SET customer_name = '–', phone_number = '', email = '', notes_from_guest = '', extras = '{}',
        network = NULL, sms_marketing = false, email_marketing = false, anonymized_at = ${at},
        decline_reason = ${codeOnly(sql`decline_reason`)}`,
      where: sql`id IN ${own}`,
    },
    {
      table: 'order_lines',
      change: sql`UPDATE order_lines SET note = ''`,
      where: sql`note <> '' AND ${isOfOrder}`,
    },
    {
      table: 'orders',
      change: sql`UPDATE orders SET customer_firstname = '–', customer_lastname = '–', phone = '', email = '', address = NULL, notes = '',
        invoice_nip = NULL, client = NULL, network = NULL, sms_marketing = false, email_marketing = false, anonymized_at = ${at},
        ended_reason = ${codeOnly(sql`ended_reason`)}`,
      where: sql`id IN (SELECT * FROM ${ordered})`,
    },
    {
      table: 'payment_attempts',
      change: sql`UPDATE payment_attempts SET refund_reason = NULL, redirect_url = NULL`,
      where: sql`${isOfOrder} AND (redirect_url IS NOT NULL OR refund_reason !~ ${CODE})`,
    },
    {
      table: 'campaign_touches',
      change: sql`UPDATE campaign_touches SET gclid = NULL, fbclid = NULL`,
      where: sql`(gclid IS NOT NULL OR fbclid IS NOT NULL) AND (${isOfReservation} OR ${isOfOrder})`,
    },
    { table: 'waitlist', change: sql`DELETE FROM waitlist`, where: theirs(sql`phone_number`) },
    { table: 'transfers', change: sql`DELETE FROM transfers`, where: byEmail },
    { table: 'marketing_consents', change: sql`DELETE FROM marketing_consents`, where: theirs(sql`contact`) },
    {
      table: 'data_requests',
      change: sql`DELETE FROM data_requests`,
      where: sql`${byEmail} AND id <> ${scope?.exceptRequest ?? 0}`,
    },
    { table: 'enquiries', change: sql`DELETE FROM enquiries`, where: theirs(sql`coalesce(details ->> 'phone', '')`) },

    { table: 'sign_in_links', change: sql`DELETE FROM sign_in_links`, where: isOfStaff },
    { table: 'push_subscriptions', change: sql`DELETE FROM push_subscriptions`, where: isOfStaff },
    { table: 'staff_sessions', change: sql`DELETE FROM staff_sessions`, where: isOfStaff },
    { table: 'pin_failures', change: sql`DELETE FROM pin_failures`, where: isOfStaff },
    { table: 'staff_roles', change: sql`DELETE FROM staff_roles`, where: isOfStaff },
    { table: 'brand_roles', change: sql`DELETE FROM brand_roles`, where: isOfStaff },
    {
      table: 'staff',
      change: sql`UPDATE staff SET email = NULL, left_at = coalesce(left_at, ${at})`,
      where: sql`id IN ${people}`,
    },
    typed({
      table: 'staff_devices',
      change: sql`UPDATE staff_devices SET name = '–'`,
      text: sql`name`,
      area: atHome(scope),
      own: sql`enrolled_by IN ${people} AND ${ownText(sql`name`)}`,
    }),
    typed({
      table: 'machine_tokens',
      change: sql`UPDATE machine_tokens SET name = '–'`,
      text: sql`name`,
      area: sql`(${atHome(scope)} OR ${inBrand(scope)})`,
      own: sql`created_by IN ${people} AND ${ownText(sql`name`)}`,
    }),
    typed({
      table: 'reservation_changes',
      change: sql`UPDATE reservation_changes SET reason = NULL`,
      text: sql`reason`,
      area: sql`${isReason} AND ${isIn('reservations', 'reservation_id')}`,
      own: isOfReservation,
    }),
    typed({
      table: 'order_audit',
      change: sql`UPDATE order_audit SET reason = NULL`,
      text: sql`reason`,
      area: sql`${isReason} AND ${isIn('orders', 'order_id')}`,
      own: isOfOrder,
    }),
    typed({
      table: 'refunds',
      change: sql`UPDATE refunds SET reason = NULL`,
      text: sql`reason`,
      area: sql`reason IS NOT NULL AND ${isIn('orders', 'order_id')}`,
      own: isOfOrder,
    }),
    typed({
      table: 'staff_audit',
      change: sql`UPDATE staff_audit SET details = '{}'`,
      text: sql`details`,
      isJson: true,
      area: sql`(${inBrand(scope)} OR ${atHome(scope)}) AND details <> '{}'`,
      own: sql`${isOfStaff} AND ${mentionsInJson(sql`details`, known)}`,
    }),
    typed({
      table: 'marketing_links',
      change: sql`UPDATE marketing_links SET note = ''`,
      text: sql`note`,
      area: inBrand(scope),
      own: sql`false`,
    }),
    typed({
      table: 'case_notes',
      change: sql`DELETE FROM case_notes`,
      text: sql`text`,
      area: inBrand(scope),
      own: sql`subject IN (SELECT number FROM enquiries WHERE ${byEmail}) OR (kind IN ('request', 'change', 'call_off') AND subject IN (SELECT * FROM ${listed(reservationIds)}))`,
    }),
    // The reason was typed about a person; the digest is needed until the block ends, and names nobody.
    typed({
      table: 'contact_blocks',
      change: sql`UPDATE contact_blocks SET reason = '–'`,
      text: sql`reason`,
      area: inBrand(scope),
      own: sql`email_digest = ${emailDigestOf(sql`${contact.email}::text`, contact.blockKey)} AND ${ownText(sql`reason`)}`,
    }),
    typed({
      table: 'blocks',
      change: sql`UPDATE blocks SET reason = '–'`,
      text: sql`reason`,
      area: atHome(scope),
      own: sql`false`,
    }),
    // Answers and composed messages are copies; a repeated request is answered from the row.
    {
      table: 'idempotency_keys',
      change: sql`DELETE FROM idempotency_keys`,
      where: sql`${inBrand(scope)} AND (${holdsKey(sql`path`)} OR ${isCopy(sql`body`)})`,
    },
    {
      table: 'browser_logs',
      change: sql`DELETE FROM browser_logs`,
      where: sql`${inBrand(scope)} AND ${mentions(sql`message`, proven)}`,
    },
  ]
}
