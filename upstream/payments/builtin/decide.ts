import { and, eq, inArray, lte } from 'drizzle-orm'
import type { Db } from '../../db/database'
import type { Behaviour } from './behaviour'
import { type BuiltinPayment, builtinPayments, builtinRefunds } from './books'
import { queueNotice } from './notices'

const AT_ONCE = 100

/** What the bank has come to by `now`: payments approved, declined, run out; refunds done or refused. */
export async function decideDue(db: Db, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await decidePayments(tx as Db, now)
    await expirePayments(tx as Db, now)
    await decideRefunds(tx as Db, now)
  })
}

/** The bank's word on one payment that nobody has decided yet; a second word changes nothing. */
export async function decide(
  tx: Db,
  { token, reference }: BuiltinPayment,
  { state, behaviour }: { state: 'paid' | 'declined'; behaviour: Behaviour },
  now: Date,
): Promise<void> {
  const open = and(eq(builtinPayments.token, token), inArray(builtinPayments.state, ['waiting', 'pending']))
  const changed = await tx
    .update(builtinPayments)
    .set({ state, behaviour, paidAt: state === 'paid' ? now : null, decideAt: null })
    .where(open)
    .returning({ token: builtinPayments.token })
  if (changed.length > 0) await queueNotice(tx, { kind: 'payment', payment: reference, state, behaviour }, now)
}

async function decidePayments(tx: Db, now: Date): Promise<void> {
  const due = and(eq(builtinPayments.state, 'pending'), lte(builtinPayments.decideAt, now))
  const payments = await tx.select().from(builtinPayments).where(due).limit(AT_ONCE).for('update', { skipLocked: true })
  for (const payment of payments) {
    const { behaviour } = payment
    await decide(tx, payment, { state: behaviour === 'decline' ? 'declined' : 'paid', behaviour }, now)
  }
}

// One that the bank is late with may still be paid; everything else that nobody answered is over.
async function expirePayments(tx: Db, now: Date): Promise<void> {
  const { state, expiresAt, behaviour } = builtinPayments
  await tx
    .update(builtinPayments)
    .set({ state: 'expired' })
    .where(and(eq(state, 'waiting'), lte(expiresAt, now)))
  const silent = and(eq(state, 'pending'), eq(behaviour, 'silent'), lte(expiresAt, now))
  await tx.update(builtinPayments).set({ state: 'expired' }).where(silent)
}

async function decideRefunds(tx: Db, now: Date): Promise<void> {
  const due = and(eq(builtinRefunds.state, 'pending'), lte(builtinRefunds.decideAt, now))
  const refunds = await tx
    .select({ refund: builtinRefunds, payment: builtinPayments })
    .from(builtinRefunds)
    .innerJoin(builtinPayments, eq(builtinPayments.token, builtinRefunds.token))
    .where(due)
    .limit(AT_ONCE)
    .for('update', { of: builtinRefunds, skipLocked: true })
  for (const { refund, payment } of refunds) {
    const state = await refundStateOf(tx, payment)
    await tx.update(builtinRefunds).set({ state }).where(eq(builtinRefunds.id, refund.id))
    const { reference, behaviour } = payment
    await queueNotice(tx, { kind: 'refund', payment: reference, state, behaviour }, now)
  }
}

// Refused once; who asks again for the same payment gets the money.
async function refundStateOf(tx: Db, { token, behaviour }: BuiltinPayment): Promise<'failed' | 'done'> {
  if (behaviour !== 'refund_fails') return 'done'
  const wasRefused = and(eq(builtinRefunds.token, token), eq(builtinRefunds.state, 'failed'))
  const refused = await tx.select({ id: builtinRefunds.id }).from(builtinRefunds).where(wasRefused)
  return refused.length === 0 ? 'failed' : 'done'
}
