/** @jest-environment ./tests/support/outside-environment.mjs */
import { eq, sql } from 'drizzle-orm'
import { eveningsSchema, guestListSchema } from '@/lib/domain/console/guest-list-schema'
import { moneyListSchema } from '@/lib/domain/console/money-list'
import { monthSchema } from '@/lib/domain/console/month-schema'
import {
  consoleRestaurantPageSchema,
  consoleRestaurantsSchema,
  madeRestaurantSchema,
} from '@/lib/domain/console/restaurants-schema'
import type { AuditEntry } from '@/lib/domain/panel/access/schema'
import { isOnPlace } from '@/lib/domain/payment/methods'
import { SETTINGS_PART_NAMES } from '@/lib/domain/restaurant/settings/parts'
import { listBrandRestaurants } from '@/upstream/console/restaurants'
import { messages } from '@/upstream/db/message-schema'
import { expireDueOrders } from '@/upstream/jobs/orders/expire-due-orders'
import { refundAttempts } from '@/upstream/jobs/orders/refund-attempts'
import { refundParts } from '@/upstream/jobs/orders/refund-parts'
import { runSandbox } from '@/upstream/jobs/run-order-jobs'
import { composeMessage } from '@/upstream/mail/compose-message'
import { namedOperationsToken, operationsToken } from '@/upstream/panel/accounts/derived-tokens'
import { orderRequest } from '../support/order-fixture'
import { reservationRequest } from '../support/requests'
import { LODKA, MANUAL, OTHER_CITY } from '../support/seed-fixture'
import {
  bearer,
  brandPerson,
  newestLink,
  ownerEmail,
  ownerOf,
  panelOrderId,
  type Somebody,
  signIn,
} from '../support/staff'
import {
  databases,
  FRIDAY_NOON,
  openKit,
  PARTNER_TOKEN,
  PAYMENT_SECRET,
  parseAs,
  sharedKit,
} from '../support/upstream-kit'

const TENANT = 'lubje'

