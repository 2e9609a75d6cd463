import { createHash } from 'node:crypto'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { aPayment } from '@/tests/support/a-payment'
import { ProviderOutage } from '../provider-error'
import { payuProvider } from './payu-provider'

const HOST = 'https://secure.snd.payu.com'
const server = setupServer()
let now = new Date('2026-11-27T12:00:00+01:00')
let seen: { method: string; path: string; body: unknown; token: string | null }[] = []

const provider = (own = {}) =>
  payuProvider({
    environment: 'sandbox',
    posId: '300746',
    clientId: '300746',
    clientSecret: 'client-secret',
    secondKey: 'second-key',
    takesBlikCode: false,
    now: () => now,
    ...own,
  })

/** A fake PayU: `answers` by method and path, tokens for an hour. */
function payu(answers: Record<string, () => Response>) {
  let tokens = 0
  server.use(
    http.post(`${HOST}/pl/standard/user/oauth/authorize`, async ({ request }) => {
      seen.push({ method: 'POST', path: '/oauth', body: await request.text(), token: null })
      tokens++
      return HttpResponse.json({
        access_token: `token-${tokens}`,
        token_type: 'bearer',
        expires_in: 3600,
        grant_type: 'client_credentials',
      })
    }),
    http.all(`${HOST}/api/v2_1/*`, async ({ request }) => {
      const path = new URL(request.url).pathname.replace('/api/v2_1', '')
      const text = await request.text()
      const token = request.headers.get('authorization')
      seen.push({ method: request.method, path, body: text ? JSON.parse(text) : null, token })
      return (answers[`${request.method} ${path}`] ?? (() => HttpResponse.json({}, { status: 404 })))()
    }),
  )
}

const created = () =>
  HttpResponse.json(
    {
      status: { statusCode: 'SUCCESS' },
      redirectUri: 'https://merch-prod.snd.payu.com/pay/?orderId=LKRPJD2Z2Q151121GUEST000P01',
      orderId: 'LKRPJD2Z2Q151121GUEST000P01',
      extOrderId: 'ATTEMPT234567ABC',
    },
    { status: 302, headers: { location: 'https://merch-prod.snd.payu.com/pay/' } },
  )
const order =
  (status: string, own = {}) =>
  () =>
    HttpResponse.json({
      orders: [
        {
          orderId: 'ORD1',
          extOrderId: 'ATTEMPT234567ABC',
          orderCreateDate: '2026-11-27T12:00:01.000+01:00',
          merchantPosId: '300746',
          description: 'Zamówienie 1001',
          currencyCode: 'PLN',
          totalAmount: '5050',
          status,
          ...own,
        },
      ],
      status: { statusCode: 'SUCCESS', statusDesc: 'Request processing successful' },
      properties: [],
    })
const refund = (status: string) => ({
  refundId: '5000000142',
  extRefundId: 'r-ATTEMPT234567ABC',
  amount: '5050',
  currencyCode: 'PLN',
  description: 'too_busy',
  creationDateTime: '2026-11-27T12:20:00.000+01:00',
  status,
})

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => {
  now = new Date('2026-11-27T12:00:00+01:00')
  seen = []
})
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

