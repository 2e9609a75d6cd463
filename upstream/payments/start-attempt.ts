import { eq } from 'drizzle-orm'
import {
  type CreatedPayment,
  PAYMENT_REFUSALS,
  type PaymentOrder,
  type PaymentRefusal,
} from '@/lib/domain/payment/provider'
import { paymentTitle } from '@/messages/content/sandbox-words'
import { applyPaymentEvent, saveAttempt } from '@/upstream/orders/apply-payment-event'
import { lockOrder } from '@/upstream/orders/find-order'
import { type Db, inTransaction } from '../db/database'
import { type AttemptRow, type OrderRow, orders, paymentAttempts } from '../db/order-schema'
import { applyPaymentReport } from './apply-payment-report'
import type { PaymentDeps } from './payment-deps'
import { withTimeout } from './with-timeout'

/** Result of a start; `unavailable` = the provider could not be reached in time, so the result is unknown. */
type StartResult = 'started' | 'unavailable' | PaymentRefusal

interface StartOptions {
  /** Passed on, and never stored. */
  blikCode?: string
  /** Time limit of the start; a later answer of the provider is stored all the same. */
  waitMs: number
}

/** Creates a stored attempt at its provider. May be repeated: the attempt's id is the key of every call. */
export async function startAttempt(deps: PaymentDeps, attemptId: string, start: StartOptions): Promise<StartResult> {
  const found = await attemptWithOrder(deps.db, attemptId)
  if (!found) return 'unavailable'
  const { status, reason } = found.attempt
  if (status !== 'created') return status === 'failed' ? refusalOf(reason) : 'started'
  return withTimeout(start.waitMs, createAtProvider(deps, found, start.blikCode), 'unavailable')
}

async function createAtProvider(
  deps: PaymentDeps,
  { attempt, order }: { attempt: AttemptRow; order: OrderRow },
  blikCode?: string,
): Promise<StartResult> {
  const provider = deps.paymentProviders.byName(attempt.provider)
  if (!provider) return 'unavailable'
  try {
    const created = await provider.create(paymentOrder(deps, attempt, order, blikCode))
    if (!created.ok) deps.log.warn({ provider: provider.name, reason: created.code }, 'a payment was refused')
    return await saveCreated(deps, attempt, created)
  } catch (error) {
    deps.log.warn({ provider: attempt.provider, reason: errorNameOf(error) }, 'a payment could not be started')
    return 'unavailable'
  }
}

function refusalOf(reason: string | null): PaymentRefusal {
  return PAYMENT_REFUSALS.find((code) => code === reason) ?? 'declined'
}

async function saveCreated(
  { db, now, log }: PaymentDeps,
  { id, orderId, amountGrosze }: AttemptRow,
  created: CreatedPayment,
) {
  return inTransaction(db, async (tx): Promise<StartResult> => {
    const at = now()
    const locked = await lockOrder(tx, orderId, null)
    if (!locked) return 'unavailable'
    if (!created.ok) {
      const failed = await saveAttempt(tx, locked, id, { status: 'failed', reason: created.code, pollAt: null })
      const started = await applyPaymentEvent(tx, failed, { event: 'started', attempt: id }, { by: 'diner', now: at })
      await applyPaymentEvent(
        tx,
        started,
        { event: 'failed', attempt: id },
        { by: 'payment', now: at, reason: created.code },
      )
      return created.code
    }
    const { providerId, state, next } = created
    const redirectUrl = next.kind === 'redirect' ? next.url : null
    const known = await saveAttempt(tx, locked, id, { paymentId: providerId, redirectUrl })
    const report = { state, amountGrosze, rawStatus: 'created', reason: null }
    await applyPaymentReport(tx, known, id, report, { now: at, log })
    return state === 'failed' ? 'declined' : 'started'
  })
}

function paymentOrder(
  { paymentProviders }: PaymentDeps,
  attempt: AttemptRow,
  order: OrderRow,
  blikCode?: string,
): PaymentOrder {
  return {
    attemptId: attempt.id,
    orderId: order.id,
    orderNumber: String(order.number),
    method: attempt.method as PaymentOrder['method'],
    amountGrosze: attempt.amountGrosze,
    description: paymentTitle(order.number),
    customer: {
      email: order.email,
      firstname: order.customerFirstname,
      lastname: order.customerLastname,
      ip: order.client ?? '127.0.0.1',
    },
    ...(blikCode !== undefined && { blikCode }),
    returnUrl: paymentProviders.returnUrl(order.tenant, order.id, attempt.provider),
    notifyUrl: paymentProviders.notifyUrl(order.tenant, attempt.provider),
    expiresAt: attempt.expiresAt,
  }
}

async function attemptWithOrder(db: Db, attemptId: string) {
  const [found] = await db
    .select({ attempt: paymentAttempts, order: orders })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .where(eq(paymentAttempts.id, attemptId))
  return found ?? null
}

/** A provider's message may quote the request: only the class of the error is logged. */
export function errorNameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown'
}
