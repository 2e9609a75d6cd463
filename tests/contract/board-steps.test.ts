/** @jest-environment ./tests/support/outside-environment.mjs */
import { sql } from 'drizzle-orm'
import { orderSchema } from '@/lib/domain/ordering/order/schema'
import { boardOrderSchema, boardSchema } from '@/lib/domain/panel/board/board-schema'
import { expireDueOrders } from '@/upstream/jobs/orders/expire-due-orders'
import { applyPlannedSteps } from '@/upstream/panel/orders/order-steps'
import { NEAR, orderRequest, PIEROGI, pierogi, ZUREK } from '../support/order-fixture'
import { LODKA, MANUAL } from '../support/seed-fixture'
import { bearer, invited, ownerOf, panelOrderId, type Somebody } from '../support/staff'
import { databases, FRIDAY_NOON, PARTNER_TOKEN, parseAs, sharedKit } from '../support/upstream-kit'

const seconds = (n: number) => new Date(FRIDAY_NOON.getTime() + n * 1000)
const iso = (n: number) => seconds(n).toISOString()

describe.each(databases)('C23 what staff do on the board, on %s', (_, open) => {
  const kit = sharedKit(open)
  let owner: Somebody
  let cook: Somebody
  beforeAll(async () => {
    owner = await ownerOf(kit, LODKA)
    cook = await invited(kit, owner, LODKA, 'kitchen')
  })
  beforeEach(async () => {
    kit.setNow(FRIDAY_NOON)
    await kit.database.db.execute(sql`UPDATE kitchen_slots SET booked = 0`)
  })

  const order = async (changes = {}) => (await kit.send('POST', '/orders', orderRequest(changes))).body.id as string
  const shown = async (id: string) => {
    const { body } = await owner.call('GET', `/panel/${LODKA}/board`)
    const number = await panelOrderId(kit, id)
    return parseAs(boardSchema, body).orders.find((one) => one.id === number)!
  }
  const status = async (id: string) => (await kit.get(`/orders/${id}`)).body.status
  const step = async (id: string, body: object, who = cook, headers = {}) =>
    who.call(
      'POST',
      `/panel/${LODKA}/orders/${await panelOrderId(kit, id)}/steps`,
      { version: (await shown(id)).version, ...body },
      headers,
    )
  const pass = async (n: number) => {
    kit.setNow(seconds(n))
    await applyPlannedSteps(kit.database.db, seconds(n))
  }
  const messages = (id: string) =>
    kit.rows<{ occasion: string }>(
      sql`SELECT occasion FROM messages WHERE order_id = ${id} AND occasion <> 'pending' ORDER BY id`,
    )

  describe('ticks', () => {
    const tick = async (id: string, body: object, who = cook) =>
      who.call('PUT', `/panel/${LODKA}/orders/${await panelOrderId(kit, id)}/ticks`, body)

    it('C23 a dish is ticked and unticked for every screen, and no other step is refused because of it', async () => {
      const id = await order()
      const before = await owner.call('GET', `/panel/${LODKA}/board`)
      const { version } = await shown(id)
      expect((await tick(id, { line: 0, ticked: true })).body).toEqual({ ticked: [0] })
      const after = await owner.call('GET', `/panel/${LODKA}/board`)
      expect(after.body.revision).toBeGreaterThan(before.body.revision)
      expect([(await shown(id)).ticked, (await shown(id)).version]).toEqual([[0], version])
      expect((await step(id, { step: 'accept', ready_in_minutes: 30, version })).status).toBe(200)
      expect((await tick(id, { line: 0, ticked: false }, owner)).body).toEqual({ ticked: [] })
      expect((await shown(id)).ticked).toEqual([])
    })

    it('C23 an unknown line, a finished order and one of another restaurant are refused', async () => {
      const id = await order()
      expect((await tick(id, { line: 40, ticked: true })).status).toBe(422)
      expect((await tick(id, { line: -1, ticked: true })).status).toBe(422)
      expect(
        (await owner.call('PUT', `/panel/${LODKA}/orders/2000000000/ticks`, { line: 0, ticked: true })).status,
      ).toBe(404)
      await step(id, { step: 'decline', reason: 'closed' })
      await pass(11)
      const late = await tick(id, { line: 0, ticked: true })
      expect([late.status, late.body.error.code]).toEqual([409, 'step_impossible'])
    })
  })

  describe('steps of an order', () => {
    it('accepted: the diner is notified after ten seconds, with the minutes counted from the press', async () => {
      const id = await order()
      expect((await shown(id)).suggested_minutes).toBeGreaterThanOrEqual(15)
      const reply = await step(id, { step: 'accept', ready_in_minutes: 30 })
      const view = parseAs(boardOrderSchema, reply.body)
      expect([view.status, view.planned?.step, view.planned?.person]).toEqual(['pending', 'accept', 'Person kitchen'])
      await pass(9)
      expect([await status(id), await messages(id)]).toEqual(['pending', []])
      await pass(10)
      expect([await status(id), await messages(id)]).toEqual(['confirmed', [{ occasion: 'confirmed' }]])
      const after = await shown(id)
      expect([new Date(after.ready_at!).toISOString(), after.planned]).toEqual([iso(1800), null])
    })

    it.each([
      ['needs no minutes and keeps its time', undefined, '18:00', '18:15'],
      ['may be ready earlier and keeps its time', 60, '18:00', '18:15'],
      ['accepted for ten minutes later moves', 70, '18:10', '18:25'],
      ['accepted for an hour and a half later moves', 90, '18:30', '18:45'],
    ])('C1 an order for later %s', async (_name, ready_in_minutes, from, to) => {
      const id = await order({ customer: { deliveryAt: '2026-11-27 18:00:00' } })
      // At 17:00, ten seconds before the plan is carried out.
      kit.setNow(seconds(5 * 3600))
      await step(id, { step: 'accept', ...(ready_in_minutes && { ready_in_minutes }) })
      await pass(5 * 3600 + 10)
      const { eta } = parseAs(orderSchema, (await kit.get(`/orders/${id}`)).body)
      expect(eta).toEqual({ from: `2026-11-27T${from}:00+01:00`, to: `2026-11-27T${to}:00+01:00` })
      expect((await shown(id)).eta).toEqual(eta)
    })

    it('undone: nothing has happened; after ten seconds it is too late', async () => {
      const id = await order()
      await step(id, { step: 'decline', reason: 'too_busy' })
      kit.setNow(seconds(9))
      const reply = await step(id, { step: 'take_back' }, owner)
      expect([reply.status, reply.body.planned, reply.body.steps]).toEqual([200, null, ['accept', 'decline']])
      await pass(30)
      expect([await status(id), await messages(id)]).toEqual(['pending', []])
      await step(id, { step: 'accept', ready_in_minutes: 20 })
      kit.setNow(seconds(40))
      const late = await step(id, { step: 'take_back' })
      expect([late.status, late.body.error.code, late.body.current.planned.step]).toEqual([
        409,
        'take_back_over',
        'accept',
      ])
    })

    it('an outdated version changes nothing and gets the present state; of ten at once one succeeds', async () => {
      const id = await order()
      const { version } = await shown(id)
      const replies = await Promise.all(
        Array.from({ length: 10 }, (_, n) =>
          step(
            id,
            n % 2 ? { step: 'decline', reason: 'other', version } : { step: 'accept', ready_in_minutes: 20, version },
          ),
        ),
      )
      expect(replies.filter((one) => one.status === 200)).toHaveLength(1)
      const refused = replies.filter((one) => one.status === 409)
      expect(refused).toHaveLength(9)
      for (const { body } of refused) {
        expect(body.error.code).toBe('changed_meanwhile')
        expect(parseAs(boardOrderSchema, body.current).planned).not.toBeNull()
      }
    })

    it('a repeat with the same key is answered again, and done once', async () => {
      const id = await order()
      const { version } = await shown(id)
      const key = { 'idempotency-key': 'a-press' }
      const body = { step: 'accept', ready_in_minutes: 20, version }
      const [first, second] = [await step(id, body, cook, key), await step(id, body, cook, key)]
      expect([second.status, second.headers.get('idempotency-replayed')]).toEqual([200, 'true'])
      expect(second.body).toEqual(first.body)
    })

    it('takeout: ready notifies the diner, handing over ends it; a further step does the planned one at once', async () => {
      const id = await order()
      await step(id, { step: 'accept', ready_in_minutes: 20 })
      const reply = await step(id, { step: 'ready' })
      expect([reply.body.status, reply.body.planned.step]).toEqual(['confirmed', 'ready'])
      await pass(10)
      expect(await status(id)).toBe('sent')
      await step(id, { step: 'hand_over' })
      await pass(20)
      expect(await status(id)).toBe('delivered')
    })

    it('delivery: packed, handed over, delivered', async () => {
      const delivery = { delivery_type: 'delivery' as const, customer: { address: NEAR } }
      const { body } = await kit.send('POST', '/orders', orderRequest({ ...delivery, expected_total: 0.01 }))
      const id = await order({ ...delivery, expected_total: body.total })
      await step(id, { step: 'accept', ready_in_minutes: 20 })
      await pass(10)
      await step(id, { step: 'ready' })
      await pass(20)
      expect([await status(id), (await shown(id)).packed_at !== null]).toEqual(['confirmed', true])
      await step(id, { step: 'hand_over' })
      await pass(30)
      expect(await status(id)).toBe('sent')
      await step(id, { step: 'deliver' })
      await pass(40)
      expect(await status(id)).toBe('delivered')
    })

    describe('C23 an order that was handed over is called back', () => {
      const handedOver = async () => {
        const id = await order()
        await step(id, { step: 'accept', ready_in_minutes: 20 })
        await step(id, { step: 'ready' })
        await pass(10)
        await step(id, { step: 'hand_over' })
        await pass(20)
        return id
      }
      const payment = async (id: string) => (await kit.get(`/orders/${id}`)).body.payment.status

      it('within ten minutes of it, without an e-mail and without a change of the payment, and handed over anew', async () => {
        const id = await handedOver()
        const [paid, sent] = [await payment(id), await messages(id)]
        expect([(await shown(id)).handed_over_at && new Date((await shown(id)).handed_over_at!).toISOString()]).toEqual(
          [iso(20)],
        )
        kit.setNow(seconds(619))
        const reply = await step(id, { step: 'call_back' })
        expect([reply.status, reply.body.status, reply.body.handed_over_at, reply.body.steps]).toEqual([
          200,
          'sent',
          null,
          ['hand_over'],
        ])
        expect([await status(id), await payment(id)]).toEqual(['sent', paid])
        await step(id, { step: 'hand_over' })
        await pass(629)
        expect([await status(id), await payment(id), await messages(id)]).toEqual(['delivered', paid, sent])
        const trail = (await owner.call('GET', `/panel/${LODKA}/audit`)).body.items as { action: string }[]
        expect(trail.filter(({ action }) => action === 'called_back_order')).toHaveLength(1)
      })

      it('later, and with an outdated version, it is refused with the present state', async () => {
        const id = await handedOver()
        const old = await step(id, { step: 'call_back', version: 0 })
        expect([old.status, old.body.error.code]).toEqual([409, 'changed_meanwhile'])
        kit.setNow(seconds(620))
        const late = await step(id, { step: 'call_back' })
        expect([late.status, late.body.error.code, late.body.current.status]).toEqual([
          409,
          'call_back_over',
          'delivered',
        ])
        expect(late.body.error.message).toBe('Na cofnięcie wydania jest już za późno.')
      })

      it('an order on its way is called back to the kitchen without a second message of acceptance; a delivered one is not', async () => {
        const delivery = { delivery_type: 'delivery' as const, customer: { address: NEAR } }
        const { body } = await kit.send('POST', '/orders', orderRequest({ ...delivery, expected_total: 0.01 }))
        const id = await order({ ...delivery, expected_total: body.total })
        await step(id, { step: 'accept', ready_in_minutes: 20 })
        await step(id, { step: 'ready' })
        await step(id, { step: 'hand_over' })
        await pass(10)
        expect((await step(id, { step: 'call_back' })).body).toMatchObject({
          status: 'confirmed',
          steps: ['hand_over', 'cancel'],
        })
        expect(await messages(id)).toEqual([{ occasion: 'confirmed' }])
        await step(id, { step: 'hand_over' })
        await step(id, { step: 'deliver' })
        const planned = await step(id, { step: 'call_back' })
        expect([planned.status, planned.body.error.code]).toEqual([409, 'step_impossible'])
      })

      it('where the diner has it by their own word, or a cash register moved it, it is not', async () => {
        const id = await handedOver()
        const other = await order()
        const register = (change: object) => kit.send('PUT', `/partner/orders/${other}`, change, bearer(PARTNER_TOKEN))
        for (const one of [{ status: 'confirmed', ready_in_minutes: 20 }, { status: 'sent' }, { status: 'delivered' }])
          expect((await register(one)).status).toBe(200)
        expect((await step(other, { step: 'call_back' })).body.error.code).toBe('call_back_over')
        // A cash register has no such step, even while the panel has it.
        const back = await kit.send('PUT', `/partner/orders/${id}`, { status: 'sent' }, bearer(PARTNER_TOKEN))
        expect([back.status, back.body.transition?.allowed ?? []]).toEqual([409, []])
      })

      it('C22 an order that was placed for later stays on the board for as long', async () => {
        const id = await order({ customer: { deliveryAt: '2026-11-27 20:00:00' } })
        kit.setNow(seconds(8 * 3600))
        await step(id, { step: 'accept' })
        await step(id, { step: 'ready' })
        await step(id, { step: 'hand_over' })
        await pass(8 * 3600 + 10)
        expect((await shown(id)).status).toBe('delivered')
        kit.setNow(seconds(8 * 3600 + 611))
        expect(await shown(id)).toBeUndefined()
      })
    })

    it('a step that the order is not ready for is 409 with its state; minutes are required and are 15 to 90', async () => {
      const id = await order()
      const impossible = await step(id, { step: 'deliver' })
      expect([impossible.status, impossible.body.error.code]).toEqual([409, 'step_impossible'])
      expect(impossible.body.current.id).toBe(await panelOrderId(kit, id))
      for (const ready_in_minutes of [14, 91])
        expect((await step(id, { step: 'accept', ready_in_minutes })).status).toBe(422)
      expect((await step(id, { step: 'accept' })).body.error.code).toBe('ready_at_required')
      expect((await step(id, { step: 'decline' })).status).toBe(422)
    })

    it('an answer in the last second counts, though it is done after the deadline', async () => {
      const id = await order()
      kit.setNow(seconds(599))
      await step(id, { step: 'accept', ready_in_minutes: 20 })
      kit.setNow(seconds(605))
      await expireDueOrders(kit.database.db, seconds(605))
      expect(await status(id)).toBe('pending')
      await pass(609)
      expect(await status(id)).toBe('confirmed')
    })

    it('an answer before an outage of half an hour counts, ready at the earliest now', async () => {
      const id = await order()
      await step(id, { step: 'accept', ready_in_minutes: 15 })
      kit.setNow(seconds(1800))
      await expireDueOrders(kit.database.db, seconds(1800))
      await pass(1800)
      const after = await shown(id)
      expect([after.status, new Date(after.ready_at!).toISOString()]).toEqual(['confirmed', iso(1800)])
    })

    it('a diner’s cancellation within those ten seconds, or a cash register, takes precedence', async () => {
      const id = await order()
      await step(id, { step: 'accept', ready_in_minutes: 20 })
      expect((await kit.send('POST', `/orders/${id}/cancel`)).status).toBe(200)
      await pass(11)
      expect([await status(id), (await shown(id)).planned]).toEqual(['cancelled', null])
      const other = await order()
      kit.setNow(seconds(20))
      await step(other, { step: 'decline', reason: 'closed' })
      const confirmed = { status: 'confirmed', ready_in_minutes: 20 }
      await kit.send('PUT', `/partner/orders/${other}`, confirmed, bearer(PARTNER_TOKEN))
      await pass(31)
      expect(await status(other)).toBe('confirmed')
    })

    it('two processes that do the planned steps at once do each once, under the name of the person who planned it', async () => {
      const id = await order()
      await step(id, { step: 'accept', ready_in_minutes: 20 })
      kit.setNow(seconds(11))
      await Promise.all(Array.from({ length: 4 }, () => applyPlannedSteps(kit.database.db, seconds(11))))
      const trail = await kit.rows<{
        toState: string
        staffId: string
      }>(sql`SELECT to_state AS "toState", staff_id AS "staffId" FROM order_audit
          WHERE order_id = ${id} AND by = 'restaurant'`)
      expect(trail.map(({ toState, staffId }) => [toState, Number(staffId)])).toEqual([['confirmed', cook.personId]])
    })

    it('an order of another restaurant does not exist', async () => {
      const id = await panelOrderId(kit, await order())
      const other = await ownerOf(kit, MANUAL)
      const body = { step: 'decline', reason: 'other', version: 0 }
      expect((await other.call('POST', `/panel/${MANUAL}/orders/${id}/steps`, body)).status).toBe(404)
    })
  })

  describe('the kitchen', () => {
    const soldOut = (body: object) => cook.call('PUT', `/panel/${LODKA}/sold-out`, body)
    const refusals = async (products: object[]) => {
      const cart = { restaurant_id: LODKA, delivery_type: 'takeout', products }
      return (await kit.send('POST', '/carts/quote', cart)).body.refusals as string[]
    }
    const zurek = { product_id: ZUREK, amount: 1, answers: [] }

    it('a dish that is sold out is refused in the cart and as an order, until tomorrow’s opening', async () => {
      expect(await refusals([zurek])).toEqual([])
      expect((await soldOut({ product_id: ZUREK, for: 'tomorrow' })).body.items).toEqual([
        { product_id: ZUREK, option_id: null, until: '2026-11-28T12:00:00+01:00' },
      ])
      expect(await refusals([zurek])).toContain('product_unavailable')
      const { body } = await kit.send('POST', '/orders', orderRequest({ products: [zurek], expected_total: 19 }))
      expect(body.error.code).toBe('product_unavailable')
      const menu = (await kit.get(`/restaurants/${LODKA}/menu`)).body
      const dish = menu.categories[0].products.find(({ id }: { id: number }) => id === ZUREK)
      expect(dish.available).toBe(false)
      kit.setNow(new Date('2026-11-28T12:00:00+01:00'))
      expect(await refusals([zurek])).toEqual([])
      await soldOut({ product_id: ZUREK, for: null })
    })

    it('one option alone; made available again by hand; only dishes of the menu', async () => {
      await soldOut({ product_id: PIEROGI, option_id: 1002, for: 'further_notice' })
      expect(await refusals([pierogi(1, 1002)])).not.toEqual([])
      expect(await refusals([pierogi(1, 1001)])).toEqual([])
      await soldOut({ product_id: PIEROGI, option_id: 1002, for: null })
      expect(await refusals([pierogi(1, 1002)])).toEqual([])
      expect((await soldOut({ product_id: 999, for: 'closing' })).status).toBe(404)
      expect((await soldOut({ product_id: PIEROGI, option_id: 999, for: 'closing' })).status).toBe(404)
    })

    const load = (who: Somebody, seen: unknown, to: unknown) =>
      who.call('PUT', `/panel/${LODKA}/kitchen-load`, { seen, kitchen_load: to })

    it('busy for a stated time, which ends by itself; a screen with an old view overwrites nothing', async () => {
      const busy = { kind: 'busy', minutes: 30, until: iso(3600) }
      const first = await load(cook, null, busy)
      expect(first.body.orders_paused).toEqual({ reason: null, until: iso(3600), busy_minutes: 30 })
      const old = await load(owner, null, { kind: 'paused', reason: 'other', until: null })
      expect([old.status, old.body.error.code, old.body.current.orders_paused.busy_minutes]).toEqual([
        409,
        'changed_meanwhile',
        30,
      ])
      kit.setNow(seconds(3601))
      // A pause that has ended is none, even while the database still holds it.
      expect((await load(owner, null, { kind: 'paused', reason: 'too-many-orders', until: null })).status).toBe(200)
      expect(await refusals([zurek])).toContain('paused')
      const seen = { reason: 'too-many-orders', until: null }
      expect((await load(cook, seen, null)).body.orders_paused).toBeNull()
      expect(await refusals([zurek])).toEqual([])
    })

    it.each([
      ['busy for longer than an hour more', { kind: 'busy', minutes: 65, until: iso(600) }],
      ['busy for ever', { kind: 'busy', minutes: 20, until: null }],
      ['busy until tomorrow', { kind: 'busy', minutes: 20, until: iso(24 * 3600) }],
      ['paused until a moment ago', { kind: 'paused', reason: 'other', until: iso(-60) }],
      ['paused for no known reason', { kind: 'paused', reason: 'tired', until: null }],
    ])('refuses %s', async (_name, body) => expect((await load(cook, null, body)).status).toBe(422))

    it('orders a quarter of an hour, for tonight alone', async () => {
      const limit = (orders_per_quarter: number | null) =>
        owner.call('PUT', `/panel/${LODKA}/kitchen-limit`, { orders_per_quarter })
      expect((await limit(0)).body.kitchen_limit).toEqual({
        orders_per_quarter: 0,
        until: '2026-11-28T05:00:00+01:00',
      })
      expect(await refusals([zurek])).toContain('no_capacity')
      kit.setNow(new Date('2026-11-28T12:00:00+01:00'))
      expect(await refusals([zurek])).toEqual([])
      kit.setNow(FRIDAY_NOON)
      expect((await limit(null)).body.kitchen_limit).toBeNull()
      expect(await refusals([zurek])).toEqual([])
    })

    it('a host sets neither; the board and the trail show the setting and the person', async () => {
      const host = await invited(kit, owner, LODKA, 'host')
      expect((await load(host, null, null)).status).toBe(403)
      await soldOut({ product_id: ZUREK, for: 'closing' })
      const { body } = await owner.call('GET', `/panel/${LODKA}/board`)
      expect(parseAs(boardSchema, body).sold_out.map(({ product_id }) => product_id)).toEqual([ZUREK])
      const trail = (await owner.call('GET', `/panel/${LODKA}/audit?limit=100`)).body.items
      const last = trail.find(({ action }: { action: string }) => action === 'set_sold_out')
      expect([last.person.name, last.subject]).toEqual(['Person kitchen', String(ZUREK)])
      await soldOut({ product_id: ZUREK, for: null })
    })
  })
})
