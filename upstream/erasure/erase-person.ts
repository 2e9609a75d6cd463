import { type SQL, sql } from 'drizzle-orm'
import type { Erasure, ErasureRequest } from '@/lib/domain/panel/access/erasure-schema'
import type { PersonTable } from '@/lib/domain/person-data/person-tables'
import { OVER_STATUSES } from '@/lib/domain/reservation/status'
import { lockContact } from '@/upstream/caps/contact'
import { type Db, inTransaction, rowsOf } from '@/upstream/db/database'
import { literalList } from '@/upstream/db/literal-list'
import { IS_FINAL } from '@/upstream/db/order-status-conditions'
import { withRetries } from '@/upstream/db/with-retries'
import { brandOf } from '@/upstream/tenants/brand'

type Counts = Partial<Record<PersonTable, number>>

/** Whose rows: those of one brand, or of all (null), which takes accounts of staff as well. */
export type ErasureScope = { tenant: string; keptRequest: number } | null

/** What of a person is found by, beside their own rows: as text, wherever it was typed or composed. */
interface Traces {
  emails: string[]
  phones: string[]
  /** First and last name; one name alone is anybody's. */
  names: string[]
  reservationIds: string[]
  codes: string[]
  orderIds: string[]
  staffIds: string[]
}

/** Ends the transaction of a dry run, which has counted. */
class DryRun extends Error {
  constructor(readonly counts: Counts) {
    super('dry run')
  }
}

/**
 * Takes a diner or a member of staff out of every table, by e-mail and, where a row has none, by the phone that is given. It reads
 * whole tables, so `db` should be without a statement timeout. Visits, orders, payments and the
 * trails stay, with amounts, dates and states, without the person. What is still under way is named, and then nothing is
 * changed: it has to be ended first. A repeat finds nothing. Contract C19.
 */
export async function erasePerson(db: Db, request: ErasureRequest, now: Date): Promise<Erasure> {
  const contact = { email: request.email, phone: request.phone ?? '' }
  return dryIfAsked(
    request.dry_run,
    (work) => withRetries(() => inTransaction(db, work)),
    async (tx) => {
      await lockContact(tx, contact, null)
      return eraseWithin(tx, contact, null, now)
    },
  )
}

/**
 * The same within one brand, for a request that was proven, which keeps its own row: rows of the brand, notes of restaurants
 * whose home it is, and what was typed in those. Nothing of another brand, and no account of staff. Contract C42.
 */
export function countOfBrand(db: Db, email: string, scope: NonNullable<ErasureScope>, now: Date): Promise<Erasure> {
  return dryIfAsked(
    true,
    (work) => inTransaction(db, work),
    async (tx) => {
      await lockContact(tx, { email, phone: '' }, null)
      return eraseWithin(tx, { email, phone: '' }, scope, now)
    },
  )
}

/** Erases in the transaction of the caller, who holds the lock of the contact; nothing where something is under way. */
export async function eraseWithin(
  tx: Db,
  contact: { email: string; phone: string },
  scope: ErasureScope,
  now: Date,
): Promise<Erasure> {
  const traces = await findTraces(tx, contact, scope)
  const open = await findOpen(tx, traces, now)
  if (open.reservations.length + open.orders.length > 0) return { erased: false, counts: {}, open }
  const counts = await eraseTraces(tx, traces, contact, scope, now)
  return { erased: true, counts, open }
}

/** What of a brand is under way for an email: codes of reservations, numbers of orders. */
export async function findUnderWay(db: Db, tenant: string, email: string, now: Date): Promise<Erasure['open']> {
  const isTheirs = sql`tenant = ${tenant} AND forgotten_at IS NULL AND contact_email(email) = contact_email(${email})`
  const own = await rowsOf<{ id: string }>(db, sql`SELECT id FROM reservations WHERE ${isTheirs}`)
  const placed = await rowsOf<{ id: string }>(db, sql`SELECT id FROM orders WHERE ${isTheirs}`)
  const orderIds = placed.map(({ id }) => id)
  const { reservations, orders } = await findOpen(db, { reservationIds: own.map(({ id }) => id), orderIds }, now)
  const numbers = await rowsOf<{ number: string }>(
    db,
    sql`SELECT number::text FROM orders WHERE id IN (SELECT * FROM ${listed(orders)}) ORDER BY number`,
  )
  return { reservations, orders: numbers.map(({ number }) => number) }
}