describe.each(databases)('C38 the people of a brand, on %s', (_, open) => {
  const kit = sharedKit(open)
  let admin: Somebody
  beforeAll(async () => {
    admin = await brandPerson(kit, 'admin')
  })

  const linkTo = (email: string) => newestLink(kit, email)

  it('a session contains the role at the brand and its permissions; an owner of a restaurant has none', async () => {
    const { body } = await admin.call('GET', '/staff/session')
    expect(body.brand).toMatchObject({ role: 'admin', person_name: 'Brand admin' })
    expect(body.brand.permissions).toContain('manage_brand_people')
    expect(body.restaurants).toEqual([])
    const owner = await ownerOf(kit, LODKA)
    expect((await owner.call('GET', '/staff/session')).body.brand).toBeNull()
  })

  it('an administrator invites; the invited person signs in with the permissions of the role', async () => {
    const email = 'olek@example.pl'
    const made = await admin.call('POST', '/console/people', { name: 'Olek', email, role: 'marketing' })
    expect(made.status).toBe(201)
    expect(made.body.items.find((one: { email: string }) => one.email === email)).toMatchObject({ role: 'marketing' })
    const olek = await signIn(kit, email)
    expect((await olek.call('GET', '/console/people')).status).toBe(403)
    const other = await admin.call('POST', '/console/people', { name: 'Olek', email, role: 'operator' })
    expect(other.body.error.code).toBe('already_member')
  })

  it('C21 C38 a sign-in link opens the pages where its person has a role, whichever page it was requested on; a stranger gets none', async () => {
    const sendRequest = async (email: string, opens: string) => {
      const before = (await links()).length
      expect((await kit.send('POST', '/staff/sign-in-links', { email, opens })).status).toBe(202)
      return (await links()).slice(before).map((one) => one.opens)
    }
    const links = () => kit.rows<{ opens: string }>(sql`SELECT opens FROM sign_in_links ORDER BY id`)
    await ownerOf(kit, LODKA)
    expect(await sendRequest('olek@example.pl', 'console')).toEqual(['console'])
    expect(await sendRequest('olek@example.pl', 'panel')).toEqual(['console'])
    expect(await sendRequest(ownerEmail(LODKA), 'console')).toEqual(['panel'])
    expect(await sendRequest(ownerEmail(LODKA), 'panel')).toEqual(['panel'])
    expect(await sendRequest('nikt@example.pl', 'console')).toEqual([])
  })

  it('a removed person loses access at once; one who also has a restaurant keeps that', async () => {
    const email = ownerEmail(LODKA)
    const owner = await ownerOf(kit, LODKA)
    await admin.call('POST', '/console/people', { name: 'Ola', email, role: 'operator' })
    const both = (await owner.call('GET', '/staff/session')).body
    expect([both.brand.role, both.restaurants.length]).toEqual(['operator', 1])
    await admin.call('DELETE', `/console/people/${owner.personId}`)
    const after = (await owner.call('GET', '/staff/session')).body
    expect([after.brand, after.restaurants.length]).toEqual([null, 1])

    const removed = await brandPerson(kit, 'operator')
    await admin.call('DELETE', `/console/people/${removed.personId}`)
    expect((await removed.call('GET', '/staff/session')).status).toBe(401)
  })

  it('the last administrator cannot be removed, nobody changes their own role, and a change applies to open sessions', async () => {
    const kit2 = await openKit(open)
    const only = await brandPerson(kit2, 'admin')
    expect((await only.call('DELETE', `/console/people/${only.personId}`)).body.error.code).toBe('last_admin')
    const own = await only.call('PUT', `/console/people/${only.personId}`, { role: 'operator' })
    expect(own.body.error.code).toBe('own_role')
    await only.call('POST', '/console/people', { name: 'Ewa', email: 'ewa@example.pl', role: 'operator' })
    const ewa = await signIn(kit2, 'ewa@example.pl')
    expect((await ewa.call('GET', '/console/audit')).status).toBe(403)
    await only.call('PUT', `/console/people/${ewa.personId}`, { role: 'admin' })
    expect((await ewa.call('GET', '/console/audit')).status).toBe(200)
    await ewa.call('DELETE', `/console/people/${only.personId}`)
    expect((await only.call('GET', '/staff/session')).status).toBe(401)
    await kit2.close()
  })

  it('the command line has tokens by name: each is listed and revoked by itself, and the trail names it', async () => {
    const uses = (token: string) => kit.get('/operations/reservations', bearer(token))
    const make = (body: object, token: string) => kit.send('POST', '/operations/tokens', body, bearer(token))
    const { token, entry } = (await admin.call('POST', '/console/tokens', { name: 'Raport nocny' })).body
    expect((await uses(token)).status).toBe(200)
    const other = (await make({ tenant: TENANT, name: 'Marek' }, PARTNER_TOKEN)).body
    const derived = operationsToken(PARTNER_TOKEN, TENANT)
    for (const by of [derived, token]) expect((await make({ restaurant_id: LODKA, name: 'Kasa' }, by)).status).toBe(201)
    const { items } = (await admin.call('GET', '/console/tokens')).body
    expect(items.map(({ name }: { name: string }) => name).sort()).toEqual(['API', 'Marek', 'Raport nocny'])
    expect(items.find(({ id }: { id: string }) => id === entry.id).last_used_at).not.toBeNull()
    expect(JSON.stringify(items)).not.toContain(token)

    // The token creates no people, and no token of its own kind.
    const zosia = { tenant: TENANT, email: 'zosia@example.pl', name: 'Zosia' }
    expect((await kit.send('POST', '/operations/brand-people', zosia, bearer(token))).status).toBe(401)
    expect((await kit.send('POST', '/operations/brand-people', zosia, bearer(PARTNER_TOKEN))).status).toBe(201)
    expect((await make({ tenant: TENANT, name: 'X' }, token)).status).toBe(401)
    // Operators of another brand, or of none.
    expect((await make({ tenant: 'lesznoje', name: 'X' }, token)).status).toBe(404)
    expect((await uses(token.replace(TENANT, 'lesznoje'))).status).toBe(401)
    expect((await uses(namedOperationsToken(PARTNER_TOKEN, TENANT, 'x'.repeat(22)))).status).toBe(401)
    const both = `/operations/tokens?tenant=${TENANT}&restaurant_id=${LODKA}`
    expect((await kit.get(both, bearer(token))).status).toBe(422)

    const owner = await ownerOf(kit, LODKA)
    const trail = (await owner.call('GET', `/panel/${LODKA}/audit`)).body.items
    const by = trail.flatMap(({ machine }: { machine: { name: string } | null }) => machine?.name ?? [])
    expect(by).toEqual(['Raport nocny', 'API'])
    expect((await admin.call('DELETE', `/console/tokens/${entry.id}`)).status).toBe(204)
    expect((await admin.call('DELETE', `/console/tokens/${entry.id}`)).status).toBe(404)
    expect((await uses(token)).status).toBe(401)
    expect((await uses(other.token)).status).toBe(200)
  })

  it('the trail names the person and the action; a restaurant’s trail has none of it', async () => {
    const { items } = (await admin.call('GET', '/console/audit')).body
    expect(items.map(({ action }: { action: string }) => action)).toEqual(
      expect.arrayContaining(['invited', 'removed_person', 'signed_in']),
    )
    expect(items.find(({ action }: { action: string }) => action === 'removed_person').person.name).toBe('Brand admin')
    const owner = await ownerOf(kit, LODKA)
    const trail = (await owner.call('GET', `/panel/${LODKA}/audit`)).body.items
    expect(trail.filter(({ action }: { action: string }) => action === 'removed_person')).toEqual([])
  })

  it('operations invite an administrator; tokens of a person who was removed or got another role are revoked', async () => {
    const body = { tenant: 'nowhere', email: 'x@example.pl', name: 'X' }
    const unknown = await kit.send('POST', '/operations/brand-people', body, bearer(PARTNER_TOKEN))
    expect([unknown.status, unknown.body.error.code]).toEqual([404, 'unknown_tenant'])

    for (const method of ['DELETE', 'PUT'] as const) {
      const removed = await brandPerson(kit, 'admin')
      const tokens: { token: string; entry: { id: string } }[] = []
      for (const name of ['Moja', 'Druga', 'Zapasowa'])
        tokens.push((await removed.call('POST', '/console/tokens', { name })).body)
      const [mine, , spare] = tokens as [(typeof tokens)[0], (typeof tokens)[0], (typeof tokens)[0]]
      const register = async (by: string) =>
        (await kit.send('POST', '/operations/tokens', { restaurant_id: LODKA, name: 'Kasa' }, bearer(by))).body.token
      const registers = [await register(mine.token), await register(spare.token)]
      // Tokens made with a token that is revoked later are revoked too.
      await admin.call('DELETE', `/console/tokens/${spare.entry.id}`)
      const statuses = async () => [
        ...(await Promise.all(tokens.map(({ token }) => kit.get('/operations/orders', bearer(token))))),
        ...(await Promise.all(registers.map((token) => kit.get('/partner/orders', bearer(token))))),
      ]
      expect((await statuses()).map(({ status }) => status)).toEqual([200, 200, 401, 200, 200])
      await admin.call(
        method,
        `/console/people/${removed.personId}`,
        method === 'PUT' ? { role: 'operator' } : undefined,
      )
      expect((await statuses()).map(({ status }) => status)).toEqual([401, 401, 401, 401, 401])
      const { items } = (await admin.call('GET', '/console/audit')).body
      expect(
        items.filter(
          ({ action, subject }: { action: string; subject: string }) =>
            action === 'revoked_token' && subject === mine.entry.id,
        ),
      ).toHaveLength(1)
    }
  })

  it('an erasure takes a person of the brand out of every table', async () => {
    const email = 'kto@example.pl'
    await admin.call('POST', '/console/people', { name: 'Kto Wie', email, role: 'operator' })
    expect(await linkTo(email)).toBeTruthy()
    const body = { email, dry_run: false }
    expect((await kit.send('POST', '/operations/erasures', body, bearer(PARTNER_TOKEN))).status).toBe(200)
    const left = await kit.rows(sql`SELECT 1 FROM brand_roles WHERE name = 'Kto Wie'`)
    expect(left).toEqual([])
  })
})

