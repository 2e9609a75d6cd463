import { sql } from 'drizzle-orm'
import { type Db, inTransaction } from '@/upstream/db/database'

/** A copy of a real order or reservation, with its campaign. Instants are ISO texts. */
export interface MadeOrder {
  email: string
  at: string
  campaign?: string | null
  /** Code of the short link. */
  code?: string | null
  status?: string
  /** An online payment, or money on the spot. */
  paid?: 'online' | 'cash' | 'refunded' | 'no'
  grosze?: number
  /** The voucher that lowered it to that sum. */
  voucher?: { id: number; code: string; grosze: number }
  /** A part of an online payment that went back. */
  part?: number
}
export interface MadeVisit {
  email: string
  at: string
  startsAt: string
  campaign?: string | null
  state?: 'expected' | 'seated' | 'finished' | 'no_show'
  isCancelled?: boolean
  guests?: number
}

/** An order costs its dishes alone. */
const FREE = {
  promotions_grosze: 0,
  voucher_grosze: 0,
  voucher_id: null,
  voucher_code: null,
  packaging_grosze: 0,
  deposits_grosze: 0,
  delivery_grosze: 0,
  tip_grosze: 0,
}

/** Copies the only order of the database, with ids `c1`, `c2`, … from `from` on. */
export function copyOrders(db: Db, orders: readonly MadeOrder[], from = 1): Promise<void> {
  return inTransaction(db, (tx) => insertOrders(tx, orders, from))
}

async function insertOrders(db: Db, orders: readonly MadeOrder[], from: number): Promise<void> {
  for (const [
    index,
    { email, at, campaign, code = null, status = 'delivered', paid = 'online', grosze = 5000, part, voucher },
  ] of orders.entries()) {
    const id = `campaigncopy${from + index}`
    const online = paid === 'online' || paid === 'refunded'
    const change = {
      id,
      number: 1_000_000 + from + index,
      email,
      created_at: at,
      wanted_at: null,
      status,
      payment_method: online ? 'blik' : 'cash',
      total_grosze: grosze,
      products_grosze: grosze + (voucher?.grosze ?? 0),
      ...FREE,
      ...(voucher && { voucher_id: voucher.id, voucher_code: voucher.code, voucher_grosze: voucher.grosze }),
      due_at: null,
    }
    await db.execute(sql`INSERT INTO orders OVERRIDING SYSTEM VALUE
      SELECT (jsonb_populate_record(o, ${JSON.stringify(change)}::jsonb)).* FROM orders o WHERE o.id !~ '^campaigncopy' LIMIT 1`)
    const state = paid === 'refunded' ? 'refunded' : paid === 'no' ? 'new' : 'confirmed'
    await db.execute(sql`INSERT INTO payments (order_id, status, amount_grosze, paid_by)
      VALUES (${id}, ${state}, ${grosze}, ${online ? `a-${id}` : null})`)
    if (online)
      await db.execute(sql`INSERT INTO payment_attempts (id, order_id, provider, method, amount_grosze, status, created_at, expires_at, paid_at,
          refund_state, refunded_at, refund_grosze)
        VALUES (${`a-${id}`}, ${id}, 'builtin', 'blik', ${grosze}, 'paid', ${at}::timestamptz, ${at}::timestamptz, ${at}::timestamptz,
          ${paid === 'refunded' ? 'done' : null}, ${paid === 'refunded' ? at : null}::timestamptz,
          ${paid === 'refunded' && part ? grosze - part : null})`)
    if (part)
      await db.execute(sql`INSERT INTO refunds (id, order_id, attempt_id, amount_grosze, state, mark, wanted_at, done_at)
        VALUES (${`p-${id}`}, ${id}, ${`a-${id}`}, ${part}, 'done', ${id}, ${at}::timestamptz, ${at}::timestamptz)`)
    await db.execute(sql`INSERT INTO order_audit (order_id, at, by, kind, from_state, to_state)
      VALUES (${id}, ${at}::timestamptz, 'system', 'status', 'new', 'pending')`)
    if (paid === 'cash')
      await db.execute(sql`INSERT INTO order_audit (order_id, at, by, kind, from_state, to_state)
        VALUES (${id}, ${at}::timestamptz, 'system', 'payment', 'new', 'confirmed')`)
    if (campaign)
      await db.execute(sql`INSERT INTO campaign_touches (touch, order_id, created_at, utm_campaign, utm_source, utm_id)
        VALUES ('first', ${id}, ${at}::timestamptz, ${campaign}, 'plakat', ${code}), ('last', ${id}, ${at}::timestamptz, 'ostatnia', 'radio', NULL)`)
  }
}

/** Copies the only reservation of the database. */
export function copyVisits(db: Db, visits: readonly MadeVisit[], from = 1): Promise<void> {
  return inTransaction(db, (tx) => insertVisits(tx, visits, from))
}

async function insertVisits(db: Db, visits: readonly MadeVisit[], from: number): Promise<void> {
  for (const [index, visit] of visits.entries()) {
    const { email, at, startsAt, campaign, state = 'finished', isCancelled = false, guests = 2 } = visit
    const id = 1_000_000 + from + index
    const change = {
      id,
      code: `campaigncopy${id}`,
      email,
      created_at: at,
      starts_at: startsAt,
      ends_at: new Date(Date.parse(startsAt) + 2 * 3_600_000).toISOString(),
      status: 'confirmed',
      visit_state: state,
      cancelled_at: isCancelled ? at : null,
      cancelled_by: isCancelled ? 'guest' : null,
      guests_number: guests,
    }
    await db.execute(sql`INSERT INTO reservations OVERRIDING SYSTEM VALUE
      SELECT (jsonb_populate_record(r, ${JSON.stringify(change)}::jsonb)).* FROM reservations r WHERE r.code !~ '^campaigncopy' LIMIT 1`)
    if (campaign)
      await db.execute(sql`INSERT INTO campaign_touches (touch, reservation_id, created_at, utm_campaign, utm_source)
        VALUES ('first', ${id}, ${at}::timestamptz, ${campaign}, 'plakat')`)
  }
}
