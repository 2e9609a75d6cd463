import { sql } from 'drizzle-orm'
import type { Erasure, ErasureRequest } from '@/lib/domain/panel/access/erasure-schema'
import type { DataCase } from '@/lib/domain/person-data/schema'
import { OVER_STATUSES } from '@/lib/domain/reservation/status'
import { lockContact } from '@/upstream/caps/contact'
import { type Db, inTransaction, literalList, rowsOf, withRetries } from '@/upstream/db/database'
import { listed, numbered } from '@/upstream/db/listed'
import { IS_FINAL } from '@/upstream/db/order-status-conditions'
import { endAllIssuedAccess } from '@/upstream/panel/accounts/issued-access'
import { isProvenEmail } from '@/upstream/person-data/proven-email'
import {
  type ErasedPerson,
  type ErasureScope,
  type ErasureStep,
  erasureSteps,
  inBrand,
  isTheirs,
} from './erasure-steps'

/** Most entries beyond the person's own rows that an administrator sees. */
const SHOWN_MENTIONS = 100
const SHOWN_CHARACTERS = 300

/** An operator's `phone` counts as the person's; a phone typed into a form does not. */
export interface PersonToErase {
  email: string
  phone: string
  /** Key of the digests of blocks. */
  blockKey: string
}

type InspectedErasure = Pick<Erasure, 'counts' | 'open'> & Pick<DataCase, 'mentions'>

/**
 * Erases a diner or a member of staff from every table, by exactly their e-mail and, where a row has none, by the
 * given phone. It reads whole tables, so `db` should be without a statement timeout. Visits, orders, payments and the
 * trails keep amounts, dates and states, without the person. Where something is under way, it is listed and nothing
 * is changed: it has to end first. A repeat finds nothing. Contract C19.
 */
export async function erasePerson(
  db: Db,
  request: ErasureRequest,
  { blockKey, now }: { blockKey: string; now: Date },
): Promise<Erasure> {
  const whom = { email: request.email, phone: request.phone ?? '', blockKey }
  if (request.dry_run) {
    const { counts, open } = await inspectErasure(db, whom, null, now)
    return { erased: false, counts, open }
  }
  return withRetries(() =>
    inTransaction(db, async (tx) => {
      await lockContact(tx, whom, null)
      return eraseWithin(tx, whom, null, now)
    }),
  )
}

/**
 * Rows that an erasure would change, counted in one snapshot without a lock or a change; within one brand also each
 * entry beyond the person's own rows that names them. Contract C42.
 */
export function inspectErasure(db: Db, whom: PersonToErase, scope: ErasureScope, now: Date): Promise<InspectedErasure> {
  const snapshot = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const
  return inTransaction(
    db,
    async (tx) => {
      const person = await findPerson(tx, whom, scope, false)
      const open = await findOpen(tx, person, now)
      const steps = erasureSteps(person, whom, scope, now)
      const mentions = scope ? await findMentions(tx, steps) : []
      return { counts: isUnderWay(open) ? {} : await countSteps(tx, steps), open, mentions }
    },
    snapshot,
  )
}

/**
 * Erases in the transaction of the caller, who holds the lock of the contact; changes nothing where something is
 * under way. Within a brand: its rows, and the notes and typed texts of its own restaurants; no staff accounts.
 */
export async function eraseWithin(tx: Db, whom: PersonToErase, scope: ErasureScope, now: Date): Promise<Erasure> {
  const person = await findPerson(tx, whom, scope, true)
  const open = await findOpen(tx, person, now)
  if (isUnderWay(open)) return { erased: false, counts: {}, open }
  await tx.execute(sql`SELECT set_config('nakryte.erasing', 'yes', true)`)
  await endAllIssuedAccess(tx, person.staffIds, now)
  const counts: Erasure['counts'] = {}
  for (const { table, where, change } of erasureSteps(person, whom, scope, now))
    counts[table] = (await rowsOf(tx, sql`${change} WHERE ${where} RETURNING 1`)).length
  return { erased: true, counts, open }
}

