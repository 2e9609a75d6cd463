/** @jest-environment ./tests/support/outside-environment.mjs */
import { addMinutes } from 'date-fns/addMinutes'
import { sql } from 'drizzle-orm'
import type { QueueItem } from '@/lib/domain/console/queue'
import type { SettingsVersion } from '@/lib/domain/restaurant/settings/wire'
import { orderRequest } from '../support/order-fixture'
import { reservationRequest } from '../support/requests'
import { LODKA, MANUAL, NON_PARTNER } from '../support/seed-fixture'
import { brandPerson, ownerOf, panelOrderId, panelReservationId, type Somebody } from '../support/staff'
import { FRIDAY_NOON, type Kit, openKit, openTestPostgres } from '../support/upstream-kit'

describe('C38 the queue of a brand', () => {
  let kit: Kit
  let ola: Somebody
  let jan: Somebody
  beforeEach(async () => {
    kit = await openKit(openTestPostgres)
    ola = await brandPerson(kit, 'operator')
    jan = await brandPerson(kit, 'operator')
  })
  afterEach(() => kit.close())

  const queue = async (query = '') => (await ola.call('GET', `/console/queue${query}`)).body
  const kinds = async () => (await queue()).items.map(({ kind }: QueueItem) => kind)
  const claim = (by: Somebody, item: Pick<QueueItem, 'kind' | 'subject'>, to: number | null, seen: number | null) =>
    by.call('POST', '/console/queue/claims', { kind: item.kind, subject: item.subject, to, seen })
  const reportOf = (kind: string) => ({
    kind,
    name: 'Anna Pisze',
    email: 'anna@example.pl',
    about: `https://lubje.pl/restaurants/${LODKA}`,
    message: 'Na tej stronie są cudze zdjęcia.',
    good_faith: true,
  })
  const enquiry = {
    name: 'Jan Kowalski',
    nip: '5260250274',
    venue: 'Bar Pod Lipą',
    city: 'Lublin',
    phone: '+48600700800',
    email: 'jan@pod-lipa.example',
    merchant_type: 'want-to-reduce-cost',
    plan: 'M',
    consent: true,
  }
  const requested = async () => {
    const { body } = await kit.send('POST', '/reservations', reservationRequest({ restaurant_id: NON_PARTNER }))
    return { code: body.code as string, id: await panelReservationId(kit, body.code) }
  }

  it('a request at a restaurant that is no partner is listed with its deadline; a decision removes it and notifies the guest', async () => {
    const { code, id } = await requested()
    const [item] = (await queue()).items
    expect(item).toMatchObject({
      kind: 'request',
      subject: String(id),
      claim: null,
      restaurant: { id: NON_PARTNER },
      reservation: { guests_number: expect.any(Number), customer_name: expect.any(String) },
    })
    const { body } = await kit.get(`/reservations/${code}`)
    expect(new Date(item.due_at)).toEqual(new Date(body.answer_due_at))
    expect((await ola.call('PUT', `/console/reservations/${id}`, { status: 'confirmed' })).status).toBe(200)
    expect((await kit.get(`/reservations/${code}`)).body.status).toBe('confirmed')
    expect((await queue()).items).toEqual([])
    expect((await jan.call('POST', `/console/reservations/${id}/take-back`)).status).toBe(200)
    expect((await queue()).items[0]).toMatchObject({ kind: 'request', due_at: item.due_at })
    await ola.call('PUT', `/console/reservations/${id}`, { status: 'confirmed' })
    kit.setNow(new Date(FRIDAY_NOON.getTime() + 11_000))
    expect((await ola.call('POST', `/console/reservations/${id}/take-back`)).body.error.code).toBe('take_back_over')
    const messages = await kit.rows<{ state: string }>(
      sql`SELECT state FROM messages WHERE reservation_id = ${id} AND occasion = 'confirmed' ORDER BY id`,
    )
    expect(messages.map(({ state }) => state)).toEqual(['dropped', 'waiting'])
    await kit.send('POST', `/reservations/${code}/cancel`)
    for (const by of ['restaurant', 'operations', 'guest']) {
      await kit.database.db.execute(sql`UPDATE reservations SET cancelled_by = ${by} WHERE id = ${id}`)
      const told = { kind: 'call_off', subject: String(id), restaurant: { id: NON_PARTNER } }
      expect((await queue()).items).toMatchObject(by === 'restaurant' ? [] : [told])
    }
    for (const _ of [1, 2])
      expect((await ola.call('POST', `/console/reservations/${id}/restaurant-notified`)).status).toBe(200)
    expect((await queue()).items).toEqual([])
    const trail = await kit.rows<{ staffId: string; tenant: string; restaurantId: number }>(
      sql`SELECT staff_id AS "staffId", tenant, restaurant_id AS "restaurantId" FROM staff_audit WHERE action = 'reservation_confirm' LIMIT 1`,
    )
    expect(trail.map((row) => ({ ...row, staffId: Number(row.staffId) }))).toEqual([
      { staffId: ola.personId, tenant: 'lubje', restaurantId: NON_PARTNER },
    ])
  })

  it('of two who claim a case at once one gets it; it is handed on and released; the trail has both', async () => {
    await requested()
    const [item] = (await queue()).items
    const [first, second] = await Promise.all([
      claim(ola, item, ola.personId, null),
      claim(jan, item, jan.personId, null),
    ])
    expect([first.status, second.status].sort()).toEqual([200, 409])
    const [winner, loser] = first.status === 200 ? [ola, jan] : [jan, ola]
    expect((first.status === 200 ? second : first).body.error.code).toBe('claimed_meanwhile')
    expect((await queue()).items[0].claim.id).toBe(winner.personId)
    expect((await claim(winner, item, winner.personId, null)).status).toBe(200)
    expect((await claim(winner, item, loser.personId, winner.personId)).status).toBe(200)
    expect((await claim(winner, item, null, winner.personId)).body.error.code).toBe('claimed_meanwhile')
    expect((await claim(loser, item, null, loser.personId)).status).toBe(200)
    expect((await queue()).items[0].claim).toBeNull()
    const admin = await brandPerson(kit, 'admin')
    const actions = (await admin.call('GET', '/console/audit')).body.items.map(
      ({ action }: { action: string }) => action,
    )
    expect(actions).toEqual(expect.arrayContaining(['took_case', 'handed_on_case', 'released_case']))
  })

  it('a claim ends with the role of its person; a closed case cannot be claimed', async () => {
    await requested()
    const [item] = (await queue()).items
    await claim(jan, item, jan.personId, null)
    const admin = await brandPerson(kit, 'admin')
    await admin.call('DELETE', `/console/people/${jan.personId}`)
    expect((await queue()).items[0].claim).toBeNull()
    expect((await claim(ola, item, ola.personId, null)).status).toBe(200)
    await ola.call('PUT', `/console/reservations/${item.subject}`, { status: 'declined', reason: 'Brak miejsc.' })
    expect((await claim(ola, item, null, ola.personId)).body.error.code).toBe('case_closed')
  })

  it('the alarm counts unclaimed urgent cases, and its revision changes with each move', async () => {
    const alarm = async () => (await ola.call('GET', '/console/alarm')).body
    const empty = await alarm()
    expect(empty).toMatchObject({ waiting: 0, level: 'silent' })
    await kit.send('POST', '/notices', reportOf('complaint'))
    expect((await alarm()).waiting).toBe(0)
    await requested()
    // More than a day is left: the alarm stays silent.
    expect(await alarm()).toMatchObject({ waiting: 0, level: 'silent', open: 2 })
    const item = (await queue('?kind=request')).items[0]
    kit.setNow(addMinutes(new Date(item.due_at), -20 * 60))
    const waiting = await alarm()
    expect(waiting).toMatchObject({ waiting: 1, level: 'normal' })
    kit.setNow(addMinutes(new Date(item.due_at), -8 * 60))
    expect((await alarm()).waiting).toBe(0)
    kit.setNow(addMinutes(new Date(item.due_at), -10))
    expect((await alarm()).level).toBe('loud')
    await claim(ola, item, ola.personId, null)
    const taken = await alarm()
    expect([taken.waiting, taken.open, taken.level]).toEqual([0, 2, 'silent'])
    // The person with the case has gone home: the alarm sounds for the others again.
    kit.setNow(addMinutes(new Date(item.due_at), 25))
    const alarmOf = async (person: Somebody) => (await person.call('GET', '/console/alarm')).body
    expect((await alarmOf(jan)).waiting).toBe(1)
    await claim(jan, item, jan.personId, ola.personId)
    expect(await alarm()).toMatchObject({ waiting: 0, taken_over: [{ kind: 'request', by: 'Brand operator' }] })
    await claim(jan, item, ola.personId, jan.personId)
    expect(await alarm()).toMatchObject({ waiting: 1, handed: [{ kind: 'request', by: 'Brand operator' }] })
    await claim(ola, item, ola.personId, ola.personId)
    expect(await alarm()).toMatchObject({ waiting: 0, handed: [] })
    expect(new Set([empty.revision, waiting.revision, taken.revision]).size).toBe(3)
  })

  it('an order is there three minutes after it was sent, and again an hour past its time; it is cancelled with a reason', async () => {
    const { body } = await kit.send('POST', '/orders', orderRequest())
    const number = await panelOrderId(kit, body.id)
    expect(await kinds()).toEqual([])
    const evening = await ola.call('GET', '/console/evenings')
    expect(evening.body.orders).toMatchObject([{ number, status: 'pending' }])
    kit.setNow(addMinutes(FRIDAY_NOON, 4))
    expect(await kinds()).toEqual(['unanswered'])
    await kit.database.db.execute(sql`UPDATE orders SET status = 'confirmed', due_at = NULL WHERE id = ${body.id}`)
    expect(await kinds()).toEqual([])
    kit.setNow(addMinutes(new Date(body.eta.to), 61))
    const [late] = (await queue()).items
    expect(late).toMatchObject({ kind: 'late', subject: number, order: { status: 'confirmed' } })
    expect(late.order.lines[0]).toMatchObject({ amount: expect.any(Number), name: expect.any(String) })
    const cancel = (seen: string) =>
      ola.call('PUT', `/console/orders/${number}`, { status: 'cancelled', reason: 'Nie dojedzie.', seen })
    // If the order had been handed over, as the page showed, no money would be returned.
    expect((await cancel('sent')).body.error.code).toBe('changed_meanwhile')
    expect((await cancel('confirmed')).status).toBe(200)
    expect(await kinds()).toEqual([])
    expect((await kit.get(`/orders/${body.id}`)).body.status).toBe('cancelled')
    const { body: unanswered } = await kit.send('POST', '/orders', orderRequest())
    const waiting = `/console/orders/${await panelOrderId(kit, unanswered.id)}`
    const input = { status: 'cancelled', reason: 'Nikt tam nie odbiera.', seen: 'pending' }
    expect((await ola.call('PUT', waiting, input)).status).toBe(200)
    const { status, reason } = (await kit.get(`/orders/${unanswered.id}`)).body
    expect([status, reason]).toEqual(['cancelled', 'Nikt tam nie odbiera.'])
  })

  it('DSA a report is decided once, with reasons; its sender and the restaurant are notified', async () => {
    const { body } = await kit.send('POST', '/notices', reportOf('notice'))
    const about = { kind: 'restaurant', id: String(LODKA) }
    const [item] = (await queue()).items
    expect(item).toMatchObject({
      kind: 'report',
      subject: body.number,
      enquiry: { kind: 'notice', name: 'Anna Pisze', about },
    })
    const decision = {
      outcome: 'accepted',
      reasons: 'Zdjęcia należą do kogoś innego.',
      restaurant_id: LODKA,
      hide: 'dish',
      dish: 'żurek',
    }
    const note = (is_answer: boolean, kind = 'report') =>
      ola.call('POST', '/console/queue/notes', { kind, subject: body.number, text: 'Prosimy o zdjęcie.', is_answer })
    expect([(await note(false)).status, (await note(true)).status]).toEqual([200, 200])
    expect((await queue()).items[0].notes).toMatchObject([
      { is_answer: false },
      { who: 'Brand operator', is_answer: true },
    ])
    const home = await ola.call('PUT', `/console/reports/${body.number}`, { ...decision, restaurant_id: 999_999 })
    expect(home.body.error.code).toBe('unknown_restaurant')
    const isHomeOf = (tenant: string) =>
      kit.database.db.execute(
        sql`UPDATE restaurants SET details = details || jsonb_build_object('home_tenant', ${tenant}::text) WHERE id = ${MANUAL}`,
      )
    await isHomeOf('nakryte')
    const elsewhere = { ...decision, restaurant_id: MANUAL }
    const refused = [elsewhere, { ...decision, restaurant_id: null }].map((body_) =>
      ola.call('PUT', `/console/reports/${body.number}`, body_),
    )
    expect((await Promise.all(refused)).map(({ body: { error } }) => [error.code, error.fields])).toEqual([
      ['restaurant_of_other_brand', { hide: 'other_brand' }],
      ['restaurant_required', { restaurant_id: 'required' }],
    ])
    await isHomeOf('lubje')
    // The fixture's kitchen has a capacity above a file's limit.
    await kit.database.db.execute(sql`UPDATE order_settings SET orders_per_slot = 20`)
    const hides = async (more: object) =>
      (await ola.call('PUT', `/console/reports/${body.number}`, { ...decision, restaurant_id: LODKA, ...more })).body
    expect((await hides({ hide: 'dish', dish: 'Nie ma takiego' })).error.code).toBe('unknown_dish')
    expect((await queue()).items).toHaveLength(1)
    expect((await ola.call('PUT', `/console/reports/${body.number}`, decision)).status).toBe(200)
    expect((await ola.call('PUT', `/console/reports/${body.number}`, decision)).status).toBe(200)
    const { body: menu } = await kit.get(`/restaurants/${LODKA}/menu`)
    expect(JSON.stringify(menu)).not.toContain('Żurek')
    expect(JSON.stringify(menu)).toContain('Pierogi')
    const other = await ola.call('PUT', `/console/reports/${body.number}`, { ...decision, outcome: 'rejected' })
    expect(other.body.error.code).toBe('case_closed')
    const reported = await kit.rows<{ occasion: string }>(
      sql`SELECT occasion FROM messages WHERE enquiry_number = ${body.number} ORDER BY id`,
    )
    expect(reported.map(({ occasion }) => occasion)).toEqual([
      'forwarded',
      'received',
      'answered',
      'decided',
      'decided_restaurant',
    ])
    expect((await queue()).items).toEqual([])
    const { items } = (await ola.call('GET', '/console/cases')).body
    expect(items).toMatchObject([{ number: body.number, outcome: 'accepted' }])
    const found = await ola.call('POST', '/console/lookups', { query: body.number })
    expect(found.body.cases).toMatchObject([{ number: body.number, kind: 'notice' }])
    const whole = (await ola.call('GET', `/console/cases/${body.number}`)).body
    const restaurant = { id: LODKA, is_own: true }
    expect(whole).toMatchObject({
      decision: { outcome: 'accepted', hidden: { kind: 'dish', text: expect.stringMatching(/^Żurek/) } },
      about,
      restaurant,
      notes: [{}, { is_answer: true }],
    })
    const owner = await ownerOf(kit, LODKA)
    const history = `/panel/${LODKA}/settings/versions`
    const versions = (await owner.call('GET', history)).body.items
    expect(versions.map(({ part, kind }: SettingsVersion) => [part, kind])).toEqual([
      ['menu', 'hidden'],
      ['menu', 'start'],
    ])
    const steps = [`${history}/${versions[0].id}/undo`, `${history}/${versions[1].id}/draft`]
    for (const step of steps) expect((await owner.call('POST', step)).body.error.code).toBe('hidden_by_decision')
    // An objection may be right: the brand's own people undo it.
    for (const step of steps) expect((await ola.call('POST', step)).status).toBe(200)
    const admin = await brandPerson(kit, 'admin')
    const { items: trail } = (await admin.call('GET', '/console/audit')).body
    expect(trail.find(({ action }: { action: string }) => action === 'decided_report')?.restaurant_id).toBe(LODKA)
    const again = (await kit.send('POST', '/notices', { ...reportOf('notice'), email: 'jan@example.pl' })).body.number
    const suspension = { ...decision, hide: 'restaurant', dish: undefined }
    expect((await ola.call('PUT', `/console/reports/${again}`, suspension)).status).toBe(200)
    // The e-mail of the decision tells the restaurant why it is suspended; no other does.
    const told = await kit.rows<{ occasion: string }>(sql`SELECT occasion FROM messages
      WHERE occasion = 'suspended' OR enquiry_number = ${again} AND occasion = 'decided_restaurant'`)
    expect(told).toEqual([{ occasion: 'decided_restaurant' }])
  })

  it('an enquiry moves on step by step, and ends when its restaurant opens', async () => {
    const { body } = await kit.send('POST', '/leads', enquiry)
    const path = `/console/enquiries/${body.number}`
    expect((await ola.call('PUT', path, { stage: 'contacted' })).status).toBe(200)
    expect((await queue()).items[0].enquiry.stage).toBe('contacted')
    expect((await ola.call('PUT', path, { stage: 'lost' })).body.error.code).toBe('reason_required')
    await kit.database.db.execute(sql`UPDATE restaurants SET state = 'draft' WHERE id = ${NON_PARTNER}`)
    expect((await ola.call('PUT', path, { stage: 'preparing', restaurant_id: NON_PARTNER })).status).toBe(200)
    expect((await queue('?kind=enquiry')).items).toHaveLength(1)
    await kit.database.db.execute(sql`UPDATE restaurants SET state = 'open' WHERE id = ${NON_PARTNER}`)
    expect((await queue('?kind=enquiry')).items).toEqual([])
  })

  it('another brand’s cases cannot be read or decided', async () => {
    const { id } = await requested()
    const { body } = await kit.send('POST', '/notices', reportOf('complaint'))
    const other = await brandPerson(kit, 'operator', 'lesznoje')
    expect((await other.call('GET', '/console/queue')).body.items).toEqual([])
    expect((await other.call('PUT', `/console/reservations/${id}`, { status: 'confirmed' })).status).toBe(404)
    const decision = { outcome: 'rejected', reasons: 'Nie ma podstaw do zmian.' }
    expect((await other.call('PUT', `/console/reports/${body.number}`, decision)).status).toBe(404)
    const foreign = await claim(other, { kind: 'request', subject: String(id) }, other.personId, null)
    expect(foreign.body.error.code).toBe('case_closed')
  })

  it('pages of the queue follow each other without gap or repeat', async () => {
    for (const kind of ['complaint', 'notice', 'problem', 'complaint'])
      await kit.send('POST', '/notices', { ...reportOf(kind), email: `${Math.random()}@example.pl` })
    const seen: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page = await queue(`?limit=1${cursor && `&cursor=${encodeURIComponent(cursor)}`}`)
      seen.push(...page.items.map(({ subject }: QueueItem) => subject))
      cursor = page.next_cursor
    }
    expect(new Set(seen).size).toBe(4)
    expect(seen).toHaveLength(4)
  })
})
