/** @jest-environment ./tests/support/outside-environment.mjs */
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { tenantConfigSchema } from '@/lib/domain/tenant/schema'
import { createPaymentProviders } from '@/upstream/payments/create-payment-providers'
import { orderRequest } from '../support/order-fixture'
import { paymentSettings } from '../support/payment-settings'
import { LODKA } from '../support/seed-fixture'
import { FRIDAY_NOON, type Kit, openKit, openTestPostgres, PAYMENT_SECRET, parseAs } from '../support/upstream-kit'

const ONLINE = ['blik', 'card_online', 'transfer', 'apple_pay', 'google_pay']

/** An upstream started with these providers. */
async function kitWith(settings: Record<string, string>): Promise<Kit> {
  const kit = await openKit(openTestPostgres)
  const backing = { db: kit.database.db, now: () => FRIDAY_NOON, secret: PAYMENT_SECRET }
  kit.deps.paymentProviders = createPaymentProviders(paymentSettings(settings), backing)
  const { createApp } = await import('@/upstream/app')
  kit.app = createApp(kit.deps)
  return kit
}

const configOf = async (kit: Kit, tenant = 'lubje') =>
  parseAs(tenantConfigSchema, (await ask(kit, 'POST', `/tenants/${tenant}/config`)).body)