/** Open reservations (codes) and orders (numbers) of an email at a brand. */
export async function findUnderWay(db: Db, tenant: string, email: string, now: Date): Promise<Erasure['open']> {
  const isOwn = sql`tenant = ${tenant} AND anonymized_at IS NULL AND ${isProvenEmail(sql`email`, email)}`
  const own = await rowsOf<{ id: string }>(db, sql`SELECT id FROM reservations WHERE ${isOwn}`)
  const placed = await rowsOf<{ id: string }>(db, sql`SELECT id FROM orders WHERE ${isOwn}`)
  const orderIds = placed.map(({ id }) => id)
  const { reservations, orders } = await findOpen(db, { reservationIds: own.map(({ id }) => id), orderIds }, now)
  const numbers = await rowsOf<{ number: string }>(
    db,
    sql`SELECT number::text FROM orders WHERE id IN (SELECT * FROM ${listed(orders)}) ORDER BY number`,
  )
  return { reservations, orders: numbers.map(({ number }) => number) }
}

function isUnderWay({ reservations, orders }: Erasure['open']): boolean {
  return reservations.length + orders.length > 0
}

async function countSteps(tx: Db, steps: ErasureStep[]): Promise<Erasure['counts']> {
  const counts = steps.map(
    ({ table, where }) =>
      sql`SELECT ${table}::text AS name, (SELECT count(*) FROM ${sql.identifier(table)} WHERE ${where})::int AS n`,
  )
  const rows = await rowsOf<{ name: string; n: number }>(tx, sql.join(counts, sql` UNION ALL `))
  return Object.fromEntries(rows.map(({ name, n }) => [name, n]))
}

/** Entries that would be erased come first; a repeated text is listed once. */
async function findMentions(tx: Db, steps: ErasureStep[]): Promise<DataCase['mentions']> {
  const found = steps.flatMap(({ table, mention }) =>
    mention
      ? [
          sql`SELECT ${table}::text AS table, left((${mention.text})::text, ${SHOWN_CHARACTERS}) AS text, ${mention.goes} AS goes
            FROM ${sql.identifier(table)} WHERE ${mention.where} AND (${mention.goes} OR ${mention.isNamed})`,
        ]
      : [],
  )
  return rowsOf(
    tx,
    sql`SELECT DISTINCT * FROM (${sql.join(found, sql` UNION ALL `)}) AS m ORDER BY goes DESC, 1, 2 LIMIT ${SHOWN_MENTIONS}`,
  )
}

async function findPerson(tx: Db, whom: PersonToErase, scope: ErasureScope, isLocking: boolean): Promise<ErasedPerson> {
  const lock = isLocking ? sql`FOR UPDATE` : sql``
  const reservations = await rowsOf<{ id: string; code: string; name: string; phone: string }>(
    tx,
    sql`SELECT id::text, code, customer_name AS name, phone_number AS phone FROM reservations
      WHERE anonymized_at IS NULL AND ${inBrand(scope)} AND ${isTheirs(sql`email`, sql`phone_number`, whom)} ${lock}`,
  )
  const orders = await rowsOf<{ id: string; name: string; phone: string }>(
    tx,
    sql`SELECT id, customer_firstname || ' ' || customer_lastname AS name, phone FROM orders
      WHERE anonymized_at IS NULL AND ${inBrand(scope)} AND ${isTheirs(sql`email`, sql`phone`, whom)} ${lock}`,
  )
  const others = await rowsOf<{ name: string; phone: string }>(
    tx,
    sql`SELECT customer_name AS name, phone_number AS phone FROM waitlist
        WHERE ${inBrand(scope)} AND ${isTheirs(sql`email`, sql`phone_number`, whom)}
      UNION ALL SELECT name, coalesce(details ->> 'phone', '') FROM enquiries
        WHERE ${inBrand(scope)} AND ${isTheirs(sql`email`, sql`coalesce(details ->> 'phone', '')`, whom)}`,
  )
  const staff = await rowsOf<{ id: string; names: string[] | null }>(
    tx,
    sql`SELECT s.id::text, (SELECT array_agg(o.name) FROM (
        SELECT name FROM staff_roles WHERE staff_id = s.id UNION SELECT name FROM brand_roles WHERE staff_id = s.id) o) AS names FROM staff s
      WHERE ${scope ? sql`false` : sql`lower(s.email) = lower(${whom.email})`} ${isLocking ? sql`FOR UPDATE OF s` : sql``}`,
  )
  const people = [...reservations, ...orders, ...others]
  return {
    phones: people.map(({ phone }) => phone),
    names: [...people.map(({ name }) => name), ...staff.flatMap(({ names }) => names ?? [])].filter((name) =>
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
  { reservationIds, orderIds }: Pick<ErasedPerson, 'reservationIds' | 'orderIds'>,
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
