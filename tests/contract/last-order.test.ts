/** @jest-environment ./tests/support/outside-environment.mjs */
import { sql } from 'drizzle-orm'
import { orderSchema } from '@/lib/domain/ordering/order/schema'
import { expireDueOrders } from '@/upstream/jobs/orders/expire-due-orders'
import { expireUnpaidOrders } from '@/upstream/jobs/orders/expire-unpaid-orders'
import { runSandbox } from '@/upstream/jobs/run-order-jobs'
import { orderRequest } from '../support/order-fixture'
import { LAST_TABLE, LODKA } from '../support/seed-fixture'
import { databases, PARTNER_TOKEN, PAYMENT_SECRET, parseAs, sharedKit } from '../support/upstream-kit'

/** The fixture's first restaurant: open 12–22, 20 minutes of preparation. An order for now is due within 10 minutes. */
const at = (time: string, day = '2026-11-27') => new Date(`${day}T${time}+01:00`)
const LAST = at('21:30:00')
const TOO_LATE = at('21:30:01')
const LATE_WORDS = 'Na zamówienie na teraz jest już za późno: kuchnia nie zdąży przed zamknięciem.'

describe.each(databases)('C1 the last order of an opening on %s', (_, open) => {
  const kit = sharedKit(open)
  afterEach(async () => {
    await pause(null)
    await kit.database.db.execute(sql`UPDATE orders SET due_at = NULL`)
    await kit.database.db.execute(sql`UPDATE payment_attempts SET ask_at = NULL`)
    await kit.database.db.execute(sql`DELETE FROM kitchen_slots`)
  })

  type Changes = Parameters<typeof orderRequest>[0]
  const post = (changes?: Changes) => kit.send('POST', '/orders', orderRequest(changes))
  const create = async (changes?: Changes) => {
    const { status, body } = await post(changes)
    expect({ status, error: body.error }).toEqual({ status: 201, error: undefined })
    return parseAs(orderSchema, body)
  }
  const read = async (id: string) => parseAs(orderSchema, (await kit.get(`/orders/${id}`)).body)
  const refusalsAt = async (now: Date, more = {}) => {
    kit.setNow(now)
    const { products } = orderRequest()
    const asked = { restaurant_id: LODKA, delivery_type: 'takeout', products, ...more }
    return (await kit.send('POST', '/carts/quote', asked)).body.refusals
  }
  const pay = (id: string, payment_method: string, blik_code?: string) =>
    kit.send('POST', `/orders/${id}/payments`, { payment_method, ...(blik_code && { blik_code }) })
  const pause = (paused: unknown) =>
    kit.send('PUT', '/partner/pause', { restaurant_id: LODKA, paused }, { authorization: `Bearer ${PARTNER_TOKEN}` })
  const hours = (week: unknown, restaurant = LODKA) =>
    kit.database.db.execute(sql`UPDATE restaurants SET summary = jsonb_set(summary, '{hours,week}',
      ${JSON.stringify(week)}::jsonb) WHERE id = ${restaurant}`)
  const everyDay = (...intervals: { open: string; close: string }[]) => Array.from({ length: 7 }, () => intervals)

  it('quote and order accept it up to the same moment', async () => {
    expect(await refusalsAt(LAST)).toEqual([])
    expect((await create()).answer_due_at).toBe('2026-11-27T21:40:00+01:00')
    expect(await refusalsAt(TOO_LATE)).toEqual(['closed'])
    const { status, body } = await post()
    expect([status, body.error.code, body.error.message]).toEqual([409, 'closed', LATE_WORDS])
  })

  it('after it no time of this evening is offered, but the next opening is', async () => {
    kit.setNow(at('21:35:00'))
    expect((await post({ customer: { deliveryAt: '2026-11-27 22:00:00' } })).body.error.code).toBe('unavailable_slot')
    const { answer_due_at } = await create({ customer: { deliveryAt: '2026-11-28 13:00:00' } })
    expect(answer_due_at).toBe('2026-11-27T21:45:00+01:00')
  })

  it('C3 a kitchen with hours of its own: orders follow it, tables do not, and its last order is the earlier one', async () => {
    const { body } = await kit.get(`/restaurants/${LODKA}`)
    const set = (own: object) =>
      kit.database.db.execute(sql`UPDATE restaurants SET summary = jsonb_set(summary, '{hours}',
        ${JSON.stringify({ ...body.hours, ...own })}::jsonb) WHERE id = ${LODKA}`)
    const week = everyDay({ open: '13:00', close: '20:00' })
    await set({ kitchen: { week, exceptions: [] }, last_order_minutes: 60 })
    expect(await refusalsAt(at('19:00:00'))).toEqual([])
    expect((await create()).answer_due_at).toBe('2026-11-27T19:10:00+01:00')
    expect(await refusalsAt(at('19:00:01'))).toEqual(['closed'])
    expect((await post()).body.error.message).toBe(LATE_WORDS)
    kit.setNow(at('20:30:00'))
    const { status, body: refused } = await post()
    expect([status, refused.error.message]).toEqual([409, 'Kuchnia teraz nie przyjmuje zamówień'])
    expect((await post({ customer: { deliveryAt: '2026-11-28 20:15:00' } })).body.error.code).toBe('unavailable_slot')
    await create({ customer: { deliveryAt: '2026-11-28 20:00:00' } })
    const slots = async () =>
      (await kit.get(`/restaurants/${LODKA}/availability?from=2026-11-28%2021:00&people=2`)).body[0].slots
    const before = await slots()
    expect(before.find(({ time }: { time: string }) => time === '21:00').state).toBe('available')
    await set({ last_seating_minutes: 90 })
    const after = await slots()
    expect(after.find(({ time }: { time: string }) => time === '20:30').state).toBe('available')
    expect(after.find(({ time }: { time: string }) => time === '21:00').state).toBe('closed')
    await set({})
  })

  it('is due by the deadline, and the promised time is after that, however fast the kitchen', async () => {
    const prepares = (minutes: number) =>
      kit.database.db.execute(
        sql`UPDATE order_settings SET preparation_minutes = ${minutes} WHERE restaurant_id = ${LODKA}`,
      )
    await prepares(1)
    kit.setNow(at('21:49:00'))
    expect(await create()).toMatchObject({
      answer_due_at: '2026-11-27T21:59:00+01:00',
      eta: { from: '2026-11-27T21:59:00+01:00' },
    })
    expect(await refusalsAt(at('21:50:00'))).toEqual(['closed'])
    await prepares(20)
  })

  it('a scheduled order leaves ten minutes of opening, and what the kitchen needs: no earlier time is offered', async () => {
    kit.setNow(at('21:54:00'))
    const tooNear = { customer: { deliveryAt: '2026-11-28 12:15:00' } }
    expect((await post(tooNear)).body.error.code).toBe('unavailable_slot')
    expect(await refusalsAt(at('21:54:00'), tooNear.customer)).toEqual(['unavailable_slot'])
    const { answer_due_at } = await create({ customer: { deliveryAt: '2026-11-28 12:30:00' } })
    expect(answer_due_at).toBe('2026-11-28T12:04:00+01:00')
  })

  it('C17 busy minutes move it forward, and back when they are over', async () => {
    await pause({ busy_minutes: 25, until: '2026-11-27T21:20:00+01:00' })
    expect(await refusalsAt(at('21:05:00'))).toEqual([])
    expect(await refusalsAt(at('21:06:00'))).toEqual(['closed'])
    expect(await refusalsAt(at('21:20:00'))).toEqual([])
  })

  it('a full kitchen delays an order, but not past closing', async () => {
    await kit.database.db.execute(sql`UPDATE order_settings SET orders_per_slot = 1 WHERE restaurant_id = ${LODKA}`)
    kit.setNow(at('21:25:00'))
    const etas = [await create(), await create()].map(({ eta }) => eta.from)
    expect(etas).toEqual(['2026-11-27T21:45:00+01:00', '2026-11-27T22:00:00+01:00'])
    expect(await refusalsAt(at('21:25:00'))).toEqual(['no_capacity'])
    expect((await post()).body.error.code).toBe('no_capacity')
    await kit.database.db.execute(sql`UPDATE order_settings SET orders_per_slot = 1000 WHERE restaurant_id = ${LODKA}`)
  })

  it.each([
    ['over midnight', everyDay({ open: '17:00', close: '02:00' }), at('01:30:00', '2026-11-28')],
    [
      'lunch of two openings a day',
      everyDay({ open: '11:00', close: '15:00' }, { open: '17:00', close: '22:00' }),
      at('14:30:00'),
    ],
  ])('%s', async (_, week, last) => {
    await hours(week)
    expect(await refusalsAt(last)).toEqual([])
    expect(await refusalsAt(new Date(last.getTime() + 1000))).toEqual(['closed'])
    await hours(everyDay({ open: '12:00', close: '22:00' }))
  })

  it('a restaurant that never closes has no last order', async () => {
    for (const time of ['23:50:00', '23:59:59', '00:00:00']) {
      expect(await refusalsAt(at(time), { restaurant_id: LAST_TABLE })).toEqual([])
    }
  })

  it('an exception closes earlier', async () => {
    await kit.database.db.execute(sql`UPDATE restaurants SET summary = jsonb_set(summary, '{hours,exceptions}',
      '[{"date":"2026-11-27","intervals":[{"open":"12:00","close":"16:00"}],"note":""}]') WHERE id = ${LODKA}`)
    expect(await refusalsAt(at('15:30:00'))).toEqual([])
    expect(await refusalsAt(at('15:31:00'))).toEqual(['closed'])
    await kit.database.db.execute(
      sql`UPDATE restaurants SET summary = jsonb_set(summary, '{hours,exceptions}', '[]') WHERE id = ${LODKA}`,
    )
  })

  describe('payment', () => {
    it('may start up to the last order only, and the page shows the deadline', async () => {
      kit.setNow(at('21:25:00'))
      const { id, payment } = await create({ payment_method: 'blik' })
      expect(payment.due_at).toBe('2026-11-27T21:30:00+01:00')
      kit.setNow(TOO_LATE)
      const { status, body } = await pay(id, 'blik', '777123')
      expect([status, body.error.code, body.error.message]).toEqual([409, 'closed', LATE_WORDS])
    })

    it('that arrives after it is refunded with the reason kitchen_unavailable', async () => {
      kit.setNow(at('21:29:30'))
      const { id } = await create({ payment_method: 'blik' })
      expect((await pay(id, 'blik', '777123')).status).toBe(200)
      kit.setNow(at('21:30:30'))
      await runSandbox(kit.deps, kit.app, PAYMENT_SECRET)
      expect(await read(id)).toMatchObject({
        status: 'cancelled',
        reason: 'kitchen_unavailable',
        payment: { status: 'pending_refund', refund: { state: 'requested', amount: 50.5 } },
      })
    })

    it('that arrives in time starts the deadline of the answer', async () => {
      kit.setNow(at('21:20:00'))
      const { id } = await create({ payment_method: 'blik' })
      await pay(id, 'blik', '777123')
      kit.setNow(at('21:29:00'))
      await runSandbox(kit.deps, kit.app, PAYMENT_SECRET)
      expect(await read(id)).toMatchObject({ status: 'pending', answer_due_at: '2026-11-27T21:39:00+01:00' })
    })

    it.each([
      ['paused', { reason: 'technical', until: null }],
      ['closed', { reason: 'closed', until: null }],
      ['closed', { busy_minutes: 60, until: null }],
    ])('%s between order and payment', async (code, paused) => {
      kit.setNow(at('20:55:00'))
      const { id } = await create({ payment_method: 'blik' })
      await pause(paused)
      expect((await pay(id, 'blik', '777123')).body.error.code).toBe(code)
    })

    it('for a time that has passed meanwhile is refunded as well', async () => {
      kit.setNow(at('20:45:00'))
      const { id } = await create({ payment_method: 'blik', customer: { deliveryAt: '2026-11-27 22:00:00' } })
      await pay(id, 'blik', '333333')
      kit.setNow(at('22:05:00'))
      await runSandbox(kit.deps, kit.app, PAYMENT_SECRET)
      expect(await read(id)).toMatchObject({ status: 'cancelled', reason: 'kitchen_unavailable' })
    })

    it('for a chosen time leaves the restaurant at least five minutes to answer, or is refunded', async () => {
      const wanted = { payment_method: 'blik', customer: { deliveryAt: '2026-11-27 22:00:00' } } as const
      kit.setNow(at('21:10:00'))
      const [inTime, late, tooLate] = [await create(wanted), await create(wanted), await create(wanted)]
      for (const [{ id }, paidAt] of [
        [inTime, '21:25:00'],
        [late, '21:35:00'],
        [tooLate, '21:35:01'],
      ] as const) {
        kit.setNow(at('21:24:00'))
        await pay(id, 'blik', '777123')
        kit.setNow(at(paidAt))
        await runSandbox(kit.deps, kit.app, PAYMENT_SECRET)
      }
      expect(await read(inTime.id)).toMatchObject({ answer_due_at: '2026-11-27T21:35:00+01:00' })
      expect(await read(late.id)).toMatchObject({ answer_due_at: '2026-11-27T21:40:00+01:00' })
      expect(await read(tooLate.id)).toMatchObject({ status: 'cancelled', reason: 'kitchen_unavailable' })
    })

    it('unpaid: cancelled at the last order, and the capacity is free again', async () => {
      kit.setNow(at('21:25:00'))
      const { id } = await create({ payment_method: 'card_online' })
      kit.setNow(LAST)
      expect(await expireUnpaidOrders(kit.deps)).toBe(1)
      expect((await read(id)).status).toBe('cancelled')
    })
  })

  it('unanswered: cancelled the same evening', async () => {
    kit.setNow(LAST)
    const { id } = await create()
    expect(await expireDueOrders(kit.database.db, at('21:39:59'))).toBe(0)
    expect(await expireDueOrders(kit.database.db, at('21:40:00'))).toBe(1)
    expect(await read(id)).toMatchObject({ status: 'cancelled', reason: 'unanswered' })
  })
})
