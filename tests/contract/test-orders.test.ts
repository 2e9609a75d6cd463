/** @jest-environment ./tests/support/outside-environment.mjs */
import { sql } from 'drizzle-orm'
import { expireDueOrders } from '@/upstream/jobs/orders/expire-due-orders'
import { planReminders } from '@/upstream/mail/plan-reminders'
import { advanceAlarms } from '@/upstream/panel/alarms/advance-alarms'
import { pauseUnanswered } from '@/upstream/panel/alarms/pause-unanswered'
import { applyPlannedSteps } from '@/upstream/panel/orders/order-steps'
import { restaurantToken } from '@/upstream/staff-token'
import { aDraft } from '../support/draft'
import { cafe, copyOf, pizzeria, tables } from '../support/restaurant-files'
import { bearer, invited, type Somebody } from '../support/staff'
import { databases, FRIDAY_NOON, PARTNER_TOKEN, sharedKit } from '../support/upstream-kit'

const LUBJE = { 'x-tenant': 'lubje' }

describe.each(databases)('C33 what a restaurant tries out on %s', (_, open) => {
  const kit = sharedKit(open)
  beforeEach(() => kit.setNow(FRIDAY_NOON))

  const later = (seconds: number) => kit.setNow(new Date(kit.deps.now().getTime() + seconds * 1000))
  const make = (who: Somebody, id: number, kind: string) => who.call('POST', `/panel/${id}/tests`, { kind })
  const board = async (who: Somebody, id: number) => (await who.call('GET', `/panel/${id}/board`)).body
  const testOf = async (who: Somebody, id: number, kind: string) =>
    (await who.call('GET', `/panel/${id}/opening`)).body.tests.find((one: { kind: string }) => one.kind === kind)
  const countOf = async (query: ReturnType<typeof sql>) => Number((await kit.rows<{ n: string }>(query))[0]?.n)
  const messages = () =>
    countOf(sql`SELECT count(*) AS n FROM messages WHERE order_id IS NOT NULL OR reservation_id IS NOT NULL`)

  /** A step on the board, and eleven seconds later, when it cannot be taken back any more. */
  async function step(who: Somebody, id: number, body: object) {
    const [{ id: number, version }] = (await board(who, id)).orders
    const { status } = await who.call('POST', `/panel/${id}/orders/${number}/steps`, { ...body, version })
    expect(status).toBe(200)
    later(11)
    await applyPlannedSteps(kit.database.db, kit.deps.now())
  }

  it('a test order of a draft is accepted and handed over; nobody pays, nobody is told, nothing counts it', async () => {
    const orders = { ...pizzeria.orders!, paymentMethods: ['blik' as const], ordersPerSlot: 1 }
    const { id, owner } = await aDraft(kit, 'lublin-proba-zamowienia', { orders })
    const before = await messages()
    expect((await make(owner, id, 'order')).status).toBe(201)
    const [order] = (await board(owner, id)).orders
    expect(order).toMatchObject({
      is_test: true,
      status: 'pending',
      payment: { method: 'cash', status: 'new' },
      customer: { customer_firstname: 'Próba', email: '' },
    })
    expect(order.total).toBeGreaterThan(0)
    expect(await testOf(owner, id, 'order')).toMatchObject({ is_accepted: false, open: { id: order.id } })
    expect((await make(owner, id, 'order')).body.error.code).toBe('test_under_way')

    await step(owner, id, { step: 'accept', ready_in_minutes: 20 })
    expect(await testOf(owner, id, 'order')).toMatchObject({ is_accepted: true, open: { id: order.id } })
    const register = bearer(restaurantToken(PARTNER_TOKEN, id))
    expect((await kit.get('/partner/orders', register)).body.items).toEqual([])
    await step(owner, id, { step: 'ready' })
    await step(owner, id, { step: 'hand_over' })
    expect(await testOf(owner, id, 'order')).toMatchObject({ is_accepted: true, open: null })

    expect(await messages()).toBe(before)
    const { total, by_method, answers, orders: listed } = (await owner.call('GET', `/panel/${id}/report`)).body
    expect([total, by_method, answers.count, listed]).toEqual([{ orders: 0, grosze: 0 }, [], 0, []])
    expect(await countOf(sql`SELECT count(*) AS n FROM kitchen_slots WHERE restaurant_id = ${id}`)).toBe(0)
    const trail = (await owner.call('GET', `/panel/${id}/audit`)).body.items
    expect(trail.find(({ action }: { action: string }) => action === 'made_test_order')).toMatchObject({
      subject: order.id,
      person: { id: owner.personId },
    })
  })

  it('an order may be tried before the first opening, and its cancelling gives back no place that it never took', async () => {
    const { id, owner } = await aDraft(kit, 'lublin-przed-otwarciem')
    kit.setNow(new Date('2026-11-27T08:00:00+01:00'))
    expect((await make(owner, id, 'order')).status).toBe(201)
    const slot = sql`date_bin('15 minutes', ${kit.deps.now().toISOString()}::timestamptz + interval '20 minutes', 'epoch')`
    await kit.database.db.execute(sql`INSERT INTO kitchen_slots (restaurant_id, starts_at, capacity, booked)
      VALUES (${id}, ${slot}, 6, 3)`)
    await step(owner, id, { step: 'decline', reason: 'item_unavailable' })
    const [order] = (await board(owner, id)).orders
    expect(order.status).toBe('declined')
    expect(await countOf(sql`SELECT booked AS n FROM kitchen_slots WHERE restaurant_id = ${id}`)).toBe(3)
    expect(await testOf(owner, id, 'order')).toMatchObject({ is_accepted: false, open: null })
  })

  it('a dish that asks for an answer gets one', async () => {
    const { menu } = copyOf(cafe)
    menu!.categories.length = 1
    menu!.discounts = []
    const [latte] = menu!.categories[0]!.products
    latte!.goesWith = []
    for (const option of (latte!.questions![0] as { options: { default?: boolean }[] }).options) delete option.default
    const { id, owner } = await aDraft(kit, 'lublin-pytanie', { menu: menu! }, cafe)
    expect((await make(owner, id, 'order')).status).toBe(201)
    expect((await board(owner, id)).orders[0].products[0].choices).toEqual(['Krowie'])
  })

  it('tests that nobody answers pause nothing and call nobody', async () => {
    const { id, owner } = await aDraft(kit, 'lublin-bez-odpowiedzi')
    for (let n = 0; n < 3; n++) {
      expect((await make(owner, id, 'order')).status).toBe(201)
      expect((await board(owner, id)).alarms).toHaveLength(1)
      later(5 * 60)
      await advanceAlarms(kit.database.db, kit.deps.now())
      later(6 * 60)
      await expireDueOrders(kit.database.db, kit.deps.now())
      await pauseUnanswered(kit.database.db, 2, kit.deps.now())
    }
    expect((await board(owner, id)).orders_paused).toBeNull()
    expect(await countOf(sql`SELECT count(*) AS n FROM alarm_notices WHERE restaurant_id = ${id}`)).toBe(0)
  })

  it('a test reservation stands at the first free table, is marked, and frees it when it is called off', async () => {
    const { id, owner } = await aDraft(kit, 'lublin-proba-rezerwacji', {}, tables)
    const before = await messages()
    expect((await make(owner, id, 'reservation')).status).toBe(201)
    const test = await testOf(owner, id, 'reservation')
    expect(test).toMatchObject({ is_accepted: true, open: { reserved_on: '2026-11-27 14:00:00' } })
    const [visit] = (await board(owner, id)).reservations
    expect(visit).toMatchObject({ is_test: true, customer_name: 'Próba', email: '', guests_number: 2, tables: ['P1'] })
    expect(
      (await kit.get('/partner/reservations?day=2026-11-27', bearer(restaurantToken(PARTNER_TOKEN, id)))).body.items,
    ).toEqual([])
    expect((await make(owner, id, 'reservation')).body.error.code).toBe('test_under_way')

    const { id: visitId, version } = visit
    const cancelled = await owner.call('POST', `/panel/${id}/reservations/${visitId}/steps`, {
      step: 'cancel',
      version,
    })
    expect(cancelled.status).toBe(200)
    expect(
      await countOf(sql`SELECT count(*) AS n FROM occupations WHERE restaurant_id = ${id} AND ended_at IS NULL`),
    ).toBe(0)
    expect(await testOf(owner, id, 'reservation')).toMatchObject({ is_accepted: true, open: null })
    await planReminders(kit.database.db, kit.deps.now())
    expect(await messages()).toBe(before)
    expect((await owner.call('GET', `/panel/${id}/report`)).body.tables).toMatchObject({
      visits: 0,
      cancelled: 0,
      unmarked: 0,
    })
  })

  it('one that is confirmed by hand waits for it, and counts once it is confirmed', async () => {
    const reservations = { ...tables.reservations, autoConfirmBefore: null }
    const { id, owner } = await aDraft(kit, 'lublin-potwierdzana', { reservations }, tables)
    await make(owner, id, 'reservation')
    expect(await testOf(owner, id, 'reservation')).toMatchObject({ is_accepted: false })
    const [{ id: visitId, version }] = (await board(owner, id)).reservations
    const step = { step: 'confirm', version }
    expect((await owner.call('POST', `/panel/${id}/reservations/${visitId}/steps`, step)).status).toBe(200)
    expect(await testOf(owner, id, 'reservation')).toMatchObject({ is_accepted: true })
  })

  it('what is not offered or not there cannot be tried', async () => {
    const onlyTables = await aDraft(kit, 'lublin-bez-zamowien', { rooms: [], combinations: [] }, tables)
    expect((await make(onlyTables.owner, onlyTables.id, 'order')).body.error.code).toBe('nothing_to_test')
    const lacking = await make(onlyTables.owner, onlyTables.id, 'reservation')
    expect([lacking.body.error.code, lacking.body.error.fields]).toEqual(['not_ready', { tables: 'missing' }])
    expect(await testOf(onlyTables.owner, onlyTables.id, 'reservation')).toMatchObject({ lacks: ['tables'] })
  })

  it('who cooks or serves makes none; a suspended restaurant may, and its board has its menu', async () => {
    const { id, owner } = await aDraft(kit, 'lublin-zawieszona-proba')
    const host = await invited(kit, owner, id, 'host')
    expect((await make(host, id, 'order')).body.error.code).toBe('role_missing')
    await owner.call('POST', `/panel/${id}/opening`)
    const change = { state: 'suspended', reason: 'Remont' }
    await kit.send('PUT', `/operations/restaurants/${id}/state`, change, bearer(PARTNER_TOKEN))
    expect((await kit.get(`/restaurants/${id}/menu`, LUBJE)).status).toBe(404)
    const menu = await host.call('GET', `/panel/${id}/menu`)
    expect([menu.status, menu.body.categories[0].name]).toEqual([200, 'Pizza'])
    expect((await make(owner, id, 'order')).status).toBe(201)
  })

  it('two presses at once make one', async () => {
    const { id, owner } = await aDraft(kit, 'lublin-dwa-razy')
    const replies = await Promise.all([make(owner, id, 'order'), make(owner, id, 'order')])
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409])
  })
})
