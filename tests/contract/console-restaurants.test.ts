/** @jest-environment ./tests/support/outside-environment.mjs */
import { sql } from 'drizzle-orm'
import {
  consoleRestaurantPageSchema,
  consoleRestaurantsSchema,
  madeRestaurantSchema,
} from '@/lib/domain/console/restaurants-schema'
import { SETTINGS_PART_NAMES } from '@/lib/domain/restaurant/settings/parts'
import { settingsViewSchema } from '@/lib/domain/restaurant/settings/wire'
import { listRestaurants } from '@/upstream/console/restaurants'
import { expireDueOrders } from '@/upstream/jobs/orders/expire-due-orders'
import { orderRequest } from '../support/order-fixture'
import { LODKA, MANUAL, OTHER_CITY } from '../support/seed-fixture'
import { bearer, brandPerson, ownerOf, type Somebody, signIn } from '../support/staff'
import { databases, FRIDAY_NOON, PARTNER_TOKEN, parseAs, sharedKit } from '../support/upstream-kit'

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

  it('tells the figures of thirty days: answers from the alarm, what nobody answered, refunds, no-shows', async () => {
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
    const asked = { q: 'lodka', sort: 'name' as const, page: 1, state: undefined }
    const { items } = await listRestaurants(kit.database.db, 'lubje', asked, later)
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
    // What the owner gets is a restaurant as any other: its file comes out sound.
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

    // Work for another brand is none of this one's business.
    await kit.database.db.execute(sql`INSERT INTO staff_sessions (token_hash, staff_id, tenant, label, created_at, last_seen_at, expires_at)
      SELECT 'elsewhere', id, 'lesznoje', '', now(), now(), now() FROM staff WHERE email = ${OWNER.email}`)
    expect((await page(id)).people[0]!.seen_at).toBeNull()
    const owner = await signIn(kit, OWNER.email)
    expect((await page(id)).people[0]!.seen_at).not.toBeNull()
    const own = ['suspended_restaurant', 'opened_restaurant', 'invited', 'created_restaurant']
    expect(await actionsOf(`/panel/${id}/audit`, owner)).toEqual(['signed_in', ...own])
    expect(await actionsOf('/console/audit', admin)).toEqual(expect.arrayContaining(own))
  })

  it('the same form twice makes one restaurant; what was typed wrong is told by field', async () => {
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

  it('shows each part of the settings as diners see it, whatever anybody has begun to change', async () => {
    const owner = await ownerOf(kit, LODKA)
    const path = `/panel/${LODKA}/settings/parts/profile`
    const { revision } = (await owner.call('GET', path)).body
    await owner.call('PUT', `${path}/draft`, { revision, at: 'name', value: 'Zaczęte' })
    for (const part of SETTINGS_PART_NAMES) {
      const { status, body } = await operator.call('GET', `/console/restaurants/${LODKA}/settings/${part}`)
      expect(status).toBe(200)
      expect(parseAs(settingsViewSchema, body).revision).toBeNull()
    }
    const { body } = await operator.call('GET', `/console/restaurants/${LODKA}/settings/profile`)
    expect(body.value.name).toBe('Łódka i Wiosło')
  })

  it('of a restaurant of another brand nothing is seen or changed: 404; an operator changes none: 403', async () => {
    const path = `/console/restaurants/${OTHER_CITY}`
    const owner = { name: 'X', email: 'x@example.pl' }
    const answers = [
      await admin.call('GET', path),
      await admin.call('GET', `${path}/settings/menu`),
      await admin.call('PUT', `${path}/state`, { state: 'suspended', reason: 'x' }),
      await admin.call('POST', `${path}/owners`, owner),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect((await operator.call('PUT', `/console/restaurants/${LODKA}/state`, { state: 'open' })).status).toBe(403)
    expect((await operator.call('POST', '/console/restaurants', NEW)).status).toBe(403)
    expect((await admin.call('POST', `/console/restaurants/${LODKA}/owners`, owner)).body).toMatchObject({
      accepted: true,
    })
  })
})