async function dryIfAsked(
  isDry: boolean,
  run: (work: (tx: Db) => Promise<Erasure>) => Promise<Erasure>,
  work: (tx: Db) => Promise<Erasure>,
): Promise<Erasure> {
  try {
    return await run(async (tx) => {
      const erasure = await work(tx)
      if (isDry && erasure.erased) throw new DryRun(erasure.counts)
      return erasure
    })
  } catch (error) {
    if (!(error instanceof DryRun)) throw error
    return { erased: false, counts: error.counts, open: { reservations: [], orders: [] } }
  }
}

/** Under their e-mail, in any spelling; under the phone only where the row has no e-mail, since a family may share one. Contract C19. */
function isTheirs(email: SQL, phone: SQL, contact: { email: string; phone: string }): SQL {
  const byEmail = sql`contact_email(${email}) = contact_email(${contact.email})`
  if (contact.phone === '') return byEmail
  return sql`(${byEmail} OR (${email} = '' AND contact_phone(${phone}) = contact_phone(${contact.phone})))`
}

/** Of the brand, where there is one. */
function inBrand(scope: ErasureScope, tenant = sql`tenant`): SQL {
  return scope ? sql`${tenant} = ${scope.tenant}` : sql`true`
}

/** Of a restaurant whose home the brand is. */
function atHome(scope: ErasureScope, restaurantId = sql`restaurant_id`): SQL {
  return scope
    ? sql`EXISTS (SELECT FROM restaurants p WHERE p.id = ${restaurantId} AND p.home_tenant = ${scope.tenant})`
    : sql`true`
}

async function findTraces(tx: Db, contact: { email: string; phone: string }, scope: ErasureScope): Promise<Traces> {
  const reservations = await rowsOf<{ id: string; code: string; name: string; phone: string; email: string }>(
    tx,
    sql`SELECT id::text, code, customer_name AS name, phone_number AS phone, email FROM reservations
      WHERE forgotten_at IS NULL AND ${inBrand(scope)} AND ${isTheirs(sql`email`, sql`phone_number`, contact)} FOR UPDATE`,
  )
  const orders = await rowsOf<{ id: string; name: string; phone: string; email: string }>(
    tx,
    sql`SELECT id, customer_firstname || ' ' || customer_lastname AS name, phone, email FROM orders
      WHERE forgotten_at IS NULL AND ${inBrand(scope)} AND ${isTheirs(sql`email`, sql`phone`, contact)} FOR UPDATE`,
  )
  const others = await rowsOf<{ name: string; phone: string; email: string }>(
    tx,
    sql`SELECT customer_name AS name, phone_number AS phone, email FROM waitlist
        WHERE ${inBrand(scope)} AND ${isTheirs(sql`email`, sql`phone_number`, contact)}
      UNION ALL SELECT name, coalesce(details ->> 'phone', ''), email FROM leads
        WHERE ${inBrand(scope)} AND ${isTheirs(sql`email`, sql`coalesce(details ->> 'phone', '')`, contact)}
      UNION ALL SELECT '', CASE channel WHEN 'sms' THEN contact ELSE '' END, email FROM marketing_consents
        WHERE ${inBrand(scope)} AND ${isTheirs(sql`email`, sql`contact`, contact)}
      UNION ALL SELECT '', '', email FROM data_requests
        WHERE ${inBrand(scope)} AND contact_email(email) = contact_email(${contact.email})
      UNION ALL SELECT '', '', email FROM transfers
        WHERE ${inBrand(scope)} AND contact_email(email) = contact_email(${contact.email})`,
  )
  const staff = await rowsOf<{ id: string; email: string; names: string[] | null }>(
    tx,
    sql`SELECT s.id::text, s.email, (SELECT array_agg(o.name) FROM (
        SELECT name FROM staff_roles WHERE staff_id = s.id UNION SELECT name FROM brand_roles WHERE staff_id = s.id) o) AS names FROM staff s
      WHERE ${scope ? sql`false` : sql`contact_email(s.email) = contact_email(${contact.email})`} FOR UPDATE OF s`,
  )
  const people = [...reservations, ...orders, ...others]
  return {
    emails: unique([contact.email, ...people.map(({ email }) => email), ...staff.map(({ email }) => email)]),
    phones: unique([contact.phone, ...people.map(({ phone }) => phone)]),
    names: unique([...people.map(({ name }) => name), ...staff.flatMap(({ names }) => names ?? [])]).filter((name) =>
      /\S\s+\S{2}/.test(name),
    ),
    reservationIds: reservations.map(({ id }) => id),
    codes: reservations.map(({ code }) => code),
    orderIds: orders.map(({ id }) => id),
    staffIds: staff.map(({ id }) => id),
  }
}

