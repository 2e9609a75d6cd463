import { BEHAVIOURS, type Behaviour } from '@/upstream/payments/sandbox/behaviour'
import { findByToken, payOnPage } from '@/upstream/payments/sandbox/pay-on-page'
import { payPage } from '@/upstream/payments/sandbox/pay-page'
import type { Deps, Upstream } from '../deps'
import { problem } from '../problem'

const HEADERS = {
  'content-security-policy':
    "default-src 'none'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

/** The sandbox provider's payment page, which the web server shows under the tenant's own host. */
export function payPageRoutes(app: Upstream, { db, now, paymentProviders }: Deps): void {
  // Without a slot for the sandbox, payments that began before cannot be paid with play money either.
  app.use('/pay/*', async (_, next) => {
    if (!paymentProviders.offersSandbox) throw problem(404, 'not_found')
    await next()
  })
  app.get('/pay/:token', async (c) => {
    const payment = await findByToken(db, c.req.param('token'), now())
    if (!payment) throw problem(404, 'not_found')
    return c.html(payPage(payment), 200, HEADERS)
  })
  app.post('/pay/:token', async (c) => {
    const payment = await findByToken(db, c.req.param('token'), now())
    if (!payment) throw problem(404, 'not_found')
    const { choice } = await c.req.parseBody()
    if (!isBehaviour(choice)) throw problem(422, 'invalid_query', { fields: { choice: 'invalid' } })
    await payOnPage(db, payment.token, choice, now())
    return c.body(null, 303, { ...HEADERS, location: payment.returnUrl })
  })
}

function isBehaviour(choice: unknown): choice is Behaviour {
  return BEHAVIOURS.some((known) => known === choice)
}
