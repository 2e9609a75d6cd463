import { and, eq, inArray, lte } from 'drizzle-orm'
import { type Db, inTransaction } from '@/upstream/db/database'
import type { Behaviour } from './behaviour'
import { type SandboxPayment, sandboxPayments, sandboxRefunds } from './sandbox-schema'
import { queueWebhook } from './sandbox-webhooks'

const BATCH_SIZE = 100

/**
 * Applies the bank's decisions that are due at `now`: payments approved, declined, expired; refunds done or refused.
 */
export async function decideDue(db: Db, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    await decidePayments(tx, now)
    await expirePayments(tx, now)
    await decideRefunds(tx, now)
  })
}

/** The bank's decision on one undecided payment; a second decision changes nothing. */
export async function decide(
  tx: Db,
  { token, reference }: SandboxPayment,
  { state, behaviour }: { state: 'paid' | 'declined'; behaviour: Behaviour },
  now: Date,
): Promise<void> {
  const open = and(eq(sandboxPayments.token, token), inArray(sandboxPayments.state, ['waiting', 'pending']))
  const changed = await tx
    .update(sandboxPayments)
    .set({ state, behaviour, paidAt: state === 'paid' ? now : null, decideAt: null })
    .where(open)
    .returning({ token: sandboxPayments.token })
  if (changed.length > 0) await queueWebhook(tx, { kind: 'payment', payment: reference, state, behaviour }, now)
}

async function decidePayments(tx: Db, now: Date): Promise<void> {
  const due = and(eq(sandboxPayments.state, 'pending'), lte(sandboxPayments.decideAt, now))
  const payments = await tx
    .select()
    .from(sandboxPayments)
    .where(due)
    .limit(BATCH_SIZE)
    .for('update', { skipLocked: true })
  for (const payment of payments) {
    const { behaviour } = payment
    await decide(tx, payment, { state: behaviour === 'decline' ? 'declined' : 'paid', behaviour }, now)
  }
}

// A late payment may still be paid; undecided and silent ones expire.
async function expirePayments(tx: Db, now: Date): Promise<void> {
  const { state, expiresAt, behaviour } = sandboxPayments
  await tx
    .update(sandboxPayments)
    .set({ state: 'expired' })
    .where(and(eq(state, 'waiting'), lte(expiresAt, now)))
  const silent = and(eq(state, 'pending'), eq(behaviour, 'silent'), lte(expiresAt, now))
  await tx.update(sandboxPayments).set({ state: 'expired' }).where(silent)
}

async function decideRefunds(tx: Db, now: Date): Promise<void> {
  const due = and(eq(sandboxRefunds.state, 'pending'), lte(sandboxRefunds.decideAt, now))
  const refunds = await tx
    .select({ refund: sandboxRefunds, payment: sandboxPayments })
    .from(sandboxRefunds)
    .innerJoin(sandboxPayments, eq(sandboxPayments.token, sandboxRefunds.token))
    .where(due)
    .limit(BATCH_SIZE)
    .for('update', { of: sandboxRefunds, skipLocked: true })
  for (const { refund, payment } of refunds) {
    const state = await refundStateOf(tx, payment)
    await tx.update(sandboxRefunds).set({ state }).where(eq(sandboxRefunds.id, refund.id))
    const { reference, behaviour } = payment
    await queueWebhook(tx, { kind: 'refund', payment: reference, state, behaviour }, now)
  }
}

// The first refund is refused; a second request for the same payment succeeds.
async function refundStateOf(tx: Db, { token, behaviour }: SandboxPayment): Promise<'failed' | 'done'> {
  if (behaviour !== 'refund_fails') return 'done'
  const wasRefused = and(eq(sandboxRefunds.token, token), eq(sandboxRefunds.state, 'failed'))
  const refused = await tx.select({ id: sandboxRefunds.id }).from(sandboxRefunds).where(wasRefused)
  return refused.length === 0 ? 'failed' : 'done'
}