async function findOpen(
  tx: Db,
  { reservationIds, orderIds }: Pick<Traces, 'reservationIds' | 'orderIds'>,
  now: Date,
): Promise<Erasure['open']> {
  const reservations = await rowsOf<{ code: string }>(
    tx,
    sql`SELECT code FROM reservations WHERE id IN ${numbered(reservationIds)} AND cancelled_at IS NULL
      AND status NOT IN ${literalList(OVER_STATUSES)} AND visit_state IN ('expected', 'seated')
      AND ends_at > ${now.toISOString()}::timestamptz ORDER BY id`,
  )
  const orders = await rowsOf<{ id: string }>(
    tx,
    sql`SELECT id FROM orders WHERE id IN (SELECT * FROM ${listed(orderIds)}) AND NOT ${IS_FINAL} ORDER BY number`,
  )
  return { reservations: reservations.map(({ code }) => code), orders: orders.map(({ id }) => id) }
}

async function eraseTraces(
  tx: Db,
  { emails, phones, names, reservationIds, codes, orderIds, staffIds }: Traces,
  contact: { email: string; phone: string },
  scope: ErasureScope,
  now: Date,
): Promise<Counts> {
  const at = sql`${now.toISOString()}::timestamptz`
  const [own, people, ordered] = [numbered(reservationIds), numbered(staffIds), listed(orderIds)]
  const isOfReservation = sql`reservation_id IN ${own}`
  const isOfOrder = sql`order_id IN (SELECT * FROM ${ordered})`
  const isOfStaff = sql`staff_id IN ${people}`
  const isIn = (table: 'reservations' | 'orders', key: string) =>
    scope
      ? sql`${sql.identifier(key)} IN (SELECT id FROM ${sql.identifier(table)} WHERE tenant = ${scope.tenant})`
      : sql`true`
  const typed = { texts: [...emails, ...names], phones }
  const copied = { texts: [...emails, ...names, ...codes, ...orderIds], phones }
  const counts: Counts = {}
  const step = async (name: PersonTable, query: SQL) => {
    counts[name] = (await rowsOf(tx, sql`${query} RETURNING 1`)).length
  }
  await tx.execute(sql`SELECT set_config('nakryte.erasing', 'yes', true)`)

  // Before the reservations lose the phone by which they are found. What is noted of a number stays where others alone came with it.
  await step(
    'guest_notes',
    sql`DELETE FROM guest_notes n WHERE ${atHome(scope, sql`n.restaurant_id`)} AND (
      EXISTS (SELECT FROM reservations r WHERE r.id IN ${own} AND r.phone_number <> ''
        AND r.restaurant_id = n.restaurant_id AND contact_phone(r.phone_number) = n.phone)
      OR (${contact.phone} <> '' AND n.phone = contact_phone(${contact.phone}) AND NOT EXISTS (SELECT FROM reservations r
        WHERE r.forgotten_at IS NULL AND r.restaurant_id = n.restaurant_id AND contact_phone(r.phone_number) = n.phone)))`,
  )
  // By the brand's host in its id: what it was about may be gone.
  const isOfHost = scope ? sql`message_id LIKE ${`%@${brandOf(scope.tenant, '').host}`}` : sql`true`
  await step('outbox', sql`DELETE FROM outbox WHERE ${isOfHost} AND ${holds(sql`envelope::text`, copied)}`)
  await step(
    'reservations',
    sql`UPDATE reservations SET customer_name = '–', phone_number = '', email = '', notes_from_guest = '', extras = '{}',
        network = NULL, sms_marketing = false, email_marketing = false, forgotten_at = ${at},
        decline_reason = ${codeOnly(sql`decline_reason`)} WHERE id IN ${own}`,
  )
  await step('order_lines', sql`UPDATE order_lines SET note = '' WHERE note <> '' AND ${isOfOrder}`)
  // A digest of nine digits can be reversed by trying all numbers.
  await step('voucher_uses', sql`DELETE FROM voucher_uses WHERE ${isOfOrder}`)
  await step(
    'orders',
    sql`UPDATE orders SET customer_firstname = '–', customer_lastname = '–', phone = '', email = '', address = NULL, notes = '', invoice_nip = NULL,
        client = NULL, network = NULL, sms_marketing = false, email_marketing = false, forgotten_at = ${at},
        ended_reason = ${codeOnly(sql`ended_reason`)} WHERE id IN (SELECT * FROM ${ordered})`,
  )
  await step(
    'payment_attempts',
    sql`UPDATE payment_attempts SET refund_reason = NULL, redirect_url = NULL
      WHERE ${isOfOrder} AND (redirect_url IS NOT NULL OR refund_reason !~ ${CODE})`,
  )
  await step(
    'campaign_touches',
    sql`UPDATE campaign_touches SET gclid = NULL, fbclid = NULL
      WHERE (gclid IS NOT NULL OR fbclid IS NOT NULL) AND (${isOfReservation} OR ${isOfOrder})`,
  )
  await step(
    'waitlist',
    sql`DELETE FROM waitlist WHERE ${inBrand(scope)} AND ${isTheirs(sql`email`, sql`phone_number`, contact)}`,
  )
  const byEmail = sql`${inBrand(scope)} AND contact_email(email) = contact_email(${contact.email})`
  await step('transfers', sql`DELETE FROM transfers WHERE ${byEmail}`)
  await step(
    'marketing_consents',
    sql`DELETE FROM marketing_consents WHERE ${inBrand(scope)} AND ${isTheirs(sql`email`, sql`contact`, contact)}`,
  )
  await step('data_requests', sql`DELETE FROM data_requests WHERE ${byEmail} AND id <> ${scope?.keptRequest ?? 0}`)
  await step(
    'leads',
    sql`DELETE FROM leads WHERE ${inBrand(scope)} AND ${isTheirs(sql`email`, sql`coalesce(details ->> 'phone', '')`, contact)}`,
  )

  await step('sign_in_links', sql`DELETE FROM sign_in_links WHERE ${isOfStaff}`)
  await step('push_subscriptions', sql`DELETE FROM push_subscriptions WHERE ${isOfStaff}`)
  await step('staff_sessions', sql`DELETE FROM staff_sessions WHERE ${isOfStaff}`)
  await step('pin_failures', sql`DELETE FROM pin_failures WHERE ${isOfStaff}`)
  await step('staff_roles', sql`DELETE FROM staff_roles WHERE ${isOfStaff}`)
  await step('brand_roles', sql`DELETE FROM brand_roles WHERE ${isOfStaff}`)
  await step('staff', sql`UPDATE staff SET email = NULL, left_at = coalesce(left_at, ${at}) WHERE id IN ${people}`)
  await step(
    'staff_devices',
    sql`UPDATE staff_devices SET name = '–' WHERE ${atHome(scope)} AND ${holds(sql`name`, typed)}`,
  )
  await step(
    'machine_tokens',
    sql`UPDATE machine_tokens SET name = '–' WHERE (${atHome(scope)} OR ${inBrand(scope)}) AND ${holds(sql`name`, typed)}`,
  )

  await step(
    'reservation_changes',
    sql`UPDATE reservation_changes SET reason = NULL WHERE reason !~ ${CODE}
      AND (${isOfReservation} OR (${isIn('reservations', 'reservation_id')} AND ${holds(sql`reason`, typed)}))`,
  )
  await step(
    'order_audit',
    sql`UPDATE order_audit SET reason = NULL WHERE reason !~ ${CODE}
      AND (${isOfOrder} OR (${isIn('orders', 'order_id')} AND ${holds(sql`reason`, typed)}))`,
  )
  await step(
    'refunds',
    sql`UPDATE refunds SET reason = NULL WHERE reason IS NOT NULL
      AND (${isOfOrder} OR (${isIn('orders', 'order_id')} AND ${holds(sql`reason`, typed)}))`,
  )
  await step(
    'staff_audit',
    sql`UPDATE staff_audit SET details = '{}'
    WHERE (${inBrand(scope)} OR ${atHome(scope)}) AND ${holds(sql`details::text`, typed)}`,
  )
  await step(
    'marketing_links',
    sql`UPDATE marketing_links SET note = '' WHERE ${inBrand(scope)} AND ${holds(sql`note`, typed)}`,
  )
  // What was typed about somebody; the digest is needed until the block ends, and names nobody.
  await step(
    'contact_blocks',
    sql`UPDATE contact_blocks SET reason = '–' WHERE ${inBrand(scope)} AND ${holds(sql`reason`, typed)}`,
  )
  await step('blocks', sql`UPDATE blocks SET reason = '–' WHERE ${atHome(scope)} AND ${holds(sql`reason`, typed)}`)
  // Answers and composed messages are copies; whoever asks again is answered by the row.
  await step(
    'idempotency_keys',
    sql`DELETE FROM idempotency_keys WHERE ${inBrand(scope)} AND ${holds(sql`path || ' ' || coalesce(body::text, '')`, copied)}`,
  )
  await step('browser_logs', sql`DELETE FROM browser_logs WHERE ${inBrand(scope)} AND ${holds(sql`message`, typed)}`)
  return counts
}