const ask = async ({ app }: Kit, method: string, path: string, body?: unknown, tenant = 'lubje') => {
  const headers = { 'content-type': 'application/json', 'x-tenant': tenant }
  const answer = await app.request(path, {
    method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  return { status: answer.status, body: await answer.json() }
}

describe('A6 without a provider', () => {
  let kit: Kit
  beforeAll(async () => {
    kit = await kitWith({ PAYMENT_PROVIDER: 'none' })
  })
  afterAll(() => kit.close())

  it('no online method is offered: neither by the tenant nor by a restaurant', async () => {
    const config = await configOf(kit)
    expect(config.allowed_payment_option_keys.filter((method) => ONLINE.includes(method))).toEqual([])
    expect(config.allowed_payment_option_keys).toContain('cash')
    expect(config.test_payment_option_keys).toEqual([])
    const { body: one } = await ask(kit, 'GET', `/restaurants/${LODKA}`)
    const { body: list } = await ask(kit, 'GET', '/restaurants?product=orders')
    const offered = [one, ...list.items].flatMap(({ ordering }) => ordering?.payment_methods ?? [])
    expect(offered.length).toBeGreaterThan(0)
    expect(offered.filter((method: string) => ONLINE.includes(method))).toEqual([])
  })

  it.each(ONLINE)('an order by %s is refused, whatever a header says', async (method) => {
    const order = orderRequest({ payment_method: method as 'blik' })
    const { status, body } = await ask(kit, 'POST', '/orders', order)
    expect([status, body.error.code]).toEqual([422, 'payment_not_offered'])
  })

  it('a cash order is accepted, and cannot be paid through the sandbox', async () => {
    const { status, body } = await ask(kit, 'POST', '/orders', orderRequest({ payment_method: 'cash' }))
    expect(status).toBe(201)
    const paid = await ask(kit, 'POST', `/orders/${body.id}/payments`, { payment_method: 'blik', blik_code: '777123' })
    expect([paid.status, paid.body.error.code]).toEqual([422, 'payment_not_offered'])
    expect((await ask(kit, 'GET', '/pay/any')).body.error.code).toBe('not_found')
  })

  it('a sandbox page that was open before the restart accepts no payment', async () => {
    await kit.database.db.execute(`INSERT INTO sandbox_payments
      (token, reference, method, amount_grosze, title, return_url, state, behaviour, expires_at, created_at) VALUES
      ('opened', 'ref', 'transfer', 100, 'x', '/', 'waiting', 'approve', '2026-11-27T12:10:00+01:00', now())`)
    expect((await kit.app.request('/pay/opened')).status).toBe(404)
    const form = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' } }
    expect((await kit.app.request('/pay/opened', { ...form, body: 'choice=approve' })).status).toBe(404)
  })
})

it('A6 the answers that list methods mark sandbox payments, per tenant and slot', async () => {
  const kit = await kitWith({ PAYMENT_PROVIDER: 'builtin,lesznoje:none', CARD_PROVIDER: 'none' })
  const lubje = await configOf(kit)
  expect(lubje.allowed_payment_option_keys).toEqual(expect.arrayContaining(['blik', 'transfer', 'cash']))
  expect(lubje.allowed_payment_option_keys).not.toContain('google_pay')
  expect(lubje.test_payment_option_keys!.sort()).toEqual(['blik', 'card_online', 'transfer'])
  expect((await configOf(kit, 'lesznoje')).allowed_payment_option_keys).toEqual(['cash'])
  await kit.close()
})

it('A6 L012 a tenant with online methods only then offers none, and never its fallback', async () => {
  const kit = await kitWith({ PAYMENT_PROVIDER: 'none' })
  await kit.database.db.execute(
    `UPDATE tenants SET config = jsonb_set(config, '{allowed_payment_option_keys}', '["blik"]')`,
  )
  expect((await configOf(kit)).allowed_payment_option_keys).toEqual(['paid'])
  await kit.close()
})

describe('with a provider for each slot', () => {
  const PAYU = 'https://secure.snd.payu.com'
  const STRIPE = 'https://api.stripe.com'
  let kit: Kit
  let requests: string[] = []
  let payments = 0
  const server = setupServer(
    http.post(`${PAYU}/pl/standard/user/oauth/authorize`, () =>
      HttpResponse.json({ access_token: 'token', token_type: 'bearer', expires_in: 3600 }),
    ),
    http.post(`${PAYU}/api/v2_1/orders`, () => {
      requests.push('payu')
      const answer = { status: { statusCode: 'SUCCESS' }, orderId: `ORD${++payments}`, redirectUri: `${PAYU}/pay/1` }
      return HttpResponse.json(answer, { status: 302 })
    }),
    http.post(`${STRIPE}/v1/checkout/sessions`, () => {
      requests.push('stripe')
      return HttpResponse.json({
        id: `cs_${++payments}`,
        object: 'checkout.session',
        url: 'https://checkout.stripe.com/c/pay/1',
        status: 'open',
        payment_status: 'unpaid',
        amount_total: 5050,
        currency: 'pln',
        metadata: {},
        payment_intent: null,
      })
    }),
  )
  beforeAll(async () => {
    server.listen({ onUnhandledRequest: 'error' })
    kit = await kitWith({
      PAYMENT_PROVIDER: 'payu',
      CARD_PROVIDER: 'stripe',
      STRIPE_SECRET_KEY: 'sk_test_123',
      STRIPE_WEBHOOK_SECRET: 'whsec_test_secret',
      PAYU_POS_ID: '300746',
      PAYU_CLIENT_ID: '300746',
      PAYU_CLIENT_SECRET: 'client-secret',
      PAYU_SECOND_KEY: 'second-key',
    })
  })
  afterAll(async () => {
    server.close()
    await kit.close()
  })

  it.each([
    ['L297', 'card_online', 'payu', PAYU],
    ['L297', 'blik', 'payu', PAYU],
    ['L297', 'transfer', 'payu', PAYU],
    ['L298', 'apple_pay', 'stripe', 'https://checkout.stripe.com'],
    ['L298', 'google_pay', 'stripe', 'https://checkout.stripe.com'],
  ])('%s an order by %s calls %s alone, and redirects to %s', async (_, method, provider, page) => {
    requests = []
    const { status, body } = await ask(kit, 'POST', '/orders', orderRequest({ payment_method: method as 'blik' }))
    expect([status, requests]).toEqual([201, [provider]])
    expect(new URL(body.payment.next.url).origin).toBe(page)
  })
})
