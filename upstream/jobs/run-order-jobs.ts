import { decideDue } from '../payments/builtin/decide'
import { deliverNotices, SIGNATURE_HEADER } from '../payments/builtin/notices'
import type { PaymentDeps } from '../payments/payment-deps'
import { alertLate } from './orders/alert-late'
import { askAttempts } from './orders/ask-attempts'
import { expireUnpaid } from './orders/expire-unpaid'
import { forgetOrders } from './orders/forget-orders'
import { refundAttempts } from './orders/refund-attempts'
import { runOut } from './orders/run-out'
import { repeat } from './repeat'

const BANK_MS = 1000
const MONEY_MS = 5000
const ORDERS_MS = 10_000
const FORGET_MS = 3_600_000

/** Where the built-in provider sends its notices: the same door that others knock at. */
export interface Notified {
  request(path: string, init: RequestInit): Response | Promise<Response>
}

/** Timers of orders and payments; answers a function that stops them. Contract C1. */
export function runOrderJobs(deps: PaymentDeps, app: Notified, secret: string): () => Promise<void> {
  const { db, now, log } = deps
  const stops = [
    repeat(BANK_MS, () => runBank(deps, app, secret), log),
    repeat(
      MONEY_MS,
      async () => {
        await askAttempts(deps)
        await refundAttempts(deps)
      },
      log,
    ),
    repeat(
      ORDERS_MS,
      async () => {
        const unpaid = await expireUnpaid(deps)
        const ranOut = await runOut(db, now())
        if (unpaid + ranOut > 0) log.info({ unpaid, ranOut }, 'orders ran out of time')
        await alertLate(db, now(), log)
      },
      log,
    ),
    repeat(FORGET_MS, () => forgetOrders(db, now()), log),
  ]
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}

/** The built-in bank decides, then tells us of it. */
export async function runBank({ db, now }: PaymentDeps, app: Notified, secret: string): Promise<void> {
  await decideDue(db, now())
  await deliverNotices(db, { now: now(), secret, send: (body, signature) => notify(app, body, signature) })
}

async function notify(app: Notified, body: string, signature: string): Promise<boolean> {
  const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature }
  const { ok } = await app.request('/payments/builtin/notify', { method: 'POST', headers, body })
  return ok
}