/** Codes of our own are facts; anything else was typed by hand. */
const CODE = '^[a-z_]+$'
const codeOnly = (column: SQL) => sql`CASE WHEN ${column} ~ ${CODE} THEN ${column} END`

/** Does the text hold one of these texts, in any case, or one of these phones, however its digits are set apart? */
function holds(text: SQL, { texts, phones }: { texts: string[]; phones: string[] }): SQL {
  const pattern = phonePattern(phones)
  return sql`(EXISTS (SELECT FROM ${listed(texts)} AS n (needle) WHERE position(lower(n.needle) IN lower(${text})) > 0)
    ${pattern ? sql`OR ${text} ~ ${pattern}` : sql``})`
}

/** Between the digits of a phone, as people and telephones write it. */
const BETWEEN = '[\\s\u00a0().\u2013/-]{0,3}'
/** As many as `phoneSchema` asks for; fewer may be anything. */
const MIN_DIGITS = 7

/** Finds each of these phones in PostgreSQL, a Polish one with its country or without; not inside of longer numbers. */
function phonePattern(phones: string[]): string | null {
  const patterns = phones.flatMap((phone) => {
    const digits = phone.replace(/\D/g, '').replace(/^00/, '')
    if (digits.length < MIN_DIGITS) return []
    const polish = /^(?:48)?(\d{9})$/.exec(digits)?.[1]
    return polish ? `(?:(?:00)?${apart('48')}${BETWEEN})?${apart(polish)}` : `(?:00)?${apart(digits)}`
  })
  return patterns.length > 0 ? `(?<![0-9])(?:${patterns.join('|')})(?![0-9])` : null
}

function apart(digits: string): string {
  return [...digits].join(BETWEEN)
}

/** Ids as a list for IN, by which an index finds them. */
function numbered(ids: string[]): SQL {
  return sql`(SELECT i.id::bigint FROM ${listed(ids)} AS i (id))`
}

/** Texts as rows of one column. */
function listed(texts: string[]): SQL {
  return sql`jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb)`
}

function unique(texts: string[]): string[] {
  return [...new Set(texts.filter((text) => text !== ''))]
}
