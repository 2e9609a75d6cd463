/** @jest-environment ./tests/support/outside-environment.mjs */
import { sql } from 'drizzle-orm'
import { type ContentReport, enquiryAnswerSchema, type PartnerEnquiry } from '@/lib/domain/partner-enquiry/schema'
import { deleteExpiredData } from '@/upstream/jobs/delete-expired-data'
import { expireDueOrders } from '@/upstream/jobs/orders/expire-due-orders'
import { planReminders } from '@/upstream/mail/plan-reminders'
import { restaurantToken } from '@/upstream/panel/accounts/derived-tokens'
import { advanceAlarms } from '@/upstream/panel/alarms/advance-alarms'
import { pauseUnanswered } from '@/upstream/panel/alarms/pause-unanswered'
import { applyPlannedSteps } from '@/upstream/panel/orders/order-steps'
import { aDraft } from '../support/draft'
import { cafe, copyOf, pizzeria, tables, type WrittenFile } from '../support/restaurant-files'
import { bearer, enrolled, invited, type Somebody } from '../support/staff'
import { databases, FRIDAY_NOON, PARTNER_TOKEN, parseAs, sharedKit } from '../support/upstream-kit'

const enquiry: PartnerEnquiry = {
  name: 'Anna Nowak',
  nip: '5260250274',
  venue: 'Pod Lipą',
  city: 'Leszno',
  phone: '+48600100200',
  email: 'anna@podlipa.pl',
  merchant_type: 'want-to-reduce-cost',
  plan: 'M',
  consent: true,
}

const report: ContentReport = {
  kind: 'notice',
  name: 'Jan Kowalski',
  email: 'jan@example.pl',
  about: 'https://lubje.pl/restaurants/12',
  message: 'Zdjęcie jest moje i nie dałem zgody.',
  good_faith: true,
}

describe.each(databases)('leads on %s', (_, open) => {
  const kit = sharedKit(open)
  beforeEach(() => kit.database.db.execute(sql`DELETE FROM enquiries`))

  const rows = () => kit.rows<Record<string, unknown>>(sql`SELECT * FROM enquiries`)

  it('C10 a restaurant’s enquiry about a plan is stored with all its fields', async () => {
    const { status, body } = await kit.send('POST', '/leads', enquiry)
    expect(status).toBe(201)
    const { number } = parseAs(enquiryAnswerSchema, body)
    const { name, email, ...details } = enquiry
    expect(await rows()).toEqual([
      expect.objectContaining({ number, tenant: 'lubje', kind: 'partner', name, email, details }),
    ])
  })

  it('C10 an invalid field is refused with its name', async () => {
    const { status, body } = await kit.send('POST', '/leads', { ...enquiry, nip: '5260250275' })
    expect([status, Object.keys(body.error.fields)]).toEqual([422, ['nip']])
    expect(await rows()).toEqual([])
  })

  it('a report of unlawful content names the place of the content and states good faith', async () => {
    expect((await kit.send('POST', '/notices', report)).status).toBe(201)
    expect(await rows()).toEqual([expect.objectContaining({ kind: 'notice', name: report.name })])
    expect((await kit.send('POST', '/notices', { ...report, good_faith: false })).status).toBe(422)
    const complaint = { ...report, kind: 'complaint', about: '', good_faith: false }
    expect((await kit.send('POST', '/notices', complaint)).status).toBe(201)
  })

  it('C19 the log contains that an enquiry came, without its sender', async () => {
    kit.logged.length = 0
    const { body } = await kit.send('POST', '/leads', enquiry)
    const log = kit.logged.join('\n')
    expect(log).toContain(body.number)
    for (const secret of [enquiry.name, enquiry.email, enquiry.phone, enquiry.nip]) expect(log).not.toContain(secret)
  })

  it('C19 is deleted after 12 months', async () => {
    kit.setNow(FRIDAY_NOON)
    await kit.send('POST', '/leads', enquiry)
    await deleteExpiredData(kit.database.db, new Date('2027-11-27T11:59:00+01:00'))
    expect(await rows()).toHaveLength(1)
    await deleteExpiredData(kit.database.db, new Date('2027-11-27T12:01:00+01:00'))
    expect(await rows()).toEqual([])
  })
})

