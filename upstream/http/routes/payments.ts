import { createRoute, z } from '@hono/zod-openapi'
import { orderCalls } from '@/lib/domain/ordering/order/order-calls'
import { PAYMENT_INPUT_TEXTS } from '@/messages/content/refusals'
import { refused } from '@/upstream/db/outcome'
import { forgetAttemptAnswer } from '@/upstream/db/stored-answer'
import { hasStoredAnswer, idempotentWrite } from '@/upstream/http/idempotent-write'
import { serve } from '@/upstream/http/serve'
import { lockOrder } from '@/upstream/orders/find-order'
import { expireOtherAttempts } from '@/upstream/payments/expire-other-attempts'
import { handleWebhook } from '@/upstream/payments/handle-webhook'
import { payOrder } from '../../payments/pay-order'
import { startAttempt } from '../../payments/start-attempt'
import { busy } from '../conflict-answers'
import type { Deps, Upstream } from '../deps'
import { problem } from '../problem'
import { loadOrderView } from '../write-order'
import { writeRefusals } from './responses'

const notify = createRoute({
  method: 'post',
  path: '/payments/{provider}/notify',
  summary: 'Notices of payment providers; the raw body is signed',
  request: { params: z.object({ provider: z.string().max(20) }) },
  responses: {
    200: { description: 'Taken, perhaps not for the first time' },
    401: { description: 'Forged' },
    ...writeRefusals,
  },
})

/** Contract C1, C3; ledger L168–L180, L297, L298. */
export function paymentRoutes(app: Upstream, deps: Deps): void {
  serve(app, orderCalls.pay, async ({ c, params, body: request }) => {
    const { tenant } = c.var
    const tenantConfig = c.var.offeredConfig()
    const id = params.id.toUpperCase()
    const found = await lockOrder(deps.db, id, tenant)
    if (!found) throw problem(404, 'unknown_order')
    // The BLIK code is left out of the stored and hashed body.
    const body = { payment_method: request.payment_method }
    const isRepeat = await hasStoredAnswer(c, deps.db, body)
    if (found.order.status === 'new' && !isRepeat) await expireOtherAttempts(deps, found, request)

    const answer = { status: 200 as const, body, onConflict: busy }
    const { attempt } = await idempotentWrite(c, deps, answer, async (tx, now) => {
      const locked = await lockOrder(tx, id, tenant)
      return locked
        ? payOrder(tx, locked, request, { paymentProviders: deps.paymentProviders, tenantConfig, now })
        : refused(404, 'unknown_order')
    })
    const started = await startAttempt(deps, attempt, {
      blikCode: request.blik_code,
      waitMs: deps.providerWaitMs.payment,
    })
    if (started === 'started') return loadOrderView(deps.db, id, deps.now())
    // A refusal is not stored: the next code may be sent with the same key.
    await forgetAttemptAnswer(deps.db, attempt)
    if (started === 'unavailable') throw problem(503, 'payment_unavailable', { retryAfterSeconds: 5 })
    const message = PAYMENT_INPUT_TEXTS[started]
    if (message) throw problem(422, 'payment_refused', { message })
    throw problem(409, 'payment_declined', request.blik_code ? { fields: { blik_code: 'invalid' } } : {})
  })
  app.openapi(notify, async (c) => {
    const provider = deps.paymentProviders.byName(c.req.valid('param').provider)
    if (!provider) throw problem(404, 'not_found')
    const parsed = provider.parseWebhook({ rawBody: await c.req.text(), headers: c.req.raw.headers })
    if (!parsed.ok) {
      deps.log.warn({ provider: provider.name, reason: parsed.code }, 'a notice was refused')
      throw parsed.code === 'bad_signature' ? problem(401, 'unauthorized') : problem(400, 'malformed_json')
    }
    if (parsed.event) await handleWebhook(deps, provider, parsed.event)
    return c.body(null, 200)
  })
}
