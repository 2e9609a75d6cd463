import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import Stripe from 'stripe'
import { aPayment } from '@/tests/support/a-payment'
import { stripeProvider } from './stripe-provider'

const API = 'https://api.stripe.com/v1'
const SECRET = 'whsec_test_secret'
const server = setupServer()
let seen: { call: string; form: Record<string, string>; key: string | null }[] = []

const provider = stripeProvider({ secretKey: 'sk_test_123', webhookSecret: SECRET })

function stripe(answers: Record<string, (form: Record<string, string>) => Response>) {
  server.use(
    http.all(`${API}/*`, async ({ request }) => {
      const call = `${request.method} ${new URL(request.url).pathname.replace('/v1', '')}`
      const form = Object.fromEntries(new URLSearchParams(await request.text()))
      seen.push({ call, form, key: request.headers.get('idempotency-key') })
      const answer = answers[call]
      return answer ? answer(form) : problem(404, 'invalid_request_error', 'resource_missing')
    }),
  )
}

function problem(status: number, type: string, code: string, more = {}): Response {
  return HttpResponse.json({ error: { type, code, message: 'No.', ...more } }, { status })
}
const session = (own = {}) =>
  HttpResponse.json({
    id: 'cs_test_a1',
    object: 'checkout.session',
    url: 'https://checkout.stripe.com/c/pay/cs_test_a1',
    status: 'open',
    payment_status: 'unpaid',
    amount_total: 5050,
    currency: 'pln',
    metadata: { attempt: 'ATTEMPT234567ABC' },
    payment_intent: null,
    ...own,
  })
const intent = (own = {}) =>
  HttpResponse.json({
    id: 'pi_3abc',
    object: 'payment_intent',
    status: 'requires_payment_method',
    amount: 5050,
    currency: 'pln',
    metadata: { attempt: 'ATTEMPT234567ABC' },
    last_payment_error: null,
    ...own,
  })
const refund = (status: string) => () =>
  HttpResponse.json({ id: 're_1', object: 'refund', amount: 5050, currency: 'pln', status, payment_intent: 'pi_3abc' })

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => {
  seen = []
})
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

describe('hosted checkout', () => {
  it.each([
    ['card_online', 'card'],
    ['apple_pay', 'card'],
    ['google_pay', 'card'],
    ['transfer', 'p24'],
  ] as const)('L297, L298 %s is paid by %s on their page', async (method, type) => {
    stripe({ 'POST /checkout/sessions': () => session() })
    expect(await provider.create(aPayment({ method }))).toEqual({
      ok: true,
      providerId: 'cs_test_a1',
      state: 'open',
      next: { kind: 'redirect', url: 'https://checkout.stripe.com/c/pay/cs_test_a1' },
    })
    const [{ form, key }] = seen as [(typeof seen)[number]]
    expect(key).toBe('ATTEMPT234567ABC')
    expect(form).toMatchObject({
      mode: 'payment',
      'allowed_payment_method_types[0]': type,
      'line_items[0][price_data][currency]': 'pln',
      'line_items[0][price_data][unit_amount]': '5050',
      'metadata[attempt]': 'ATTEMPT234567ABC',
      'payment_intent_data[metadata][attempt]': 'ATTEMPT234567ABC',
    })
  })

  it('L176–L180 the state of a session follows its two words', async () => {
    stripe({ 'GET /checkout/sessions/cs_test_a1': () => session({ status: 'complete', payment_status: 'unpaid' }) })
    const report = await provider.getStatus('cs_test_a1')
    expect(report).toMatchObject({ state: 'pending', amountGrosze: 5050, attemptId: 'ATTEMPT234567ABC' })
  })

  it.each([
    ['a sum below their least', 400, 'invalid_request_error', 'amount_too_small', {}, 'amount_refused'],
    ['an e-mail address that they do not take', 400, 'invalid_request_error', 'email_invalid', {}, 'email_refused'],
    ['the same by its field', 400, 'invalid_request_error', 'x', { param: 'customer_email' }, 'email_refused'],
    [
      'a method that the account has not',
      400,
      'invalid_request_error',
      'x',
      { param: 'payment_method_types[0]' },
      'method_unavailable',
    ],
    ['anything else that they do not take', 400, 'invalid_request_error', 'parameter_invalid_empty', {}, 'refused'],
  ])('C2 %s is refused, no outage', async (_, status, type, code, more, refusal) => {
    stripe({ 'POST /checkout/sessions': () => problem(status, type, code, more) })
    expect(await provider.create(aPayment())).toEqual({ ok: false, code: refusal })
  })

  it.each([
    ['a key that is wrong', 401, 'invalid_request_error'],
    ['their own trouble', 500, 'api_error'],
    ['too many calls', 429, 'invalid_request_error'],
  ])('C2 %s is an outage', async (_, status, type) => {
    stripe({ 'POST /checkout/sessions': () => problem(status, type, 'x') })
    await expect(provider.create(aPayment())).rejects.toThrow()
  })

  it('a session is expired; a paid one is reported as paid', async () => {
    stripe({ 'POST /checkout/sessions/cs_test_a1/expire': () => session({ status: 'expired' }) })
    expect((await provider.expire('cs_test_a1')).state).toBe('expired')
    stripe({
      'POST /checkout/sessions/cs_test_a1/expire': () => problem(400, 'invalid_request_error', 'resource_invalid'),
      'GET /checkout/sessions/cs_test_a1': () => session({ status: 'complete', payment_status: 'paid' }),
    })
    expect((await provider.expire('cs_test_a1')).state).toBe('paid')
  })
})

