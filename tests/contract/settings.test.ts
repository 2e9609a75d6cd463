/** @jest-environment ./tests/support/outside-environment.mjs */

import { sql } from 'drizzle-orm'
import { tenants } from '@/tenants/registry'
import { checkAddress } from '@/upstream/panel/settings/check-address'
import { aDraft } from '../support/draft'
import { orderRequest } from '../support/order-fixture'
import { cafe, copyOf } from '../support/restaurant-files'
import { bearer, invited, type Somebody } from '../support/staff'
import { databases, PARTNER_TOKEN, sharedKit } from '../support/upstream-kit'

const LUBJE = { 'x-tenant': 'lubje' }

describe.each(databases)('C37 a restaurant changes itself on %s', (_, open) => {
  const kit = sharedKit(open)
  let id: number
  let owner: Somebody
  let manager: Somebody
  beforeAll(async () => {
    const made = await aDraft(kit, 'lublin-ustawienia')
    id = made.id
    owner = made.owner
    await owner.call('POST', `/panel/${id}/opening`)
    manager = await invited(kit, owner, id, 'manager')
  })

  const path = (rest: string) => `/panel/${id}/settings${rest}`
  const view = async (who: Somebody, part: string) => (await who.call('GET', path(`/parts/${part}`))).body
  const save = async (who: Somebody, part: string, at: string, value: unknown) => {
    const { revision } = await view(who, part)
    return who.call('PUT', path(`/parts/${part}/draft`), { revision, at, value })
  }
  const review = async (who: Somebody, part: string) => (await who.call('GET', path(`/parts/${part}/review`))).body
  const publish = async (who: Somebody, part: string, cancel: number[] = []) => {
    const { reviewed } = await review(who, part)
    return who.call('POST', path(`/parts/${part}/publish`), { reviewed, cancel })
  }
  const shown = async () => (await kit.get(`/restaurants/${id}`, LUBJE)).body
  const codeOf = ({ status, body }: { status: number; body: { error?: { code: string } } }) => [
    status,
    body.error?.code,
  ]

  it('a draft belongs to one person, has its errors in words, and changes nothing until it is published', async () => {
    const before = await shown()
    const typed = await save(owner, 'delivery', 'preparationMinutes', 'pół godziny')
    expect(typed.status).toBe(200)
    expect(typed.body.value.preparationMinutes).toBe('pół godziny')
    expect(Object.keys(typed.body.problems)).toEqual(['preparationMinutes'])
    expect((await publish(owner, 'delivery')).body.error.fields).toHaveProperty('preparationMinutes')
    const mended = await save(owner, 'delivery', 'preparationMinutes', '45')
    expect([mended.body.value.preparationMinutes, mended.body.problems]).toEqual([45, {}])
    expect((await view(manager, 'delivery')).revision).toBeNull()
    expect(await shown()).toEqual(before)
    const { differences } = await review(owner, 'delivery')
    expect(differences).toHaveLength(1)
    expect(differences[0]).toMatch(/^zamówienia › czas przygotowania: \d+ → 45$/)
  })

  it('published: a version with its author, the trail, and no draft any more', async () => {
    const done = await publish(owner, 'delivery')
    expect(done.status).toBe(200)
    expect(done.body.parts.find(({ part }: { part: string }) => part === 'delivery')).toMatchObject({
      draft_at: null,
      changed_by: 'Ola Owner',
    })
    const { items } = (await owner.call('GET', path('/versions'))).body
    expect(items.map(({ part, kind, by, is_newest }: Record<string, unknown>) => [part, kind, by, is_newest])).toEqual([
      ['delivery', 'panel', 'Ola Owner', true],
      ['delivery', 'start', null, false],
    ])
    const trail = (await owner.call('GET', `/panel/${id}/audit`)).body.items
    expect(trail[0]).toMatchObject({ action: 'published_settings', details: { part: 'delivery' } })
    const restored = await owner.call('POST', path(`/versions/${items[1].id}/draft`))
    expect(restored.body.revision).toBe(1)
    expect((await review(owner, 'delivery')).differences[0]).toMatch(/^zamówienia › czas przygotowania: 45 → \d+$/)
    expect((await publish(owner, 'delivery')).status).toBe(200)
  })

  it('one change is undone, and later changes stay', async () => {
    const before = (await view(owner, 'profile')).value.description
    await save(owner, 'profile', 'description', 'Opis do cofnięcia.')
    await save(owner, 'profile', 'lead', 'Zdanie, które zmieniono potem')
    expect((await publish(owner, 'profile')).status).toBe(200)
    const change = (await owner.call('GET', path('/versions'))).body.items[0]
    await save(owner, 'profile', 'lead', 'Zdanie, które zostaje')
    expect((await publish(owner, 'profile')).status).toBe(200)
    const undone = await owner.call('POST', path(`/versions/${change.id}/undo`))
    expect(undone.body.value).toMatchObject({ description: before, lead: 'Zdanie, które zostaje' })
    expect((await review(owner, 'profile')).differences).toHaveLength(1)
    expect((await publish(owner, 'profile')).status).toBe(200)
    const { items } = (await owner.call('GET', path('/versions'))).body
    const start = items.find(({ kind }: { kind: string }) => kind === 'start')
    expect(codeOf(await owner.call('POST', path(`/versions/${start.id}/undo`)))).toEqual([404, 'unknown_version'])
  })

  it('two people: the published change of the other stays, my typed one too, and both are shown before I publish', async () => {
    await save(owner, 'profile', 'lead', 'Pizza z pieca na drewno')
    const seen = await review(owner, 'profile')
    await save(manager, 'profile', 'description', 'Nowy opis.')
    await save(manager, 'profile', 'lead', 'Najlepsza pizza')
    expect((await publish(manager, 'profile')).status).toBe(200)
    const outdated = await owner.call('POST', path('/parts/profile/publish'), { reviewed: seen.reviewed })
    expect(codeOf(outdated)).toEqual([409, 'review_outdated'])
    const again = await review(owner, 'profile')
    expect(again.others).toHaveLength(2)
    expect(again.conflicts).toEqual(['zdanie na listach: Najlepsza pizza → Pizza z pieca na drewno'])
    expect(again.differences).toEqual(['zdanie na listach: Najlepsza pizza → Pizza z pieca na drewno'])
    expect((await publish(owner, 'profile')).status).toBe(200)
    expect(await shown()).toMatchObject({ lead: 'Pizza z pieca na drewno', description: 'Nowy opis.' })
  })

  it('two tabs of one person: the older one is refused with the present state; of concurrent first changes one begins the draft', async () => {
    const { revision } = (await save(owner, 'reservations', 'maxPartySize', '9')).body
    await save(owner, 'reservations', 'maxPartySize', '10')
    const late = await owner.call('PUT', path('/parts/reservations/draft'), {
      revision,
      at: 'maxPartySize',
      value: '11',
    })
    expect(codeOf(late)).toEqual([409, 'changed_meanwhile'])
    expect(late.body.current.value.maxPartySize).toBe(10)
    // A form says which value it was made of, so both tabs' typing stays.
    const made = { ...late.body.current.value, maxPartySize: 9 }
    const typed = { revision, value: { ...made, slotMinutes: '45' }, seen: made, is_brief: true }
    const both = await owner.call('PUT', path('/parts/reservations/draft'), typed)
    expect(both.body.value).toMatchObject({ maxPartySize: 10, slotMinutes: 45 })
    const twice = await owner.call('PUT', path('/parts/reservations/draft'), typed)
    expect(twice.body).toEqual(both.body)
    const dropped = await owner.call('DELETE', path('/parts/reservations/draft'))
    expect([dropped.status, dropped.body.revision]).toEqual([200, null])
    // A dish that another tab has moved: its fields never get into the one that stands at its place now.
    const { products } = (await view(owner, 'menu')).value.categories[0]
    const [dish, other] = [0, 1].map((no) => `categories[0].products[${no}]`)
    await owner.call('PUT', path('/parts/menu/draft'), { revision: null, list: { step: 'down', at: dish } })
    const price = { at: dish, value: { ...products[0], priceGrosze: '99' }, seen: products[0] }
    for (const revision of [null, 1])
      expect(codeOf(await owner.call('PUT', path('/parts/menu/draft'), { ...price, revision }))[0]).toBe(409)
    const found = await owner.call('PUT', path('/parts/menu/draft'), { ...price, at: other, revision: null })
    const prices = found.body.value.categories[0].products.map((one: { priceGrosze: number }) => one.priceGrosze)
    expect(prices.slice(0, 2)).toEqual([products[1].priceGrosze, 9900])
    await owner.call('DELETE', path('/parts/menu/draft'))
    expect(codeOf(await owner.call('GET', path('/parts/reservations/review')))).toEqual([409, 'no_draft'])
    for (const round of [1, 2, 3]) {
      const sizes = ['4', '5', '6'].map((size) => String(Number(size) + round))
      const replies = await Promise.all(
        sizes.map((value) =>
          owner.call('PUT', path('/parts/reservations/draft'), { revision: null, at: 'maxPartySize', value }),
        ),
      )
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409])
      const saved = replies.find(({ status }) => status === 200)?.body.value.maxPartySize
      const shown = replies.map(({ body }) => (body.error ? body.current : body))
      expect(shown.map(({ value, revision }) => [value.maxPartySize, revision])).toEqual(sizes.map(() => [saved, 1]))
      await owner.call('DELETE', path('/parts/reservations/draft'))
    }
  })

  it('an outline encloses the chosen streets; a moved restaurant requires its point', async () => {
    const ask = async (body: object) => (await owner.call('POST', path('/zone-streets'), body)).body
    const named = async (q: string) => {
      const { found } = await ask({ area: null, q })
      return found.find(({ street }: { street: string }) => street.toLowerCase() === q)
    }
    const [grodzka, lipowa, far] = [await named('grodzka'), await named('lipowa'), await named('łęczyńska')]
    expect(lipowa).toMatchObject({ city: 'Lublin', coverage: 'none' })
    const nearest = (await ask({ area: null })).found
    expect(nearest.length).toBeGreaterThan(2)
    const one = await ask({ area: null, add: [grodzka.id] })
    const coverage = (wanted: typeof one, { id }: { id: number }) =>
      wanted.inside.find((street: { id: number }) => street.id === id)?.coverage
    expect(coverage(one, grodzka)).toBe('whole')
    const saved = await save(owner, 'delivery', 'delivery.zones[0].area', one.area)
    expect([saved.status, saved.body.problems]).toEqual([200, {}])
    const both = await ask({ area: one.area, add: [lipowa.id] })
    expect([coverage(both, grodzka), coverage(both, lipowa), both.also]).toEqual(['whole', 'whole', expect.any(Array)])
    expect(both.covered.addresses).toBeGreaterThan(one.covered.addresses)
    const again = await ask({ area: both.area, remove: [lipowa.id] })
    expect(coverage(again, grodzka)).toBe('whole')
    expect(coverage(again, lipowa) === undefined || again.kept.includes('Lipowa')).toBe(true)
    const beyond = await ask({ area: one.area, max_km: 1, add: [far.id, 2_000_000_000] })
    expect([beyond.far, beyond.area]).toEqual([['Łęczyńska'], one.area])
    const circle = await ask({ area: { kind: 'radius', radiusKm: 1 }, remove: [grodzka.id] })
    expect([circle.area.kind, circle.covered.whole]).toEqual(['outline', expect.any(Number)])
    expect(codeOf(await owner.call('POST', path('/zone-streets'), { area: null, add: ['x'] }))[0]).toBe(422)
    // More streets than are looked at: what is beyond them cannot be left inside, so none is taken away.
    await kit.database.db.execute(sql`INSERT INTO streets (city, street, search_text, lat, lng, houses, city_name)
      SELECT city, street || ' ' || no, search_text, lat, lng, 1, 'Lublin' FROM streets, generate_series(1, 1500) no
      WHERE id = ${grodzka.id}`)
    const cut = await ask({ area: both.area, remove: [lipowa.id] })
    expect([cut.covered.is_cut, cut.area, cut.inside.length]).toEqual([true, both.area, 300])
    await kit.database.db.execute(sql`DELETE FROM streets WHERE street LIKE 'Grodzka %'`)
    await owner.call('DELETE', path('/parts/delivery/draft'))

    const { address } = (await view(owner, 'profile')).value
    const moved = await save(owner, 'profile', 'address', { ...address, street: 'Koncertowa', house: '8' })
    expect(moved.body.problems).toEqual({ address: expect.stringContaining('(Grodzka 7)') })
    expect((await publish(owner, 'profile')).body.error.fields).toHaveProperty('address')
    const { items } = (await owner.call('POST', path('/address-check'), { q: 'Koncertowa 8' })).body
    expect(items[0].location).toMatchObject({ street: 'Koncertowa', house: '8' })
    expect((await owner.call('POST', path('/address-check'), { q: 'Koncertowa' })).body.items[0].location).toBeNull()
    expect(items[0].in_town).toBe(true)
    // A brand of several towns: doors of the restaurant's own town alone.
    const { fallback: places } = tenants.find(({ key }) => key === 'nakryte')!
    const caller = { restaurantId: id, staffId: owner.personId }
    const requested = await checkAddress(kit.database.db, caller, 'Lipowa 7', places)
    const everywhere = requested.ok
      ? requested.value.items.map((one) => [one.address.endsWith('Lublin'), one.in_town, one.location !== null])
      : []
    expect(new Set(everywhere.map(String))).toEqual(new Set(['true,true,true', 'false,false,false']))
    const found = await save(owner, 'profile', 'address', { ...address, ...items[0].location })
    expect(found.body).toMatchObject({ problems: {}, far_point: null })
    // A typed point some kilometres off is told, with that of the list of streets, and refused by nothing.
    const { lat, lng } = items[0].location
    const { body: typed } = await save(owner, 'profile', 'address', {
      ...address,
      ...items[0].location,
      lat: lat + 0.05,
    })
    const elsewhere = { address: 'Koncertowa 8', lat, lng, km: expect.closeTo(5.56, 1) }
    expect(typed).toMatchObject({ problems: {}, far_point: elsewhere })
    expect((await owner.call('GET', path('/parts/profile'))).body.far_point).toMatchObject(elsewhere)
    await save(owner, 'profile', 'address', { ...address, lat: address.lat + 1 })
    expect((await publish(owner, 'profile')).body.error.fields.address).toContain('111,')
    await owner.call('DELETE', path('/parts/profile/draft'))
  })

  it('a change sent twice, by a double tap or after a lost answer, is one change', async () => {
    const { revision } = (await save(owner, 'reservations', 'maxPartySize', '7')).body
    const change = { revision, at: 'maxPartySize', value: '11' }
    const press = () => owner.call('PUT', path('/parts/reservations/draft'), change)
    const [first, second] = await Promise.all([press(), press()])
    expect([first.body.revision, second.body.revision]).toEqual([revision + 1, revision + 1])
    expect((await press()).body).toMatchObject({ revision: revision + 1, value: { maxPartySize: 11 } })
    const add = { revision, list: { step: 'add', at: 'rules', item: {} } }
    expect(codeOf(await owner.call('PUT', path('/parts/reservations/draft'), add))).toEqual([409, 'changed_meanwhile'])
    await owner.call('DELETE', path('/parts/reservations/draft'))
  })

  it('a price at once: a version of the menu, taken over by a draft of another dish', async () => {
    const { items } = (await owner.call('GET', path('/prices'))).body
    const [first, second] = items
    await save(owner, 'menu', 'categories[0].products[1].description', 'Zmieniony opis')
    const change = { dish: first.id, price_grosze: first.price_grosze + 100, expected_grosze: first.price_grosze }
    const changed = await manager.call('POST', path('/prices'), change)
    expect(changed.body.items[0]).toEqual({ ...first, price_grosze: first.price_grosze + 100 })
    for (const expected_grosze of [first.price_grosze, first.price_grosze + 200])
      expect(codeOf(await manager.call('POST', path('/prices'), { ...change, expected_grosze }))).toEqual([
        409,
        'changed_meanwhile',
      ])
    const draft = await view(owner, 'menu')
    expect(draft.value.categories[0].products[0].priceGrosze).toBe(first.price_grosze + 100)
    expect((await publish(owner, 'menu')).status).toBe(200)
    const now = (await owner.call('GET', path('/prices'))).body.items
    expect([now[0].price_grosze, now[1]]).toEqual([first.price_grosze + 100, second])
    const kinds = (await owner.call('GET', path('/versions'))).body.items.map(({ kind }: { kind: string }) => kind)
    expect(kinds.slice(0, 3)).toEqual(['panel', 'price', 'start'])
  })

  it('tables joined in another order are no change, whatever else is published', async () => {
    const { rooms, combinations } = (await view(owner, 'tables')).value
    const [room, ...others] = rooms
    const more = ['X1', 'X2', 'X3'].map((name) => ({ name, minSeats: 2, maxSeats: 2 }))
    await save(owner, 'tables', 'rooms', [{ ...room, tables: [...room.tables, ...more] }, ...others])
    await save(owner, 'tables', 'combinations', [
      ['X2', 'X3'],
      ['X1', 'X2'],
    ])
    expect((await publish(owner, 'tables')).status).toBe(200)
    const versions = async () =>
      (await owner.call('GET', path('/versions'))).body.items.filter(({ part }: { part: string }) => part === 'tables')
    const noted = await versions()
    await save(owner, 'profile', 'lead', 'Kuchnia znad Bystrzycy.')
    expect((await publish(owner, 'profile')).status).toBe(200)
    expect(await versions()).toEqual(noted)
    await save(owner, 'tables', 'combinations', combinations)
    await save(owner, 'tables', 'rooms', rooms)
    expect((await publish(owner, 'tables')).status).toBe(200)
  })

  it('a value that is no part of it, or an unknown place, is refused and changes nothing', async () => {
    const put = (body: object | string, part = 'profile') => owner.call('PUT', path(`/parts/${part}/draft`), body)
    expect((await put({ revision: null, at: 'key', value: 'inny-klucz' })).status).toBe(422)
    expect((await put({ revision: null, at: '__proto__', value: {} })).status).toBe(422)
    expect((await put({ revision: null, at: '', value: [] })).status).toBe(422)
    expect((await put({ revision: null, at: '', value: {} }, 'brand')).status).toBe(422)
    const nowhere = { step: 'add', at: 'rooms[99999].constructor', item: {} }
    expect(codeOf(await put({ revision: null, list: nowhere }, 'tables'))).toEqual([422, 'invalid'])
    // Written as text, since JSON.stringify does not nest that deep.
    const nested = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
    const deep = await Promise.all([
      put(`{"revision":null,"at":"name","value":${nested}}`),
      put(`{"revision":null,"list":{"step":"add","at":"embedOrigins","item":${nested}}}`),
    ])
    expect(deep.map(codeOf)).toEqual([
      [422, 'invalid'],
      [422, 'invalid'],
    ])
    const products = Array.from({ length: 1501 }, (_, no) => ({ name: `Danie ${no}`, priceGrosze: 100 }))
    const large = await put({ revision: null, at: 'categories', value: [{ name: 'Wszystko', products }] }, 'menu')
    expect(codeOf(large)).toEqual([409, 'too_large'])
    expect(large.body.error.message).toContain('najwyżej 1500 dań')
    expect((await view(owner, 'menu')).revision).toBeNull()
    const other = await put({ revision: null, at: '', value: { key: 'inny', tenant: 'nakryte', name: 'Nazwa' } })
    expect(other.body.value).toEqual({ name: 'Nazwa' })
    await owner.call('DELETE', path('/parts/profile/draft'))
  })

  it('C3 hours of the kitchen: typed, described in words, published, and removed', async () => {
    const hours = (await view(owner, 'hours')).value
    expect(hours).toMatchObject({ kitchen: null, lastOrderMinutes: null, lastSeatingMinutes: null })
    const week = hours.week.map(() => [{ open: '14:00', close: '20:00' }])
    // Special days are by date in the draft; a form that is being typed in has its problems at its own rows.
    const exceptions = ['2027-12-31', 'Wigilia', '2027-12-24'].map((date) => ({ date, intervals: [] }))
    const { revision } = await view(owner, 'hours')
    const brief = { revision, at: '', value: { ...hours, exceptions }, is_brief: true }
    const { problems } = (await owner.call('PUT', path('/parts/hours/draft'), brief)).body
    expect(Object.keys(problems)).toEqual(['exceptions[1].date'])
    const kept = await view(owner, 'hours')
    expect(kept.value.exceptions.map(({ date }: { date: string }) => date)).toEqual([
      '2027-12-24',
      '2027-12-31',
      'Wigilia',
    ])
    expect(Object.keys(kept.problems)).toEqual(['exceptions[2].date'])
    await save(owner, 'hours', 'exceptions', [])
    await save(owner, 'hours', 'kitchen', { week, exceptions: [] })
    const typed = await save(owner, 'hours', 'lastOrderMinutes', 'trzy kwadranse')
    expect(Object.keys(typed.body.problems)).toEqual(['lastOrderMinutes'])
    await save(owner, 'hours', 'lastOrderMinutes', '45')
    const { differences } = await review(owner, 'hours')
    expect(differences.at(-1)).toBe('godziny › ostatnie zamówienie, minut przed zamknięciem: brak → 45')
    expect(differences[0]).toMatch(/^godziny › kuchnia/)
    expect((await publish(owner, 'hours')).status).toBe(200)
    expect((await shown()).hours).toMatchObject({ kitchen: { week }, last_order_minutes: 45 })
    await save(owner, 'hours', 'kitchen', null)
    await save(owner, 'hours', 'lastOrderMinutes', '')
    expect((await publish(owner, 'hours')).status).toBe(200)
    expect(Object.keys((await shown()).hours)).toEqual(['week', 'exceptions'])
  })

  it('C21 a host sets prices once the restaurant allows it, by the next call, and no more when it does not', async () => {
    const host = await invited(kit, owner, id, 'host')
    const [dish] = (await owner.call('GET', path('/prices'))).body.items
    const change = { dish: dish.id, price_grosze: dish.price_grosze + 50, expected_grosze: dish.price_grosze }
    const soldOut = { product_id: dish.id, option_id: null, for: 'closing' }
    const tries = async () => [
      codeOf(await host.call('GET', path('/prices'))),
      codeOf(await host.call('POST', path('/prices'), change)),
      (await host.call('PUT', `/panel/${id}/sold-out`, soldOut)).status,
    ]
    const refused = [403, 'role_missing']
    expect(await tries()).toEqual([refused, refused, 403])
    await save(owner, 'profile', 'hostSetsPrices', true)
    expect((await review(owner, 'profile')).differences).toEqual(['obsługa oznacza brak i zmienia ceny: nie → tak'])
    expect((await publish(owner, 'profile')).status).toBe(200)
    const session = (await host.call('GET', '/staff/session')).body
    expect(session.restaurants[0].permissions).toEqual(expect.arrayContaining(['change_prices', 'set_sold_out']))
    expect(await tries()).toEqual([[200, undefined], [200, undefined], 200])
    expect((await owner.call('GET', path('/versions'))).body.items[0]).toMatchObject({ kind: 'price', part: 'menu' })
    expect(Object.keys(await shown())).not.toContain('hostSetsPrices')
    expect(codeOf(await host.call('GET', path('')))).toEqual(refused)
    await host.call('PUT', `/panel/${id}/sold-out`, { ...soldOut, for: null })
    await save(owner, 'profile', 'hostSetsPrices', false)
    expect((await publish(owner, 'profile')).status).toBe(200)
    expect(await tries()).toEqual([refused, refused, 403])
  })

  it('C7 C8 promotions are priced on the orders of thirty days: unchanged, they cost what those orders were reduced by', async () => {
    const category = (await view(owner, 'menu')).value.categories[0]
    const { value } = await view(owner, 'promotions')
    const half = { scope: 'same-category', target: category.id, buy: 0, get: 0, percent: 50, maxUses: null }
    const every = { days: null, hours: null, deliveryTypes: null }
    const code = { ...copyOf(cafe).vouchers[0], code: 'ZNIZKA10', type: 'percent', value: 10 }
    await save(owner, 'promotions', '', { ...value, discounts: [{ ...half, ...every }], vouchers: [code] })
    expect((await publish(owner, 'promotions')).status).toBe(200)
    const products = [{ product_id: category.products[0].id, amount: 2, answers: [] }]
    const order = async (changes: object = {}) => {
      const cart = { restaurant_id: id, delivery_type: 'takeout' as const, products, ...changes }
      const { total } = (await kit.send('POST', '/carts/quote', cart, LUBJE)).body
      return kit.send('POST', '/orders', orderRequest({ ...cart, expected_total: total }), LUBJE)
    }
    const placed = [await order(), await order({ voucher_code: 'znizka10' })]
    expect(placed.map(({ status, body }) => [status, body.error])).toEqual([
      [201, undefined],
      [201, undefined],
    ])
    const off = placed.map(({ body }) => [body.breakdown.promotions, body.breakdown.voucher])
    const promotions = Math.round(100 * off.reduce((sum, [one]) => sum + one, 0))
    const codes = Math.round(100 * off.reduce((sum, [, one]) => sum + one, 0))
    expect(promotions * codes).toBeGreaterThan(0)

    await save(owner, 'promotions', 'discounts[0].percent', '50')
    const same = (await review(owner, 'promotions')).promotions
    expect([same.of, same.priced]).toEqual([2, 2])
    expect(same.before).toEqual({ orders: 2, grosze: promotions + codes })
    expect(same.after).toEqual(same.before)
    expect(same.rows.map(({ before }: { before: object }) => before)).toEqual([
      { orders: 2, grosze: promotions },
      { orders: 1, grosze: codes },
    ])

    await save(owner, 'promotions', 'discounts[0].percent', '25')
    const fewer = (await review(owner, 'promotions')).promotions
    expect(fewer.before).toEqual(same.before)
    expect(fewer.rows[0]).toMatchObject({ promotion: { percent: 25 }, after: { orders: 2, grosze: promotions / 2 } })
    const { reviewed } = await review(owner, 'promotions')
    expect((await order()).status).toBe(201)
    const again = await review(owner, 'promotions')
    expect([again.promotions.of, again.reviewed]).toEqual([3, reviewed])
    expect((await publish(owner, 'promotions')).status).toBe(200)
    expect((await review(owner, 'promotions')).error.code).toBe('no_draft')

    // Codes of another restaurant of the brand: one message for each, and twenty checks a day.
    const [free] = copyOf(cafe).vouchers
    const guessed = Array.from({ length: 21 }, (_, i) => free && { ...free, code: `OBCY${i}` }).filter((one) => !!one)
    await aDraft(kit, 'lublin-obce-kody', { vouchers: guessed })
    await save(owner, 'promotions', 'vouchers', [code, guessed[0]])
    expect(Object.values((await review(owner, 'promotions')).problems)).toEqual(['kod „OBCY0” jest zajęty'])
    await save(owner, 'promotions', 'vouchers', [code, ...guessed])
    for (const look of ['review', 'preview'])
      expect(codeOf(await owner.call('GET', path(`/parts/promotions/${look}`)))).toEqual([429, 'too_many_requests'])
    await owner.call('DELETE', path('/parts/promotions/draft'))
  })

  it('operations change it too: a version without a name; drafts go on', async () => {
    const { file } = (await kit.get(`/operations/restaurants/${id}/file`, bearer(PARTNER_TOKEN))).body
    await save(owner, 'profile', 'lead', 'Mój tekst')
    const changed = { ...file, priceLevel: 4 }
    await kit.send('POST', '/operations/restaurants/import', { file: changed }, bearer(PARTNER_TOKEN))
    const { items } = (await owner.call('GET', path('/versions'))).body
    expect(items[0]).toMatchObject({ part: 'profile', kind: 'operations', by: null })
    const merged = await view(owner, 'profile')
    expect([merged.value.lead, merged.value.priceLevel]).toEqual(['Mój tekst', 4])
  })
})