describe.each(databases)('C41 a month of a brand, on %s', (_, open) => {
  const kit = sharedKit(open)
  let admin: Somebody
  let now = FRIDAY_NOON.getTime()
  beforeAll(async () => {
    admin = await brandPerson(kit, 'admin')
    await play()
  })

  const pass = async (ms: number) => {
    now += ms
    kit.setNow(new Date(now))
    await runSandbox(kit.deps, kit.app, PAYMENT_SECRET)
    await refundParts(kit.deps)
    await refundAttempts(kit.deps)
  }
  const month = async (text = '2026-11') =>
    parseAs(monthSchema, (await admin.call('GET', `/console/month?month=${text}`)).body)
  const decide = (id: string, decision: object) =>
    kit.send('PUT', `/partner/orders/${id}`, decision, bearer(PARTNER_TOKEN))
  const order = async (changes: object) => {
    const { status, body } = await kit.send('POST', '/orders', orderRequest(changes))
    expect({ status, error: body.error }).toEqual({ status: 201, error: undefined })
    return body.id as string
  }

  /** One order of each kind, all of 50,50 zł, two with a tip of 5 zł; the last night of the month, and the first of the next. */
  async function play() {
    const tipped = { tip: 5, expected_total: 55.5 }
    const byBlik = async (changes: object) => {
      const id = await order({ payment_method: 'blik', ...changes })
      await kit.send('POST', `/orders/${id}/payments`, { payment_method: 'blik', blik_code: '777123' })
      await pass(3000)
      return id
    }
    const [kept, declined] = [await byBlik(tipped), await byBlik(tipped)]
    const [cash, card, onItsWay] = [await order({}), await order({ payment_method: 'card_on_place' }), await order({})]
    await order({ payment_method: 'blik' })
    await decide(declined, { status: 'declined', reason: 'other' })
    for (const id of [kept, cash, card, onItsWay]) {
      await decide(id, { status: 'confirmed', ready_in_minutes: 20 })
      await decide(id, { status: 'sent' })
      if (id !== onItsWay) await decide(id, { status: 'delivered' })
    }
    for (let n = 0; n < 4; n++) await pass(60_000)
    for (const [time, guests, state] of [
      ['18:00', 4, 'seated'],
      ['19:00', 2, 'no_show'],
      ['20:00', 3, 'expected'],
    ] as const) {
      const requested = reservationRequest({ reserved_on: `2026-11-28 ${time}:00`, guests_number: guests })
      const { body } = await kit.send('POST', '/reservations', requested)
      await kit.database.db.execute(sql`UPDATE reservations SET visit_state = ${state} WHERE code = ${body.code}`)
    }
    // A complaint after the month, settled in two parts: its refunds count in December.
    kit.setNow(new Date('2026-12-01T00:30:00+01:00'))
    now = kit.deps.now().getTime()
    const part = { amount_grosze: 1000, reason: 'zimne', mark: 'mark-of-one-press' }
    const { status } = await admin.call('POST', `/console/orders/${await panelOrderId(kit, kept)}/refunds`, part)
    expect(status).toBe(200)
    for (let n = 0; n < 4; n++) await pass(60_000)
    await kit.send('POST', `/operations/orders/${kept}/refund`, { reason: 'zimne' }, bearer(PARTNER_TOKEN))
    for (let n = 0; n < 4; n++) await pass(60_000)
  }

  it('money is that of the payment events: by method, refunds in the month in which they arrived, tips less those that went back', async () => {
    const { items, total, is_over: isOver } = await month()
    expect(items.map(({ id }) => id)).toEqual([LODKA])
    expect(isOver).toBe(true)
    expect(total).toMatchObject({
      orders: 4,
      received_grosze: 2 * 5550 + 2 * 5050,
      refunds: 1,
      refunded_grosze: 5550,
      net_grosze: 5550 + 2 * 5050,
      tips_grosze: 500,
    })
    expect(total.by_method.map((one) => [one.method, one.payments, one.received_grosze, one.refunded_grosze])).toEqual([
      ['blik', 2, 11_100, 5550],
      ['card_on_place', 1, 5050, 0],
      ['cash', 1, 5050, 0],
    ])
    const [bank] = await kit.rows<{ grosze: string }>(
      sql`SELECT sum(amount_grosze) AS grosze FROM sandbox_payments WHERE state = 'paid'`,
    )
    expect(total.by_method[0]!.received_grosze).toBe(Number(bank!.grosze))
  })

  it('a refund after midnight belongs to the next month, which counts until now', async () => {
    const december = await month('2026-12')
    expect(december.total).toMatchObject({
      received_grosze: 0,
      refunded_grosze: 5550,
      net_grosze: -5550,
      tips_grosze: -500,
    })
    expect([december.from, december.is_over]).toEqual(['2026-12-01T00:00:00+01:00', false])
    expect(new Date(december.to)).toEqual(kit.deps.now())
    expect((await admin.call('GET', '/console/month')).body.month).toBe('2026-12')
  })

  it('has seated guests and no-shows; of restaurants whose home the brand is; an invalid month is 422', async () => {
    expect((await month()).total).toMatchObject({
      reservations: 3,
      visits: 1,
      guests: 4,
      no_shows: 1,
      no_show_guests: 2,
    })
    const requested = await admin.call('GET', '/console/money?from=2026-11-01&to=2026-11-30')
    const { items, totals } = parseAs(moneyListSchema, requested.body)
    const { total } = parseAs(monthSchema, (await admin.call('GET', '/console/month?month=2026-11')).body)
    const online = total.by_method.filter(({ method }) => !isOnPlace(method))
    expect(totals.received_grosze).toBe(online.reduce((sum, one) => sum + one.received_grosze, 0))
    expect([totals.refunds, totals.refunded_grosze]).toEqual([total.refunds, total.refunded_grosze])
    expect(items.every(({ provider_id }) => provider_id !== null)).toBe(true)
    expect(items.filter(({ kind }) => kind === 'payment')).toHaveLength(totals.payments)
    // An order of the home's restaurant that was placed at another brand has its page there alone.
    const [first] = items
    await kit.database.db.execute(sql`UPDATE orders SET tenant = 'nakryte' WHERE number = ${Number(first?.order)}`)
    const again = parseAs(
      moneyListSchema,
      (await admin.call('GET', '/console/money?from=2026-11-01&to=2026-11-30')).body,
    )
    expect(again.totals).toEqual(totals)
    expect([items[0]?.placed_at, again.items[0]?.placed_at]).toEqual([null, 'nakryte'])
    await kit.database.db.execute(sql`UPDATE orders SET tenant = ${TENANT} WHERE number = ${Number(first?.order)}`)
    const other = await brandPerson(kit, 'admin', 'lesznoje')
    const seen = parseAs(monthSchema, (await other.call('GET', '/console/month?month=2026-11')).body)
    expect(seen.items.map(({ id }) => id)).not.toContain(LODKA)
    expect(seen.items.filter(({ id }) => id !== OTHER_CITY)).toEqual([])
    const operator = await brandPerson(kit, 'operator')
    expect((await operator.call('GET', '/console/month')).status).toBe(403)
    expect((await admin.call('GET', '/console/month?month=2026-13')).status).toBe(422)
  })
})