describe('create', () => {
  it('reads JSON of a 302 and follows nothing', async () => {
    payu({ 'POST /orders': created })
    expect(await provider().create(aPayment())).toEqual({
      ok: true,
      providerId: 'LKRPJD2Z2Q151121GUEST000P01',
      state: 'open',
      next: { kind: 'redirect', url: expect.stringContaining('orderId=LKRPJD2Z2Q151121GUEST000P01') },
    })
    expect(seen.at(-1)!.body).toMatchObject({
      extOrderId: 'ATTEMPT234567ABC',
      merchantPosId: '300746',
      customerIp: '83.20.1.2',
      currencyCode: 'PLN',
      totalAmount: '5050',
      validityTime: '900',
      continueUrl: 'https://lubje.pl/zamowienie/ORDER234567ABCDEFGHIJKLM',
      payMethods: { payMethod: { type: 'PBL', value: 'c' } },
    })
  })

  it.each([
    ['blik', { payMethods: { payMethod: { type: 'PBL', value: 'blik' } } }],
    ['apple_pay', { payMethods: { payMethod: { type: 'PBL', value: 'jp' } } }],
    ['google_pay', { payMethods: { payMethod: { type: 'PBL', value: 'ap' } } }],
  ] as const)('L297, L298 %s', async (method, body) => {
    payu({ 'POST /orders': created })
    await provider().create(aPayment({ method }))
    expect(seen.at(-1)!.body).toMatchObject(body)
  })

  it('a transfer is chosen on their page', async () => {
    payu({ 'POST /orders': created })
    await provider().create(aPayment({ method: 'transfer' }))
    expect(seen.at(-1)!.body).not.toHaveProperty('payMethods')
  })

  it('white-label BLIK: 201, and the bank asks the payer', async () => {
    const answer = { status: { statusCode: 'SUCCESS' }, orderId: 'ORD1', extOrderId: 'ATTEMPT234567ABC' }
    payu({ 'POST /orders': () => HttpResponse.json(answer, { status: 201 }) })
    const made = await provider({ takesBlikCode: true }).create(aPayment({ method: 'blik', blikCode: '777123' }))
    expect(made).toEqual({ ok: true, providerId: 'ORD1', state: 'pending', next: { kind: 'waiting' } })
    expect(seen.at(-1)!.body).toMatchObject({ payMethods: { payMethod: { authorizationCode: '777123' } } })
  })

  it.each([
    [400, 'ERROR_VALUE_INVALID', 'INVALID_BLIK_CODE', 'blik_code_invalid'],
    [400, 'ERROR_VALUE_INVALID', 'PAYMENT_METHOD_NOT_AVAILABLE', 'method_unavailable'],
    [403, 'BUSINESS_ERROR', undefined, 'declined'],
    [400, 'ERROR_VALUE_INVALID', 'AMOUNT_TOO_LOW', 'amount_refused'],
    [400, 'ERROR_VALUE_INVALID', 'INVALID_BUYER_EMAIL', 'email_refused'],
    [400, 'ERROR_VALUE_MISSING', undefined, 'refused'],
  ])('%i %s %s', async (status, statusCode, codeLiteral, code) => {
    payu({ 'POST /orders': () => HttpResponse.json({ status: { statusCode, codeLiteral } }, { status }) })
    const requested = aPayment(code === 'blik_code_invalid' ? { method: 'blik', blikCode: '123456' } : {})
    expect(await provider().create(requested)).toEqual({ ok: false, code })
  })

  it.each([
    ['500', () => new HttpResponse('<html>', { status: 500 })],
    ['401', () => HttpResponse.json({ status: { statusCode: 'UNAUTHORIZED' } }, { status: 401 })],
    ['a network that is down', () => HttpResponse.error()],
    ['an answer that is not JSON', () => new HttpResponse('<html>', { status: 200 })],
    [
      'an order that is there already',
      () => HttpResponse.json({ status: { statusCode: 'ERROR_ORDER_NOT_UNIQUE' } }, { status: 400 }),
    ],
  ])('%s is an outage, never an answer', async (_, answer) => {
    payu({ 'POST /orders': answer as () => Response })
    await expect(provider().create(aPayment())).rejects.toBeInstanceOf(ProviderOutage)
  })

  it('one token serves until a minute before it runs out', async () => {
    payu({ 'GET /orders/ORD1': order('PENDING') })
    const one = provider()
    await one.getStatus('ORD1')
    await one.getStatus('ORD1')
    now = new Date(now.getTime() + 3540_000)
    await one.getStatus('ORD1')
    expect(seen.map(({ path, token }) => token ?? path)).toEqual([
      '/oauth',
      'Bearer token-1',
      'Bearer token-1',
      '/oauth',
      'Bearer token-2',
    ])
  })
})