describe('BLIK', () => {
  const blik = aPayment({ method: 'blik', blikCode: '777123' })

  it('an intent under the attempt’s id, then the code', async () => {
    stripe({
      'POST /payment_intents': () => intent(),
      'POST /payment_intents/pi_3abc/confirm': () => intent({ status: 'requires_action' }),
    })
    const made = await provider.create(blik)
    expect(made).toEqual({ ok: true, providerId: 'pi_3abc', state: 'pending', next: { kind: 'waiting' } })
    expect(seen.map(({ call, key }) => [call, key])).toEqual([
      ['POST /payment_intents', 'ATTEMPT234567ABC'],
      ['POST /payment_intents/pi_3abc/confirm', 'ATTEMPT234567ABC-confirm'],
    ])
    expect(seen[0]!.form).toMatchObject({ 'allowed_payment_method_types[0]': 'blik', currency: 'pln' })
    expect(seen[1]!.form).toMatchObject({ 'payment_method_options[blik][code]': '777123' })
  })

  it.each([
    [
      'a code that is wrong',
      400,
      'invalid_request_error',
      { param: 'payment_method_options[blik][code]' },
      'blik_code_invalid',
    ],
    ['a bank that declines', 402, 'card_error', { decline_code: 'generic_decline' }, 'declined'],
  ])('%s', async (_, status, type, more, code) => {
    stripe({
      'POST /payment_intents': () => intent(),
      'POST /payment_intents/pi_3abc/confirm': () => problem(status, type, 'payment_method_provider_decline', more),
    })
    expect(await provider.create(blik)).toEqual({ ok: false, code })
  })

  it('C2 a sum that they do not take is refused; an intent that is under way already is not', async () => {
    stripe({ 'POST /payment_intents': () => problem(400, 'invalid_request_error', 'amount_too_small') })
    expect(await provider.create(blik)).toEqual({ ok: false, code: 'amount_refused' })
    stripe({
      'POST /payment_intents': () => intent(),
      'POST /payment_intents/pi_3abc/confirm': () =>
        problem(400, 'invalid_request_error', 'payment_intent_unexpected_state'),
    })
    await expect(provider.create(blik)).rejects.toThrow()
  })

  it.each([
    ['requires_payment_method', null, 'open', null],
    [
      'requires_payment_method',
      { code: 'payment_intent_payment_attempt_expired' },
      'failed',
      'payment_intent_payment_attempt_expired',
    ],
  ])('L176–L180 %s (%j) is %s', async (status, last_payment_error, state, reason) => {
    stripe({ 'GET /payment_intents/pi_3abc': () => intent({ status, last_payment_error }) })
    expect(await provider.getStatus('pi_3abc')).toMatchObject({ state, reason })
  })

  it('an attempt whose answer was lost is found by its metadata', async () => {
    stripe({
      'GET /payment_intents/search': () => HttpResponse.json({ object: 'search_result', data: [{ id: 'pi_3abc' }] }),
    })
    expect(await provider.find('ATTEMPT234567ABC')).toBe('pi_3abc')
  })

  it('an outage throws', async () => {
    stripe({ 'POST /payment_intents': () => problem(500, 'api_error', 'internal') })
    await expect(provider.create(blik)).rejects.toThrow()
  })
})

describe('refunds', () => {
  it('is requested once per key, and its state is read', async () => {
    stripe({
      'GET /checkout/sessions/cs_test_a1': () => session({ payment_intent: 'pi_3abc' }),
      'POST /refunds': refund('succeeded'),
      'GET /refunds/re_1': refund('succeeded'),
    })
    const input = { refundId: 'r-1', providerId: 'cs_test_a1', amountGrosze: 5050, reason: 'too_busy' }
    const made = await provider.refund(input)
    expect(made).toMatchObject({ providerRefundId: 're_1', state: 'done', amountGrosze: 5050 })
    expect(seen.at(-1)).toMatchObject({ key: 'r-1', form: { payment_intent: 'pi_3abc', amount: '5050' } })
    expect(await provider.getRefund('cs_test_a1', 're_1')).toEqual(made)
  })
})

describe('notices', () => {
  const event = (type: string, id: string) =>
    JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object: { id } } })
  const parse = (payload: string, secret = SECRET, rawBody = payload) => {
    const signature = new Stripe('sk_test_123').webhooks.generateTestHeaderString({ payload, secret })
    return provider.parseWebhook({ rawBody, headers: new Headers({ 'stripe-signature': signature }) })
  }

  it.each([
    ['checkout.session.completed', 'cs_test_a1', 'payment'],
    ['payment_intent.succeeded', 'pi_3abc', 'payment'],
    ['refund.updated', 're_1', 'refund'],
  ])('%s', (type, id, kind) => {
    expect(parse(event(type, id))).toEqual({ ok: true, event: { eventId: 'evt_1', about: { kind, providerId: id } } })
  })

  it('an event of another kind is accepted and ignored', () => {
    expect(parse(event('customer.created', 'cus_1'))).toEqual({ ok: true, event: null })
  })

  it.each([
    ['another secret', 'whsec_other', undefined],
    ['a body that was written again', SECRET, `${event('payment_intent.succeeded', 'pi_3abc')} `],
  ])('%s is forged', (_, secret, rawBody) => {
    expect(parse(event('payment_intent.succeeded', 'pi_3abc'), secret, rawBody)).toEqual({
      ok: false,
      code: 'bad_signature',
    })
  })

  it('an old signature is forged', () => {
    const payload = event('payment_intent.succeeded', 'pi_3abc')
    const timestamp = Math.floor(Date.now() / 1000) - 301
    const header = new Stripe('sk_test_123').webhooks.generateTestHeaderString({ payload, secret: SECRET, timestamp })
    const parsed = provider.parseWebhook({ rawBody: payload, headers: new Headers({ 'stripe-signature': header }) })
    expect(parsed).toEqual({ ok: false, code: 'bad_signature' })
  })
})
