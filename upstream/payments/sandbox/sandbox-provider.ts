import { randomBytes } from 'node:crypto'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type {
  AttemptReport,
  CreatedPayment,
  PaymentOrder,
  PaymentProvider,
  RefundReport,
} from '@/lib/domain/payment/provider'
import type { Db } from '@/upstream/db/database'
import { behaviourOfCode, decideAt } from './behaviour'
import { decideDue } from './decide'
import { type SandboxPayment, sandboxPayments, sandboxRefunds } from './sandbox-schema'
import { readWebhook, SIGNATURE_HEADER } from './sandbox-webhooks'

interface SandboxContext {
  db: Db
  now: () => Date
  /** Signs notices. */
  secret: string
  thinkSeconds: number
}

const STATES = { waiting: 'open', pending: 'pending', paid: 'paid', declined: 'failed', expired: 'expired' } as const
const REASONS: Partial<Record<SandboxPayment['state'], string>> = { declined: 'declined', expired: 'timeout' }

/**
 * A provider for a machine without keys, with its own books beside ours: a hosted page at `/pay/{token}`, BLIK by
 * code, a bank that takes time to decide, notices that come late, twice or never, refunds that take time.
 */
export function sandboxProvider(context: SandboxContext): PaymentProvider {
  return {
    name: 'builtin',
    takesBlikCode: true,
    create: (order) => create(context, order),
    find: async (attemptId) => ((await findPayment(context.db, attemptId)) ? attemptId : null),
    getStatus: async (providerId) => {
      await decideDue(context.db, context.now())
      return loadReport(context.db, providerId)
    },
    expire: (providerId) => expire(context, providerId),
    refund: (request) => refund(context, request),
    getRefund: async (_, refundId) => {
      await decideDue(context.db, context.now())
      return loadRefundReport(context.db, refundId)
    },
    parseWebhook: (webhook) => parseWebhook(context, webhook),
  }
}

async function create({ db, now, thinkSeconds }: SandboxContext, order: PaymentOrder): Promise<CreatedPayment> {
  const isCode = order.blikCode !== undefined
  const behaviour = order.blikCode === undefined ? 'approve' : behaviourOfCode(order.blikCode)
  if (!behaviour) return { ok: false, code: 'blik_code_invalid' }
  const row = {
    token: randomBytes(18).toString('base64url'),
    reference: order.attemptId,
    method: order.method,
    amountGrosze: order.amountGrosze,
    title: order.description,
    returnUrl: order.returnUrl,
    state: isCode ? ('pending' as const) : ('waiting' as const),
    behaviour,
    decideAt: isCode ? decideAt(behaviour, now(), thinkSeconds) : null,
    expiresAt: order.expiresAt,
    createdAt: now(),
  }
  await db.insert(sandboxPayments).values(row).onConflictDoNothing({ target: sandboxPayments.reference })
  const made = await findPayment(db, order.attemptId)
  if (!made) throw new Error('a built-in payment vanished')
  const next = isCode ? ({ kind: 'waiting' } as const) : ({ kind: 'redirect', url: `/pay/${made.token}` } as const)
  return { ok: true, providerId: made.reference, state: STATES[made.state], next }
}

// A late payment may still be paid after this; no other can.
async function expire({ db, now }: SandboxContext, providerId: string): Promise<AttemptReport> {
  await decideDue(db, now())
  const { reference, state, behaviour } = sandboxPayments
  const open = and(eq(reference, providerId), inArray(state, ['waiting', 'pending']), ne(behaviour, 'late'))
  await db.update(sandboxPayments).set({ state: 'expired' }).where(open)
  return loadReport(db, providerId)
}

async function refund(
  { db, now, thinkSeconds }: SandboxContext,
  { refundId, providerId, amountGrosze }: Parameters<PaymentProvider['refund']>[0],
): Promise<RefundReport> {
  const payment = await findPayment(db, providerId)
  if (payment?.state !== 'paid') throw new Error('nothing to refund')
  const others = await db
    .select({ sum: sql<number>`coalesce(sum(${sandboxRefunds.amountGrosze}), 0)`.mapWith(Number) })
    .from(sandboxRefunds)
    .where(
      and(eq(sandboxRefunds.token, payment.token), ne(sandboxRefunds.id, refundId), ne(sandboxRefunds.state, 'failed')),
    )
  if (amountGrosze + (others[0]?.sum ?? 0) > payment.amountGrosze) throw new Error('more than was paid')
  const row = {
    id: refundId,
    reference: refundId,
    token: payment.token,
    amountGrosze,
    state: 'pending' as const,
    decideAt: new Date(now().getTime() + thinkSeconds * 1000),
  }
  await db.insert(sandboxRefunds).values(row).onConflictDoNothing()
  return loadRefundReport(db, refundId)
}

function parseWebhook(
  { secret }: SandboxContext,
  { rawBody, headers }: Parameters<PaymentProvider['parseWebhook']>[0],
): ReturnType<PaymentProvider['parseWebhook']> {
  try {
    const event = readWebhook(rawBody, headers.get(SIGNATURE_HEADER), secret)
    if (!event) return { ok: false, code: 'bad_signature' }
    return { ok: true, event: { eventId: event.event_id, about: { kind: event.kind, providerId: event.payment } } }
  } catch {
    return { ok: false, code: 'malformed' }
  }
}

async function loadReport(db: Db, providerId: string): Promise<AttemptReport> {
  const payment = await findPayment(db, providerId)
  if (!payment) throw new Error('no such built-in payment')
  const { state, amountGrosze, reference } = payment
  const reason = REASONS[state] ?? null
  return { providerId, attemptId: reference, state: STATES[state], amountGrosze, rawStatus: state, reason }
}

async function loadRefundReport(db: Db, refundId: string): Promise<RefundReport> {
  const [found] = await db.select().from(sandboxRefunds).where(eq(sandboxRefunds.reference, refundId))
  if (!found) throw new Error('no such built-in refund')
  return { providerRefundId: found.id, state: found.state, amountGrosze: found.amountGrosze, rawStatus: found.state }
}

async function findPayment(db: Db, reference: string): Promise<SandboxPayment | null> {
  const [found] = await db.select().from(sandboxPayments).where(eq(sandboxPayments.reference, reference))
  return found ?? null
}