describe('status', () => {
  it('L176–L180 the state of an attempt follows that of their order', async () => {
    payu({ 'GET /orders/ORD1': order('CANCELED') })
    expect(await provider().getStatus('ORD1')).toMatchObject({
      state: 'expired',
      amountGrosze: 5050,
      attemptId: 'ATTEMPT234567ABC',
      rawStatus: 'CANCELED',
    })
  })

  it('another currency is no sum of ours', async () => {
    payu({ 'GET /orders/ORD1': order('COMPLETED', { currencyCode: 'EUR' }) })
    expect((await provider().getStatus('ORD1')).amountGrosze).not.toBe(5050)
  })

  it('an order that was paid meanwhile cannot be expired', async () => {
    payu({
      'DELETE /orders/ORD1': () =>
        HttpResponse.json({ status: { statusCode: 'ERROR_ORDER_COMPLETED' } }, { status: 400 }),
      'GET /orders/ORD1': order('COMPLETED'),
    })
    expect((await provider().expire('ORD1')).state).toBe('paid')
  })
})

describe('refunds', () => {
  it('is requested once, and its state is read', async () => {
    payu({
      'POST /orders/ORD1/refunds': () => HttpResponse.json({ orderId: 'ORD1', refund: refund('FINALIZED') }),
      'GET /orders/ORD1/refunds/5000000142': () => HttpResponse.json(refund('FINALIZED')),
    })
    const input = { refundId: 'r-ATTEMPT234567ABC', providerId: 'ORD1', amountGrosze: 5050, reason: 'too_busy' }
    const made = await provider().refund(input)
    expect(made).toMatchObject({ providerRefundId: '5000000142', state: 'done', amountGrosze: 5050 })
    expect(seen.at(-1)!.body).toEqual({
      refund: { description: 'too_busy', amount: '5050', extRefundId: 'r-ATTEMPT234567ABC' },
    })
    expect(await provider().getRefund('ORD1', '5000000142')).toEqual(made)
  })
})

describe('notices', () => {
  const body = JSON.stringify({
    order: { orderId: 'ORD1', extOrderId: 'ATTEMPT234567ABC', status: 'COMPLETED', totalAmount: '5050' },
    localReceiptDateTime: '2026-11-27T12:01:00.000+01:00',
    properties: [{ name: 'PAYMENT_ID', value: '151471228' }],
  })
  const signed = (text: string, algorithm = 'MD5') => {
    const hash = createHash(algorithm === 'MD5' ? 'md5' : 'sha256')
    return `sender=checkout;signature=${hash.update(`${text}second-key`).digest('hex')};algorithm=${algorithm};content=DOCUMENT`
  }
  const parse = (rawBody: string, signature: string) =>
    provider().parseWebhook({ rawBody, headers: new Headers({ 'openpayu-signature': signature }) })

  it.each(['MD5', 'SHA-256'])('an order, signed over the raw body by %s', (algorithm) => {
    expect(parse(body, signed(body, algorithm))).toEqual({
      ok: true,
      event: { eventId: expect.stringMatching(/^[0-9a-f]{64}$/), about: { kind: 'payment', providerId: 'ORD1' } },
    })
  })

  it('a refund', () => {
    const text = JSON.stringify({ orderId: 'ORD1', extOrderId: 'X', refund: { ...refund('FINALIZED') } })
    expect(parse(text, signed(text))).toMatchObject({ event: { about: { kind: 'refund', providerId: 'ORD1' } } })
  })

  it('the same words are the same event, others are not', () => {
    const idOf = (text: string) => {
      const parsed = parse(text, signed(text))
      return parsed.ok ? parsed.event?.eventId : null
    }
    expect(idOf(body)).toBe(idOf(body))
    expect(idOf(body.replace('COMPLETED', 'PENDING'))).not.toBe(idOf(body))
  })

  it.each([
    ['a body that was written again', `${body} `, signed(body)],
    ['no signature', body, ''],
    ['an algorithm of their own', body, signed(body).replace('MD5', 'NONE')],
  ])('%s is forged', (_, text, signature) => {
    expect(parse(text, signature)).toEqual({ ok: false, code: 'bad_signature' })
  })

  it('signed nonsense is malformed', () => {
    expect(parse('{}', signed('{}'))).toEqual({ ok: false, code: 'malformed' })
  })
})