const seconds = (n: number) => new Date(FRIDAY_NOON.getTime() + n * 1000)

const OWNER = { name: 'Nowa Właścicielka', email: 'nowa@example.pl' }

const NEW = {
  name: 'Żabi Kąt',
  city: 'lublin',
  street: 'Grodzka',
  house: '7',
  postal_code: '20-112',
  phone: '+48 81 123 45 67',
  offers: ['reservations', 'orders'],
  trader: 'Żaba s.c.',
  nip: '526-025-02-74',
  owner: OWNER,
}

describe.each(databases)('C41 the restaurants of a brand in its console, on %s', (_, open) => {
  const kit = sharedKit(open)
  let admin: Somebody
  let operator: Somebody
  beforeAll(async () => {
    admin = await brandPerson(kit, 'admin')
    operator = await brandPerson(kit, 'operator')
  })

  const list = async (query = '') =>
    parseAs(consoleRestaurantsSchema, (await operator.call('GET', `/console/restaurants?${query}`)).body)
  const page = async (id: number) =>
    parseAs(consoleRestaurantPageSchema, (await operator.call('GET', `/console/restaurants/${id}`)).body)
  const actionsOf = async (path: string, who: Somebody): Promise<string[]> =>
    (await who.call('GET', path)).body.items.map(({ action }: { action: string }) => action)

  it('lists the restaurants whose home the brand is, and no others; a search knows no accents', async () => {
    const { items, total } = await list()
    expect(items.map(({ id }) => id)).toEqual(expect.arrayContaining([LODKA, MANUAL]))
    expect(items.map(({ id }) => id)).not.toContain(OTHER_CITY)
    expect(total).toBe(items.length)
    expect((await list('q=lodka')).items.map(({ id }) => id)).toEqual([LODKA])
    expect((await list('state=suspended')).items).toEqual([])
    expect((await list('page=9')).items).toEqual([])
  })

  it('an evening is closed with a message to its guests, or not at all; the board and the panel show the reason', async () => {
    kit.setNow(FRIDAY_NOON)
    const made = async (changes = {}) =>
      (await kit.send('POST', '/reservations', reservationRequest({ phone_number: '+48600100777', ...changes }))).body
        .code
    const [stays, goes] = [await made(), await made({ reserved_on: '2026-11-28 20:30:00', guests_number: 4 })]
    const path = `/console/restaurants/${LODKA}`
    const guests = async () =>
      parseAs(guestListSchema, (await operator.call('GET', `${path}/guests?date=2026-11-28`)).body)
    const evening = async () => {
      const { body } = await operator.call('GET', '/console/evenings?date=2026-11-28')
      return parseAs(eveningsSchema, body).items.find(({ id }) => id === LODKA)
    }
    const before = await evening()
    const [first, second] = (await guests()).visits
    expect(first).toMatchObject({ people: 2, name: 'Jan Kowalski', phone: '+48600100777', status: 'confirmed' })
    const closing = { date: '2026-11-28', reason: 'Zalana sala', cancel: [{ id: second!.id, version: 99 }] }
    const close = (cancel: object[]) => operator.call('POST', `${path}/closings`, { ...closing, cancel })
    expect((await close(closing.cancel)).body.error.code).toBe('changed_meanwhile')
    expect((await guests()).closed).toBeNull()
    expect((await close([{ id: second!.id, version: second!.version }])).body).toEqual({ cancelled: 1 })
    const closed = { reason: 'Zalana sala', from: null, may_open: true }
    expect(await guests()).toMatchObject({ closed, visits: [{ id: first!.id }] })
    const sendRequest = async (time: string) =>
      (await kit.get(`/restaurants/${LODKA}/availability?from=2026-11-28 ${time}&people=2`)).body[0]
    expect(await sendRequest('19:00')).toMatchObject({
      state: 'closed',
      notices: [{ text: expect.stringContaining('Zalana sala') }],
    })
    const owner = await ownerOf(kit, LODKA)
    const board = async () => (await owner.call('GET', `/panel/${LODKA}/board?date=2026-11-28`)).body.special_day
    expect(await board()).toEqual({ is_closed: true, note: 'Zalana sala' })
    expect(await evening()).toMatchObject({ reservations: before!.reservations - 1, is_closed: true })
    const codes = await Promise.all([stays, goes].map((code) => kit.get(`/reservations/${code}`)))
    expect(codes.map(({ body: { cancelled_by, decline_reason } }) => [cancelled_by, decline_reason])).toEqual([
      [null, null],
      ['operations', 'Zalana sala'],
    ])
    const late = await kit.send('POST', '/reservations', reservationRequest({ email: 'late@example.pl' }))
    expect(late.status).toBe(422)
    const other = await brandPerson(kit, 'operator', 'lesznoje')
    expect((await other.call('POST', `${path}/closings`, { ...closing, cancel: [] })).status).toBe(404)
    const reopen = (by: Somebody) => by.call('POST', `${path}/openings`, { date: '2026-11-28' })
    expect((await reopen(other)).status).toBe(404)
    expect((await reopen(operator)).status).toBe(200)
    expect((await reopen(operator)).body.error.code).toBe('changed_meanwhile')
    expect([(await guests()).closed, await board(), (await sendRequest('19:00')).state]).toEqual([
      null,
      null,
      'available',
    ])
    const evenings = { ...closing, from: '20:00', cancel: [] }
    expect((await operator.call('POST', `${path}/closings`, evenings)).status).toBe(200)
    expect((await guests()).closed).toEqual({ ...closed, from: '20:00' })
    expect([(await sendRequest('18:30')).state, (await sendRequest('20:30')).state]).toEqual(['available', 'closed'])
    expect((await reopen(operator)).status).toBe(200)
    expect((await operator.call('POST', `${path}/closings`, { ...closing, date: null, cancel: [] })).status).toBe(200)
    expect((await list('state=suspended')).items).toMatchObject([{ id: LODKA, reason: 'Zalana sala' }])
    const { db, now } = kit.deps
    const told = async () => {
      const found = await db.select().from(messages).where(eq(messages.occasion, 'suspended')).orderBy(messages.id)
      const context = { db, now: now(), originPattern: 'https://{host}', linkSecret: '' }
      return Promise.all(found.map((message) => composeMessage(message, context)))
    }
    const text = expect.stringContaining('Powód: Zalana sala')
    expect(await told()).toMatchObject([{ to: ownerEmail(LODKA), text }])
    await db.execute(sql`UPDATE restaurants SET state = 'open', state_reason = NULL WHERE id = ${LODKA}`)
    await db.execute(sql`UPDATE staff_roles SET role = 'manager' WHERE restaurant_id = ${LODKA}`)
    expect((await operator.call('POST', `${path}/closings`, { ...closing, date: null, cancel: [] })).status).toBe(200)
    await db.execute(sql`UPDATE staff_roles SET role = 'owner' WHERE restaurant_id = ${LODKA}`)
    // Without an owner the restaurant's contact is told.
    expect((await told()).slice(1)).toMatchObject([{ to: 'kontakt@lodka.example', text }])
    // A kept visit can be called off, but not moved: its page offers no form without hours.
    const kept = (await kit.get(`/reservations/${stays}`)).body
    expect(kept).toMatchObject({
      status: 'confirmed',
      can_change: false,
      can_cancel: true,
      restaurant: { state: 'suspended' },
    })
    const { restaurants } = (await owner.call('GET', '/staff/session')).body
    expect(restaurants).toMatchObject([{ state: 'suspended', state_reason: 'Zalana sala' }])
    await kit.database.db.execute(sql`UPDATE restaurants SET state = 'open', state_reason = NULL WHERE id = ${LODKA}`)
  })

  it('shows the figures of thirty days: answers from the alarm, unanswered ones, refunds, no-shows', async () => {
    kit.setNow(FRIDAY_NOON)
    const order = async () => (await kit.send('POST', '/orders', orderRequest())).body.id as string
    const ids = [await order(), await order(), await order()]
    await order()
    for (const [n, id] of ids.entries()) {
      kit.setNow(seconds(30 * (n + 1)))
      await kit.send(
        'PUT',
        `/partner/orders/${id}`,
        { status: 'confirmed', ready_in_minutes: 20 },
        bearer(PARTNER_TOKEN),
      )
    }
    kit.setNow(seconds(660))
    await expireDueOrders(kit.database.db, kit.deps.now())
    kit.setNow(seconds(661))
    await kit.database.db.execute(sql`INSERT INTO payment_attempts
        (id, order_id, provider, method, amount_grosze, status, created_at, expires_at, paid_at, refund_state, refunded_at)
      SELECT 'back-' || id, id, 'builtin', 'blik', 1234, 'paid', created_at, created_at, created_at, 'done', created_at
      FROM orders WHERE id = ${ids[0]}`)
    const { figures } = (await list('q=lodka')).items[0]!
    expect(figures).toEqual({
      answer_seconds: 60,
      answers: 3,
      unanswered: 1,
      refunds: 1,
      refunded_grosze: 1234,
      no_shows: 0,
    })
    for (const sort of ['answer', 'unanswered', 'refunds'])
      expect((await list(`sort=${sort}`)).items[0]!.id).toBe(LODKA)
    const later = new Date(FRIDAY_NOON.getTime() + 31 * 86_400_000)
    const input = { q: 'lodka', sort: 'name' as const, page: 1, state: undefined }
    const { items } = await listBrandRestaurants(kit.database.db, 'lubje', input, later)
    expect(items[0]!.figures).toMatchObject({ answers: 0, answer_seconds: null, refunds: 0 })
  })

  it('makes a draft by the import, invites its owner, is in both trails; opened and suspended by the rules of C33', async () => {
    const made = await admin.call('POST', '/console/restaurants', NEW)
    expect(made.status).toBe(201)
    const { id } = parseAs(madeRestaurantSchema, made.body)
    const seen = await page(id)
    expect(seen.restaurant).toMatchObject({ state: 'draft', name: 'Żabi Kąt', missing: ['hours', 'tables', 'menu'] })
    expect(seen.people).toEqual([{ ...OWNER, role: 'owner', seen_at: null }])
    expect(seen.trader?.nip).toBe('5260250274')
    expect((await kit.get(`/restaurants/${id}`)).status).toBe(404)
    // The owner's restaurant is like any other: its file exports cleanly.
    expect((await kit.send('GET', `/operations/restaurants/${id}/file`, undefined, bearer(PARTNER_TOKEN))).status).toBe(
      200,
    )

    const early = await admin.call('PUT', `/console/restaurants/${id}/state`, { state: 'open' })
    expect([early.status, early.body.error.code]).toEqual([409, 'not_ready'])
    await kit.database.db.execute(sql`UPDATE restaurants SET products = '{}',
      summary = jsonb_set(summary, '{hours,week,0}', '[{"open": "12:00", "close": "20:00"}]') WHERE id = ${id}`)
    expect((await admin.call('PUT', `/console/restaurants/${id}/state`, { state: 'open' })).body).toEqual({
      state: 'open',
    })
    const repeated = await admin.call('PUT', `/console/restaurants/${id}/state`, { state: 'open' })
    expect(repeated.body).toEqual({ state: 'open' })
    const why = { state: 'suspended', reason: 'Na prośbę właścicielki' }
    expect((await admin.call('PUT', `/console/restaurants/${id}/state`, why)).body).toEqual({ state: 'suspended' })
    expect((await page(id)).restaurant).toMatchObject({ state: 'suspended', reason: why.reason })
    const told = sql`SELECT n.details, s.email FROM alarm_notices n JOIN messages m ON m.alarm_notice_id = n.id
      JOIN staff s ON s.id = n.staff_id WHERE n.restaurant_id = ${id} AND n.kind = 'suspended'`
    expect(await kit.rows(told)).toEqual([{ details: { reason: why.reason }, email: OWNER.email }])

    // A session at another brand does not count as seen here.
    await kit.database.db.execute(sql`INSERT INTO staff_sessions (token_hash, staff_id, tenant, label, created_at, last_seen_at, expires_at)
      SELECT 'elsewhere', id, 'lesznoje', '', now(), now(), now() FROM staff WHERE email = ${OWNER.email}`)
    expect((await page(id)).people[0]!.seen_at).toBeNull()
    const owner = await signIn(kit, OWNER.email)
    expect((await page(id)).people[0]!.seen_at).not.toBeNull()
    const own = ['suspended_restaurant', 'opened_restaurant', 'invited', 'created_restaurant']
    expect(await actionsOf(`/panel/${id}/audit`, owner)).toEqual(['signed_in', ...own])
    expect(await actionsOf('/console/audit', admin)).toEqual(expect.arrayContaining(own))
  })

  it('the same form twice makes one restaurant; errors are shown by field', async () => {
    const again = await admin.call('POST', '/console/restaurants', NEW)
    expect([again.status, again.body.error.code]).toEqual([409, 'restaurant_exists'])
    const key = { 'idempotency-key': 'one-press' }
    const other = { ...NEW, name: 'Druga', owner: { name: 'Ola', email: 'druga@example.pl' } }
    const first = await admin.call('POST', '/console/restaurants', other, key)
    expect((await admin.call('POST', '/console/restaurants', other, key)).body.id).toBe(first.body.id)
    const bad = { ...NEW, name: 'Trzecia', nip: '5260250275', postal_code: '20', phone: '81 123', city: 'leszno' }
    expect((await admin.call('POST', '/console/restaurants', bad)).body.error.fields).toHaveProperty('city')
    const { body, status } = await admin.call('POST', '/console/restaurants', { ...bad, city: 'lublin' })
    expect([status, body.error.code]).toEqual([422, 'invalid_file'])
    expect(Object.keys(body.error.fields).sort()).toEqual(expect.arrayContaining(['nip', 'phone', 'postal_code']))
    const found = await kit.rows(sql`SELECT 1 FROM restaurants WHERE name = 'Trzecia'`)
    expect(found).toEqual([])
  })

  it('an operator edits the settings as the owner does, under their own name; others of the brand do not', async () => {
    const { id } = (await admin.call('POST', '/console/restaurants', { ...NEW, name: 'Stara Barka' })).body
    const owner = await ownerOf(kit, id)
    const settings = `/panel/${id}/settings`
    const path = `${settings}/parts/profile`
    for (const part of SETTINGS_PART_NAMES)
      expect((await operator.call('GET', `${settings}/parts/${part}`)).status).toBe(200)
    const { revision } = (await operator.call('GET', path)).body
    await operator.call('PUT', `${path}/draft`, { revision, at: 'name', value: 'Nowa Barka' })
    const { reviewed } = (await operator.call('GET', `${path}/review`)).body
    expect((await operator.call('POST', `${path}/publish`, { reviewed, cancel: [] })).status).toBe(200)
    const history = (await owner.call('GET', `${settings}/versions`)).body.items
    expect(history[0]).toMatchObject({ part: 'profile', by: 'Brand operator' })
    const trails = [await owner.call('GET', `/panel/${id}/audit`), await admin.call('GET', '/console/audit')]
    for (const { body } of trails)
      expect(body.items.find(({ action }: AuditEntry) => action === 'published_settings').person.name).toBe(
        'Brand operator',
      )
    const stranger = await brandPerson(kit, 'operator', 'lesznoje')
    const marketer = await brandPerson(kit, 'marketing')
    for (const other of [stranger, marketer]) expect((await other.call('GET', path)).status).toBe(404)
    expect((await operator.call('GET', `/panel/${id}/board`)).status).toBe(404)
    const plan = { plan: 'S', since: '2026-11-01' }
    const set = (by: Somebody) => by.call('PUT', `/console/restaurants/${LODKA}/plan`, plan)
    expect((await set(operator)).status).toBe(403)
    const before = (await set(admin)).body.plan
    expect(before).toMatchObject({ key: 'S', since: '2026-11-01' })
    await kit.send('POST', '/orders', orderRequest())
    expect((await page(LODKA)).plan).toEqual({ ...before, used: before.used + 1 })
  })

  it('a restaurant of another brand is 404 for reads and writes; a write by an operator is 403', async () => {
    const path = `/console/restaurants/${OTHER_CITY}`
    const owner = { name: 'X', email: 'x@example.pl' }
    const answers = [
      await admin.call('GET', path),
      await admin.call('PUT', `${path}/state`, { state: 'suspended', reason: 'x' }),
      await admin.call('POST', `${path}/owners`, owner),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
    expect((await operator.call('PUT', `/console/restaurants/${LODKA}/state`, { state: 'open' })).status).toBe(403)
    expect((await operator.call('POST', '/console/restaurants', NEW)).status).toBe(403)
    expect((await admin.call('POST', `/console/restaurants/${LODKA}/owners`, owner)).body).toMatchObject({
      accepted: true,
    })
  })
})
