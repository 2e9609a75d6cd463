/** @jest-environment ./tests/support/outside-environment.mjs */
import { sql } from 'drizzle-orm'
import { orderSchema } from '@/lib/domain/ordering/order/schema'
import { alertLate } from '@/upstream/jobs/orders/alert-late'
import { anonymizeOrders } from '@/upstream/jobs/orders/anonymize-orders'
import { expireDueOrders } from '@/upstream/jobs/orders/expire-due-orders'
import { expireUnpaidOrders } from '@/upstream/jobs/orders/expire-unpaid-orders'
import { pollAttempts } from '@/upstream/jobs/orders/poll-attempts'
import { refundAttempts } from '@/upstream/jobs/orders/refund-attempts'
import { runSandbox } from '@/upstream/jobs/run-order-jobs'
import { SIGNATURE_HEADER, signatureOf } from '@/upstream/payments/sandbox/sandbox-webhooks'
import { orderRequest } from '../support/order-fixture'
import { LODKA } from '../support/seed-fixture'
import { databases, FRIDAY_NOON, PARTNER_TOKEN, PAYMENT_SECRET, parseAs, sharedKit } from '../support/upstream-kit'

const MINUTE = 60_000

describe.each(databases)('payments on %s', (_, open) => {
  const kit = sharedKit(open)
  let clock = FRIDAY_NOON.getTime()
  beforeEach(() => {
    // Each test has its own part of the afternoon.
    kit.setNow(new Date(FRIDAY_NOON))
    clock = FRIDAY_NOON.getTime()
    kit.logged.length = 0
  })
  afterEach(async () => {
    await kit.database.db.execute(sql`UPDATE payment_attempts SET poll_at = NULL, refund_at = NULL`)
    await kit.database.db.execute(sql`UPDATE orders SET due_at = NULL, alerted_at = now()`)
    await kit.database.db.execute(
      sql`UPDATE sandbox_payments SET state = 'expired' WHERE state IN ('waiting', 'pending')`,
    )
    await kit.database.db.execute(sql`UPDATE sandbox_webhooks SET delivered_at = now() WHERE delivered_at IS NULL`)
  })

  const pass = (ms: number) => {
    clock += ms
    kit.setNow(new Date(clock))
  }
  type Changes = Parameters<typeof orderRequest>[0]
  const create = async (payment_method: string, changes: Changes = {}, headers = {}) => {
    const body = orderRequest({ ...changes, payment_method } as Changes)
    const reply = await kit.send('POST', '/orders', body, headers)
    expect({ status: reply.status, error: reply.body.error }).toEqual({ status: 201, error: undefined })
    return parseAs(orderSchema, reply.body)
  }
  const read = async (id: string) => parseAs(orderSchema, (await kit.get(`/orders/${id}`)).body)
  const pay = (id: string, payment_method: string, blik_code?: string, headers = {}) =>
    kit.send('POST', `/orders/${id}/payments`, { payment_method, ...(blik_code && { blik_code }) }, headers)
  const onPage = (url: string, choice: string) =>
    kit.send('POST', url, `choice=${choice}`, { 'content-type': 'application/x-www-form-urlencoded' })
  const bank = async (ms = 3000) => {
    pass(ms)
    await runSandbox(kit.deps, kit.app, PAYMENT_SECRET)
  }
  const decide = (id: string, decision: unknown) =>
    kit.send('PUT', `/partner/orders/${id}`, decision, { authorization: `Bearer ${PARTNER_TOKEN}` })
  const pause = (paused: unknown) =>
    kit.send('PUT', '/partner/pause', { restaurant_id: LODKA, paused }, { authorization: `Bearer ${PARTNER_TOKEN}` })
  const trailOf = async (id: string) =>
    (
      await kit.rows<{ kind: string; by: string; to: string }>(
        sql`SELECT kind, by, to_state AS "to" FROM order_audit WHERE order_id = ${id} ORDER BY id`,
      )
    ).map(({ kind, by, to }) => `${kind} ${to} by ${by}`)
  const paidByBlik = async (code = '777123') => {
    const { id } = await create('blik')
    await pay(id, 'blik', code)
    await bank()
    return id
  }
  const refunded = async () => {
    await refundAttempts(kit.deps)
    await bank()
  }
  const booked = async () =>
    (await kit.rows<{ n: number }>(sql`SELECT coalesce(sum(booked), 0)::int AS n FROM kitchen_slots`))[0]!.n

  describe('BLIK', () => {
    it('L171, L176–L178 is entered on our page and confirmed by the bank', async () => {
      const order = await create('blik')
      expect(order).toMatchObject({
        status: 'new',
        payment: { status: 'new', next: { kind: 'blik_code', expires_at: '2026-11-27T12:15:00+01:00' } },
      })
      const typed = await pay(order.id, 'blik', '777123')
      expect(typed.body).toMatchObject({
        status: 'new',
        payment: { status: 'pending', next: { kind: 'blik_code', expires_at: '2026-11-27T12:02:00+01:00' } },
      })
      await bank()
      const paid = await read(order.id)
      expect(paid).toMatchObject({ status: 'pending', payment: { status: 'confirmed', next: null }, can_cancel: true })
      expect(paid.answer_due_at).toBe('2026-11-27T12:10:03+01:00')
      expect(await trailOf(order.id)).toEqual([
        'status new by diner',
        'payment pending by diner',
        'payment confirmed by payment',
        'status pending by payment',
      ])
    })

    it('a wrong code is refused at once, and the next one may use the same key', async () => {
      const { id } = await create('blik')
      const key = { 'idempotency-key': `blik-${id}` }
      const wrong = await pay(id, 'blik', '000000', key)
      expect([wrong.status, wrong.body.error.code]).toEqual([409, 'payment_declined'])
      expect((await read(id)).payment).toMatchObject({ status: 'new', last_error: 'blik_code_invalid' })
      expect((await pay(id, 'blik', '777123', key)).status).toBe(200)
      expect((await read(id)).payment).toMatchObject({ status: 'pending', last_error: null })
      const again = await pay(id, 'blik', '777123', key)
      expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([200, 'true'])
      const attempts = await kit.rows(sql`SELECT 1 FROM payment_attempts WHERE order_id = ${id}`)
      expect(attempts).toHaveLength(2)
      // The repeat has not cancelled an attempt that is being confirmed.
      await bank()
      expect(await read(id)).toMatchObject({ status: 'pending', payment: { status: 'confirmed' } })
    })

    it('C3 comes with the order: the bank gets it at once, and a repeat sends nothing twice', async () => {
      const key = { 'idempotency-key': `with-code-${Math.random()}` }
      const order = await create('blik', { blik_code: '777123' }, key)
      const waiting = { kind: 'blik_code', expires_at: '2026-11-27T12:02:00+01:00' }
      expect(order).toMatchObject({ status: 'new', payment: { status: 'pending', next: waiting } })
      const again = await create('blik', { blik_code: '777123' }, key)
      const other = await create('blik', { blik_code: '918273' }, key)
      expect([again.id, other.id, again.payment.next]).toEqual([order.id, order.id, waiting])
      const attempts = await kit.rows(sql`SELECT 1 FROM payment_attempts WHERE order_id = ${order.id}`)
      expect(attempts).toHaveLength(1)
      expect((await pay(order.id, 'blik', '918273')).body.error.code).toBe('payment_pending')
      await bank()
      expect(await read(order.id)).toMatchObject({ status: 'pending', payment: { status: 'confirmed' } })
    })

    it('C3 with a wrong code the order is placed unpaid, and the next code pays it', async () => {
      const order = await create('blik', { blik_code: '000000' })
      expect(order).toMatchObject({ status: 'new', payment: { status: 'new', last_error: 'blik_code_invalid' } })
      expect((await pay(order.id, 'blik', '777123')).status).toBe(200)
      await bank()
      expect((await read(order.id)).payment).toMatchObject({ status: 'confirmed', last_error: null })
    })

    it('C3 a repeat after a crash before the call to the bank sends the code once; without a repeat it expires', async () => {
      const key = { 'idempotency-key': `crash-${Math.random()}` }
      const order = await create('blik', { blik_code: '777123' }, key)
      await kit.database.db.execute(sql`DELETE FROM sandbox_payments
        WHERE reference IN (SELECT id FROM payment_attempts WHERE order_id = ${order.id})`)
      await kit.database.db.execute(sql`UPDATE payment_attempts SET status = 'created', payment_id = NULL
        WHERE order_id = ${order.id}`)
      await create('blik', {}, key)
      expect(await kit.rows(sql`SELECT 1 FROM sandbox_payments WHERE state = 'pending'`)).toHaveLength(0)
      await create('blik', { blik_code: '777123' }, key)
      expect(await kit.rows(sql`SELECT 1 FROM sandbox_payments WHERE state = 'pending'`)).toHaveLength(1)
      await bank()
      expect((await read(order.id)).payment.status).toBe('confirmed')
    })

    it('C3 an order with five digits is refused', async () => {
      const reply = await kit.send('POST', '/orders', orderRequest({ payment_method: 'blik', blik_code: '12345' }))
      expect([reply.status, reply.body.error.fields]).toEqual([422, { blik_code: 'invalid' }])
    })

    it('C13 the configuration lists the providers whose code our page takes', async () => {
      const { body } = await kit.send('POST', '/tenants/lubje/config', {})
      expect(body.code_payment_option_keys).toEqual(['blik'])
    })

    it('after a refusal by the bank the order can be paid again', async () => {
      const { id } = await create('blik')
      await pay(id, 'blik', '111111')
      await bank()
      expect(await read(id)).toMatchObject({ status: 'new', payment: { status: 'new', last_error: 'declined' } })
      await pay(id, 'blik', '777123')
      await bank()
      expect((await read(id)).status).toBe('pending')
    })

    it('without a confirmation it expires after 120 seconds', async () => {
      const { id } = await create('blik')
      await pay(id, 'blik', '222222')
      pass(125_000)
      await pollAttempts(kit.deps)
      expect((await read(id)).payment).toMatchObject({ status: 'new', last_error: 'timeout' })
    })

    it.each([
      [undefined, 422, 'blik_code_required'],
      ['12345', 422, 'invalid'],
    ])('the code %s is refused', async (code, status, error) => {
      const { id } = await create('blik')
      const reply = await pay(id, 'blik', code)
      expect([reply.status, reply.body.error.code]).toEqual([status, error])
    })

    it('the code is in no table and in no log line, whether it comes with the order or after it', async () => {
      // Six digits occur by chance in a digest or in microseconds. Those of both codes do not.
      const first = await placesOf('918273')
      const second = await placesOf('647382')
      expect(second.filter((place) => first.includes(place))).toEqual([])
    })

    async function placesOf(code: string): Promise<string[]> {
      kit.logged.length = 0
      await create('blik', { blik_code: code }, { 'idempotency-key': `order-${[...code].join('-')}` })
      const { id } = await orderThenPay(code)
      await bank()
      expect((await read(id)).payment.status).toBe('confirmed')
      const tables = await kit.rows<{ name: string }>(
        sql`SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`,
      )
      expect(tables.length).toBeGreaterThan(10)
      const places = kit.logged.join('\n').includes(code) ? ['the log'] : []
      for (const { name } of tables) {
        const found = await kit.rows(sql`SELECT 1 FROM ${sql.identifier(name)} t WHERE t::text LIKE ${`%${code}%`}`)
        if (found.length > 0) places.push(name)
      }
      return places
    }

    async function orderThenPay(code: string) {
      const order = await create('blik')
      await pay(order.id, 'blik', code, { 'idempotency-key': `secret-${order.id}` })
      return order
    }

    it('guessing stops after ten attempts', async () => {
      const { id } = await create('blik')
      for (let n = 0; n < 10; n++) await pay(id, 'blik', '000000')
      expect((await pay(id, 'blik', '777123')).status).toBe(429)
    })
  })

  describe('hosted page', () => {
    it.each(['card_online', 'transfer', 'apple_pay', 'google_pay'])('L170–L174 %s', async (method) => {
      const order = await create(method)
      const { next } = order.payment
      expect(next).toMatchObject({ kind: 'redirect', expires_at: '2026-11-27T12:15:00+01:00' })
      const page = await kit.get(next!.url!)
      expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8'])
      expect(page.body).toContain('50,50')
      const left = await onPage(next!.url!, 'approve')
      expect([left.status, left.headers.get('location')]).toEqual([303, `/zamowienie/${order.id}`])
      // The browser's return URL is no proof of payment.
      expect((await read(order.id)).status).toBe('new')
      await bank(0)
      expect(await read(order.id)).toMatchObject({ status: 'pending', payment: { method, status: 'confirmed' } })
    })

    it('a repeat of the order returns the same page', async () => {
      const key = { 'idempotency-key': 'card-1' }
      const first = await create('card_online', {}, key)
      const again = await create('card_online', {}, key)
      expect(again).toEqual(first)
      const made = await kit.rows(sql`SELECT 1 FROM payment_attempts WHERE order_id = ${first.id}`)
      expect(made).toHaveLength(1)
    })

    it('an open page is used again; another method cancels it', async () => {
      const { id, payment } = await create('card_online')
      expect((await pay(id, 'card_online')).body.payment.next.url).toBe(payment.next!.url)
      const other = (await pay(id, 'transfer')).body.payment
      expect([other.method, other.next.url === payment.next!.url]).toEqual(['transfer', false])
      expect((await kit.get(payment.next!.url!)).body).toContain('Czas na tę płatność minął')
      await onPage(payment.next!.url!, 'approve')
      await bank(0)
      expect((await read(id)).status).toBe('new')
    })

    it('the bank declines', async () => {
      const { id, payment } = await create('card_online')
      await onPage(payment.next!.url!, 'decline')
      await bank(0)
      expect((await read(id)).payment).toMatchObject({ status: 'new', last_error: 'declined' })
      expect((await pay(id, 'card_online')).body.payment.next.url).not.toBe(payment.next!.url)
    })
  })

  describe('B5 viewing an unpaid order polls the provider', () => {
    const look = async (id: string) => parseAs(orderSchema, (await kit.get(`/orders/${id}?ask=payment`)).body)

    it('a diner who returns from the bank sees the outcome, although no webhook has come', async () => {
      const { id, payment } = await create('transfer')
      expect((await look(id)).status).toBe('new')
      pass(5000)
      await onPage(payment.next!.url!, 'lost')
      expect(await look(id)).toMatchObject({ status: 'pending', payment: { status: 'confirmed' } })
    })

    it('the same for a refusal by the bank', async () => {
      const { id, payment } = await create('card_online')
      await onPage(payment.next!.url!, 'decline')
      expect((await look(id)).payment).toMatchObject({ status: 'new', last_error: 'declined', next: null })
    })

    it('a code without confirmation expires at its deadline, and the deadline does not change before', async () => {
      const { id } = await create('blik')
      await pay(id, 'blik', '222222')
      const until = { kind: 'blik_code', expires_at: '2026-11-27T12:02:00+01:00' }
      pass(60_000)
      expect((await look(id)).payment).toMatchObject({ status: 'pending', next: until })
      pass(59_000)
      expect((await read(id)).payment.next).toEqual(until)
      pass(2000)
      expect((await look(id)).payment).toMatchObject({ status: 'new', last_error: 'timeout' })
    })

    it('a slow bank does not change the code’s deadline on the page', async () => {
      const { id } = await create('blik')
      await pay(id, 'blik', '333333')
      pass(3 * MINUTE)
      expect((await look(id)).payment).toMatchObject({
        status: 'pending',
        next: { expires_at: '2026-11-27T12:02:00+01:00' },
      })
    })

    it('at most every three seconds, and never while a poll is in progress', async () => {
      const { id } = await create('transfer')
      const bankDesk = kit.deps.paymentProviders.byName('builtin')!
      const getStatus = jest.spyOn(bankDesk, 'getStatus')
      const find = jest.spyOn(bankDesk, 'find')
      await Promise.all([look(id), look(id), look(id)])
      expect(getStatus).toHaveBeenCalledTimes(1)
      pass(3000)
      await look(id)
      expect(getStatus).toHaveBeenCalledTimes(2)
      pass(3000)
      await kit.database.db.execute(
        sql`UPDATE payment_attempts SET status = 'created', payment_id = NULL WHERE order_id = ${id}`,
      )
      await look(id)
      expect([getStatus.mock.calls.length, find.mock.calls.length]).toEqual([2, 0])
      getStatus.mockRestore()
      find.mockRestore()
    })

    it('an outage of the provider does not delay the page', async () => {
      const { id } = await create('transfer')
      const bankDesk = kit.deps.paymentProviders.byName('builtin')!
      const getStatus = jest.spyOn(bankDesk, 'getStatus').mockRejectedValue(new Error('out'))
      expect((await look(id)).status).toBe('new')
      getStatus.mockRestore()
    })

    it('views, webhooks, jobs and a cancellation at once: one outcome, one payment', async () => {
      for (const last of ['cancel', 'look', 'event']) {
        const { id, payment } = await create('transfer')
        await onPage(payment.next!.url!, 'approve')
        const work = {
          cancel: () => kit.send('POST', `/orders/${id}/cancel`),
          look: () => look(id),
          event: () => bank(0),
          timer: () => expireUnpaidOrders(kit.deps),
        }
        const order = [
          ...Object.entries(work).filter(([name]) => name !== last),
          [last, work[last as keyof typeof work]],
        ]
        await Promise.all(order.map(([, run]) => (run as () => Promise<unknown>)()))
        await bank()
        const { status, payment: paid } = await read(id)
        expect([
          ['pending', 'confirmed'],
          ['cancelled', 'pending_refund'],
          ['cancelled', 'refunded'],
        ]).toContainEqual([status, paid.status])
        const taken = await kit.rows<{ n: number }>(
          sql`SELECT count(*)::int AS n FROM payment_attempts WHERE order_id = ${id} AND status = 'paid'`,
        )
        expect(taken[0]!.n).toBe(1)
      }
    })
  })

  describe('C2 a provider that is down, or refuses the request', () => {
    const bankDesk = () => kit.deps.paymentProviders.byName('builtin')!
    afterEach(() => {
      jest.restoreAllMocks()
      Object.assign(kit.deps.providerWaitMs, { order: 5000, payment: 5000, expireOthers: 5000 })
    })

    it('without an answer nothing waits: the order exists, and the payment is reported as unavailable', async () => {
      Object.assign(kit.deps.providerWaitMs, { order: 50, payment: 50, expireOthers: 50 })
      const hangs = new Promise<never>(() => {})
      jest.spyOn(bankDesk(), 'create').mockReturnValue(hangs)
      const expire = jest.spyOn(bankDesk(), 'expire').mockReturnValue(hangs)
      const order = await create('card_online')
      expect([order.status, order.payment.next]).toEqual(['new', null])
      const again = await pay(order.id, 'card_online')
      expect([again.status, again.body.error.code, again.headers.get('retry-after')]).toEqual([
        503,
        'payment_unavailable',
        '5',
      ])
      await kit.database.db.execute(
        sql`UPDATE payment_attempts SET status = 'open', payment_id = 'lost' WHERE order_id = ${order.id}`,
      )
      expect((await pay(order.id, 'transfer')).body.error.code).toBe('payment_unavailable')
      expect(expire).toHaveBeenCalledTimes(1)
    })

    it.each([
      ['amount_refused', 'Tej kwoty nie da się zapłacić w ten sposób. Wybierz inną metodę płatności.'],
      [
        'email_refused',
        'Operator płatności nie przyjmuje tego adresu e-mail. Wybierz inną metodę albo złóż zamówienie z innym adresem.',
      ],
      ['refused', 'Operator płatności nie przyjął tej płatności. Wybierz inną metodę.'],
    ] as const)('%s has a message, and another method can be tried', async (code, message) => {
      const { id } = await create('blik')
      const create_ = jest.spyOn(bankDesk(), 'create').mockResolvedValue({ ok: false, code })
      const reply = await pay(id, 'card_online', undefined, { 'idempotency-key': `refused-${code}` })
      expect([reply.status, reply.body.error.code, reply.body.error.message]).toEqual([422, 'payment_refused', message])
      expect((await read(id)).payment).toMatchObject({ status: 'new', last_error: code })
      create_.mockRestore()
      expect((await pay(id, 'transfer')).status).toBe(200)
    })
  })

  describe('B5 while an attempt is open no other can start', () => {
    it('two tabs, two codes: the second has to wait, and the first pays', async () => {
      const { id } = await create('blik')
      const replies = await Promise.all([pay(id, 'blik', '777123'), pay(id, 'blik', '777123')])
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
      expect(replies.find(({ status }) => status === 409)?.body.error.code).toBe('payment_pending')
      await bank()
      expect((await read(id)).status).toBe('pending')
      const attempts = await kit.rows(sql`SELECT 1 FROM payment_attempts WHERE order_id = ${id}`)
      expect(attempts).toHaveLength(1)
    })

    it('nor by another method; after the code’s deadline it can', async () => {
      const { id } = await create('blik')
      await pay(id, 'blik', '222222')
      expect((await pay(id, 'transfer')).body.error.code).toBe('payment_pending')
      pass(121_000)
      expect((await pay(id, 'transfer')).body.payment).toMatchObject({ method: 'transfer', next: { kind: 'redirect' } })
    })
  })

  describe('webhooks', () => {
    it('repeated and reordered webhooks change nothing twice', async () => {
      const { id, payment } = await create('card_online')
      await onPage(payment.next!.url!, 'twice')
      for (let n = 0; n < 4; n++) await bank(2000)
      expect(await trailOf(id)).toEqual([
        'status new by diner',
        'payment confirmed by payment',
        'status pending by payment',
      ])
      const events = await kit.rows(sql`SELECT count(*)::int AS n FROM sandbox_webhooks
        WHERE delivered_at IS NOT NULL AND body LIKE ${`%${'payment'}%`}`)
      expect(events.length).toBeGreaterThan(0)
    })

    it('a forged webhook is refused, an old one changes nothing', async () => {
      const { id } = await create('card_online')
      const [attempt] = await kit.rows<{ id: string }>(sql`SELECT id FROM payment_attempts WHERE order_id = ${id}`)
      const body = JSON.stringify({ event_id: 'e-1', kind: 'payment', payment: attempt!.id, state: 'paid' })
      const notify = (signature: string, text = body) =>
        kit.send('POST', '/payments/builtin/notify', text, { [SIGNATURE_HEADER]: signature })
      expect((await notify('0'.repeat(64))).status).toBe(401)
      expect((await notify(signatureOf(body, PAYMENT_SECRET), `${body} `)).status).toBe(401)
      // Correctly signed, but the provider itself has no such payment.
      expect((await notify(signatureOf(body, PAYMENT_SECRET))).status).toBe(200)
      expect(await read(id)).toMatchObject({ status: 'new', payment: { status: 'new' } })
      expect((await kit.send('POST', '/payments/nobody/notify', {})).status).toBe(404)
    })

    it.each(['less', 'more'])(
      'C1 a payment of %s than the sum pays nothing, and operators are notified',
      async (sum) => {
        const { id, payment } = await create('card_online')
        await kit.database.db.execute(
          sql`UPDATE sandbox_payments SET amount_grosze = amount_grosze + ${sum === 'less' ? -1 : 1}
        WHERE reference IN (SELECT id::text FROM payment_attempts WHERE order_id = ${id})`,
        )
        await onPage(payment.next!.url!, 'approve')
        await bank()
        expect(await trailOf(id)).toEqual(['status new by diner'])
        expect(kit.logged.join('\n')).toContain('alert: another sum was paid')
      },
    )

    it('a lost webhook is replaced by polling', async () => {
      const { id, payment } = await create('transfer')
      await onPage(payment.next!.url!, 'lost')
      await bank(60_000)
      expect((await read(id)).status).toBe('new')
      await pollAttempts(kit.deps)
      expect((await read(id)).status).toBe('pending')
    })

    it('a webhook that fails to be processed is sent again', async () => {
      const { id } = await create('blik')
      await pay(id, 'blik', '777123')
      const desk = kit.deps.paymentProviders.byName('builtin')!
      const { getStatus } = desk
      desk.getStatus = () => Promise.reject(new Error('out'))
      await bank()
      desk.getStatus = getStatus
      expect((await read(id)).status).toBe('new')
      await bank(5000)
      expect((await read(id)).status).toBe('pending')
    })
  })

  describe('C1 the 15 minutes of an unpaid order', () => {
    it('end in cancelled, with the page closed and the capacity free', async () => {
      const { id, payment } = await create('card_online')
      const before = await booked()
      pass(15 * MINUTE - 1)
      expect(await expireUnpaidOrders(kit.deps)).toBe(0)
      pass(1)
      expect(await expireUnpaidOrders(kit.deps)).toBe(1)
      expect(await read(id)).toMatchObject({
        status: 'cancelled',
        can_cancel: false,
        payment: { status: 'new', next: null },
      })
      expect(await booked()).toBe(before - 1)
      await onPage(payment.next!.url!, 'approve')
      await bank(0)
      expect((await read(id)).payment.status).toBe('new')
      expect((await pay(id, 'card_online')).body.error.code).toBe('not_payable')
    })

    it('do not end while the provider cannot be polled', async () => {
      const { id } = await create('card_online')
      const desk = kit.deps.paymentProviders.byName('builtin')!
      const { getStatus } = desk
      desk.getStatus = () => Promise.reject(new Error('out'))
      pass(16 * MINUTE)
      expect(await expireUnpaidOrders(kit.deps)).toBe(0)
      desk.getStatus = getStatus
      expect((await read(id)).status).toBe('new')
      // The order was postponed for half a minute. See docs/design/processes.md.
      pass(MINUTE)
      expect(await expireUnpaidOrders(kit.deps)).toBe(1)
    })

    it('detect a payment without a webhook', async () => {
      const { id, payment } = await create('card_online')
      await onPage(payment.next!.url!, 'lost')
      pass(15 * MINUTE)
      expect(await expireUnpaidOrders(kit.deps)).toBe(0)
      expect(await read(id)).toMatchObject({ status: 'pending', payment: { status: 'confirmed' } })
    })

    it('become 30 while the bank is undecided, and a late payment is refunded', async () => {
      const { id } = await create('blik')
      await pay(id, 'blik', '333333')
      pass(15 * MINUTE)
      expect(await expireUnpaidOrders(kit.deps)).toBe(0)
      expect((await read(id)).payment.due_at).toBe('2026-11-27T12:30:00+01:00')
      pass(15 * MINUTE)
      expect(await expireUnpaidOrders(kit.deps)).toBe(1)
      expect((await read(id)).status).toBe('cancelled')
      await bank(10 * MINUTE)
      expect(await read(id)).toMatchObject({
        status: 'cancelled',
        payment: { status: 'pending_refund', refund: { state: 'requested', amount: 50.5, to: 'blik' } },
      })
      await refunded()
      expect((await read(id)).payment).toMatchObject({ status: 'refunded', refund: { state: 'done' } })
    })

    it('the diner may cancel before', async () => {
      const { id } = await create('card_online')
      expect((await kit.send('POST', `/orders/${id}/cancel`)).body.status).toBe('cancelled')
    })
  })

  describe('refunds', () => {
    it.each(['too_busy', 'other'])('C1 declined: %s', async (reason) => {
      const id = await paidByBlik()
      const { body } = await decide(id, { status: 'declined', reason })
      expect(body).toMatchObject({ status: 'declined', reason, payment: { status: 'pending_refund' } })
      await refunded()
      expect((await read(id)).payment).toMatchObject({ status: 'refunded', refund: { state: 'done', amount: 50.5 } })
    })

    it('cancelled by the diner, or not answered in time', async () => {
      const id = await paidByBlik()
      await kit.send('POST', `/orders/${id}/cancel`)
      const waiting = await paidByBlik()
      pass(11 * MINUTE)
      expect(await expireDueOrders(kit.database.db, new Date(clock))).toBe(1)
      await refunded()
      const both = await Promise.all([read(id), read(waiting)])
      expect(both.map(({ payment }) => payment.status)).toEqual(['refunded', 'refunded'])
      expect(both[1]).toMatchObject({ status: 'cancelled', reason: 'unanswered' })
    })

    it('a refund that the bank refuses is left to operators', async () => {
      const id = await paidByBlik('666666')
      await decide(id, { status: 'declined', reason: 'other' })
      await refunded()
      expect((await read(id)).payment).toMatchObject({ status: 'confirmed', refund: { state: 'failed' } })
      expect(kit.logged.join('\n')).toContain('alert: a refund was refused')
    })

    it('an outage is retried, and refunds once', async () => {
      const id = await paidByBlik()
      await decide(id, { status: 'declined', reason: 'other' })
      const desk = kit.deps.paymentProviders.byName('builtin')!
      const { refund } = desk
      desk.refund = async (requested) => {
        await refund(requested)
        throw new Error('the answer got lost')
      }
      await refundAttempts(kit.deps)
      desk.refund = refund
      expect((await read(id)).payment.status).toBe('pending_refund')
      pass(15_000)
      await refunded()
      expect((await read(id)).payment.status).toBe('refunded')
      const made = await kit.rows(
        sql`SELECT 1 FROM sandbox_refunds r JOIN payment_attempts a ON r.reference = 'r-' || a.id WHERE a.order_id = ${id}`,
      )
      expect(made).toHaveLength(1)
    })

    it('C1 a restaurant that paused meanwhile: cancelled and refunded', async () => {
      const { id, payment } = await create('card_online')
      await pause({ reason: 'technical', until: null })
      expect((await pay(id, 'card_online')).body.error.code).toBe('paused')
      await onPage(payment.next!.url!, 'approve')
      await bank(0)
      await pause(null)
      expect(await read(id)).toMatchObject({
        status: 'cancelled',
        reason: 'kitchen_unavailable',
        payment: { status: 'pending_refund' },
      })
    })

    it('paid twice: one payment is kept, the other refunded', async () => {
      const { id, payment } = await create('card_online')
      const desk = kit.deps.paymentProviders.byName('builtin')!
      const { expire } = desk
      desk.expire = () => Promise.reject(new Error('out'))
      const second = (await pay(id, 'transfer')).body.payment.next.url
      desk.expire = expire
      await onPage(payment.next!.url!, 'approve')
      await onPage(second, 'approve')
      await bank(0)
      await refunded()
      expect(await read(id)).toMatchObject({
        status: 'pending',
        payment: { status: 'confirmed', refund: { state: 'done' } },
      })
      const states = await kit.rows<{ refund_state: string | null }>(
        sql`SELECT refund_state FROM payment_attempts WHERE order_id = ${id} ORDER BY refund_state NULLS LAST`,
      )
      expect(states.map(({ refund_state }) => refund_state)).toEqual(['done', null])
    })
  })

  describe('an outage of the provider', () => {
    it('leaves an order that can be paid later', async () => {
      const desk = kit.deps.paymentProviders.byName('builtin')!
      const { create: start } = desk
      desk.create = () => Promise.reject(new Error('out'))
      const order = await create('card_online')
      expect(order).toMatchObject({ status: 'new', payment: { next: null } })
      const refused = await pay(order.id, 'card_online')
      expect([refused.status, refused.body.error.code]).toEqual([503, 'payment_unavailable'])
      desk.create = start
      expect((await pay(order.id, 'card_online')).body.payment.next.kind).toBe('redirect')
    })
  })

  describe('timers', () => {
    it('C1 an order sent 6 hours ago counts as delivered', async () => {
      const { id } = await create('cash')
      await decide(id, { status: 'confirmed', ready_in_minutes: 20 })
      await decide(id, { status: 'sent' })
      pass(6 * 60 * MINUTE + 29 * MINUTE)
      expect(await expireDueOrders(kit.database.db, new Date(clock))).toBe(0)
      pass(MINUTE)
      expect(await expireDueOrders(kit.database.db, new Date(clock))).toBe(1)
      expect(await read(id)).toMatchObject({ status: 'delivered', payment: { status: 'confirmed' } })
    })

    it('C1 operators are notified once of an order that does not change', async () => {
      const { id } = await create('cash')
      await decide(id, { status: 'confirmed', ready_in_minutes: 20 })
      const at = (minutes: number) => new Date(FRIDAY_NOON.getTime() + minutes * MINUTE)
      expect(await alertLate(kit.database.db, at(89), kit.deps.log)).toBe(0)
      expect(await alertLate(kit.database.db, at(90), kit.deps.log)).toBe(1)
      expect(await alertLate(kit.database.db, at(91), kit.deps.log)).toBe(0)
    })

    it('C19 personal data are deleted 12 months later', async () => {
      const { id } = await create('cash', { notes: 'dzwonić' })
      await anonymizeOrders(kit.database.db, new Date('2027-11-27T11:00:00+01:00'))
      expect((await read(id)).customer.customer_firstname).toBe('Anna')
      await anonymizeOrders(kit.database.db, new Date('2027-11-27T13:00:00+01:00'))
      expect(await read(id)).toMatchObject({ notes: '', customer: { customer_firstname: '–', address: null } })
    })
  })
})
