import type { JobMeter } from '@/lib/backend/telemetry/telemetry'
import { applyPlannedSteps } from '@/upstream/panel/orders/order-steps'
import { decideDue } from '@/upstream/payments/sandbox/decide'
import { deliverWebhooks, SIGNATURE_HEADER } from '@/upstream/payments/sandbox/sandbox-webhooks'
import type { PaymentDeps } from '../payments/payment-deps'
import { alertLate } from './orders/alert-late'
import { anonymizeOrders } from './orders/anonymize-orders'
import { expireDueOrders } from './orders/expire-due-orders'
import { expireUnpaidOrders } from './orders/expire-unpaid-orders'
import { pollAttempts } from './orders/poll-attempts'
import { refundAttempts } from './orders/refund-attempts'
import { refundParts } from './orders/refund-parts'
import { repeat } from './repeat'

const SANDBOX_MS = 1000
const PAYMENTS_MS = 5000
const ORDERS_MS = 10_000
const PLANNED_MS = 1000
const CLEANUP_MS = 3_600_000

/** Receives the sandbox provider's webhooks on the same route as those of real providers. */
interface WebhookReceiver {
  request(path: string, init: RequestInit): Response | Promise<Response>
}

/** Starts the timers of orders and payments; returns a function that stops them. Contract C1. */
export function runOrderJobs(
  deps: PaymentDeps,
  app: WebhookReceiver,
  secret: string,
  meter?: JobMeter,
): () => Promise<void> {
  const { db, now, log } = deps
  const stops = [
    repeat(SANDBOX_MS, () => runSandbox(deps, app, secret), log, meter?.('play-money')),
    repeat(
      PAYMENTS_MS,
      async () => {
        await pollAttempts(deps)
        await refundAttempts(deps)
        await refundParts(deps)
      },
      log,
      meter?.('payments'),
    ),
    repeat(
      ORDERS_MS,
      async () => {
        const unpaid = await expireUnpaidOrders(deps)
        const ranOut = await expireDueOrders(db, now(), log)
        if (unpaid + ranOut > 0) log.info({ unpaid, ranOut }, 'orders ran out of time')
        await alertLate(db, now(), log)
      },
      log,
      meter?.('orders'),
    ),
    repeat(PLANNED_MS, () => applyPlannedSteps(db, now(), log), log, meter?.('planned-steps')),
    repeat(CLEANUP_MS, () => anonymizeOrders(db, now(), log), log, meter?.('anonymize-orders')),
  ]
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}

/** Lets the sandbox bank decide open payments, and sends their webhooks. */
export async function runSandbox({ db, now }: PaymentDeps, app: WebhookReceiver, secret: string): Promise<void> {
  await decideDue(db, now())
  await deliverWebhooks(db, { now: now(), secret, send: (body, signature) => postWebhook(app, body, signature) })
}

async function postWebhook(app: WebhookReceiver, body: string, signature: string): Promise<boolean> {
  const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature }
  const { ok } = await app.request('/payments/builtin/notify', { method: 'POST', headers, body })
  return ok
}