describe.each(databases)('C33 the first day of a restaurant on %s', (_, open) => {
  const LUBJE = { 'x-tenant': 'lubje' }

  const master = bearer(PARTNER_TOKEN)

  const kit = sharedKit(open)

  const draft = (key: string, changes: Partial<WrittenFile> = {}, from = pizzeria) => aDraft(kit, key, changes, from)
  const opening = async (who: Somebody, id: number) => (await who.call('GET', `/panel/${id}/opening`)).body
  const openBy = (who: Somebody, id: number) => who.call('POST', `/panel/${id}/opening`)
  const isSeen = async (id: number) => (await kit.get(`/restaurants/${id}`, LUBJE)).status === 200

  it('C33 the owner sees the met requirements, opens the draft, and diners find it; a second press changes nothing', async () => {
    const { id, owner } = await draft('lublin-pierwszy-dzien')
    expect((await owner.call('GET', '/staff/session')).body.restaurants).toMatchObject([{ id, state: 'draft' }])
    const needs = ['place', 'hours', 'tables', 'menu', 'terms', 'trader'].map((need) => ({ need, is_met: true }))
    expect(await opening(owner, id)).toMatchObject({
      state: 'draft',
      reason: null,
      needs,
      payment_methods: ['blik', 'card_online', 'cash'],
      tests: [
        { kind: 'reservation', is_accepted: false, lacks: [], open: null },
        { kind: 'order', is_accepted: false, lacks: [], open: null },
      ],
    })
    expect(await isSeen(id)).toBe(false)
    const opened = await openBy(owner, id)
    expect([opened.status, opened.body.state]).toEqual([200, 'open'])
    expect((await openBy(owner, id)).body.state).toBe('open')
    expect(await isSeen(id)).toBe(true)
    const trail = (await owner.call('GET', `/panel/${id}/audit`)).body.items
    expect(trail.filter(({ action }: { action: string }) => action === 'opened_restaurant')).toHaveLength(1)
  })

  it('C33 it stays a draft while something is missing that it offers', async () => {
    const { id, owner } = await draft('lublin-bez-menu', { rooms: [], menu: { categories: [], discounts: [] } })
    const { needs } = await opening(owner, id)
    expect(needs).toEqual([
      { need: 'place', is_met: true },
      { need: 'hours', is_met: true },
      { need: 'tables', is_met: false },
      { need: 'menu', is_met: false },
      { need: 'terms', is_met: true },
      { need: 'trader', is_met: true },
    ])
    const refused = await openBy(owner, id)
    expect([refused.status, refused.body.error.code]).toEqual([409, 'not_ready'])
    expect(refused.body.error.fields).toEqual({ tables: 'missing', menu: 'missing' })
    expect((await opening(owner, id)).state).toBe('draft')
  })

  it('C33 a restaurant needs nothing for what it does not offer', async () => {
    const { id, owner } = await draft('lublin-same-stoliki', {}, tables)
    const { needs, payment_methods } = await opening(owner, id)
    expect(needs.map(({ need }: { need: string }) => need)).toEqual(['place', 'hours', 'tables', 'trader'])
    expect(payment_methods).toEqual([])
  })

  it('C21 a manager reads it and opens nothing, nor does an owner by PIN; a cook or host does not read it', async () => {
    const { id, owner } = await draft('lublin-role')
    const manager = await invited(kit, owner, id, 'manager')
    expect((await opening(manager, id)).state).toBe('draft')
    expect((await openBy(manager, id)).body.error.code).toBe('role_missing')
    for (const role of ['host', 'kitchen'] as const)
      expect((await opening(await invited(kit, owner, id, role), id)).error.code).toBe('role_missing')
    await owner.call('PUT', `/panel/${id}/pin`, { pin: '739164' })
    const device = await enrolled(owner, id)
    const credentials = { person_id: owner.personId, pin: '739164' }
    const byPin = await kit.send('POST', '/staff/device/sessions', credentials, bearer(device.token))
    const reply = await kit.send('POST', `/panel/${id}/opening`, undefined, bearer(byPin.body.token))
    expect([reply.status, reply.body.error.code]).toEqual([403, 'link_session_required'])
  })

  it('C33 a suspension by operations is shown with its reason, and only operations end it', async () => {
    const { id, owner } = await draft('lublin-w-remoncie')
    await openBy(owner, id)
    const state = (change: object) => kit.send('PUT', `/operations/restaurants/${id}/state`, change, master)
    await state({ state: 'suspended', reason: 'Remont do piątku' })
    expect(await opening(owner, id)).toMatchObject({ state: 'suspended', reason: 'Remont do piątku' })
    expect((await openBy(owner, id)).body.error.code).toBe('illegal_transition')
    expect((await state({ state: 'open' })).status).toBe(200)
    expect(await opening(owner, id)).toMatchObject({ state: 'open', reason: null })
  })
})

describe.each(databases)('C33 what a restaurant tries out on %s', (_, open) => {
  const LUBJE = { 'x-tenant': 'lubje' }

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

  /** A step on the board, then eleven seconds, after which it cannot be undone. */
  async function step(who: Somebody, id: number, body: object) {
    const [{ id: number, version }] = (await board(who, id)).orders
    const { status } = await who.call('POST', `/panel/${id}/orders/${number}/steps`, { ...body, version })
    expect(status).toBe(200)
    later(11)
    await applyPlannedSteps(kit.database.db, kit.deps.now())
  }

  it('a test order of a draft is accepted and handed over, without payment, messages and statistics', async () => {
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

  it('a dish with a required question gets an answer', async () => {
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

  it('unanswered tests pause nothing and alert nobody', async () => {
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

  it('a test reservation gets the first free table, is marked, and frees it when it is cancelled', async () => {
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

  it('dishes and times that are not offered cannot be tried', async () => {
    const onlyTables = await aDraft(kit, 'lublin-bez-zamowien', { rooms: [], combinations: [] }, tables)
    expect((await make(onlyTables.owner, onlyTables.id, 'order')).body.error.code).toBe('nothing_to_test')
    const lacking = await make(onlyTables.owner, onlyTables.id, 'reservation')
    expect([lacking.body.error.code, lacking.body.error.fields]).toEqual(['not_ready', { tables: 'missing' }])
    expect(await testOf(onlyTables.owner, onlyTables.id, 'reservation')).toMatchObject({ lacks: ['tables'] })
  })

  it('a cook or host makes no tests; a suspended restaurant may, and its board has its menu', async () => {
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
