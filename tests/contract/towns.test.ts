/** @jest-environment ./tests/support/outside-environment.mjs */
import { sql } from 'drizzle-orm'
import { quoteSchema } from '@/lib/domain/ordering/cart/schema'
import { type AddressRow, MAX_ADDRESS_ROWS } from '@/lib/domain/ordering/delivery/address-file'
import { addressListSchema } from '@/lib/domain/ordering/delivery/schema'
import { cityListSchema } from '@/lib/domain/restaurant/schema'
import { tenantConfigSchema } from '@/lib/domain/tenant/schema'
import { operationsToken } from '@/upstream/panel/accounts/derived-tokens'
import { addMissingTenants, tenantDifferenceLines } from '@/upstream/tenants/apply-tenant-files'
import { pierogi } from '../support/order-fixture'
import { LODKA } from '../support/seed-fixture'
import { databases, type Kit, openKit, PARTNER_TOKEN, parseAs } from '../support/upstream-kit'

const LUBJE = operationsToken(PARTNER_TOKEN, 'lubje')

const PULAWY = {
  tenants: ['lubje', 'nakryte'],
  slug: 'pulawy',
  name: 'Puławy',
  where: 'w Puławach',
  location: { lat: 51.4164, lng: 21.9694 },
}

describe.each(databases)('C34 brands and their towns on %s', (database, open) => {
  let kit: Kit
  beforeEach(async () => {
    kit = await openKit(open)
  })
  afterEach(() => kit.close())

  const call = (method: string, path: string, body?: unknown, token = PARTNER_TOKEN) =>
    kit.send(method, `/operations/${path}`, body, { authorization: `Bearer ${token}` })
  const configOf = async (tenant: string) =>
    parseAs(tenantConfigSchema, (await kit.send('POST', `/tenants/${tenant}/config`)).body)
  const slugsOf = async (tenant: string) => (await configOf(tenant)).cities.map(({ slug }) => slug)
  const recolour = () =>
    kit.database.db.execute(sql`UPDATE tenants SET config = config || '{"themeColor": "#123456"}' WHERE key = 'lubje'`)

  it('a start adds missing towns, overwrites none, and reports the differences', async () => {
    await recolour()
    await addMissingTenants(kit.database.db)
    expect((await configOf('lubje')).themeColor).toBe('#123456')
    const lines = await tenantDifferenceLines(kit.database.db)
    expect(lines).toEqual(['brand lubje: themeColor: "#123456" → "#f2b705"', expect.stringContaining('brand -- apply')])
  })

  it('a row of before a field existed has its file’s', async () => {
    await kit.database.db.execute(sql`UPDATE tenants SET config = config - 'homeMode' WHERE key = 'lubje'`)
    expect((await configOf('lubje')).homeMode).toBe('order')
  })

  it('apply takes a file over, a dry run reports it alone, and towns of the operator stay', async () => {
    await call('POST', 'cities', PULAWY)
    await recolour()
    const apply = (dry_run: boolean) => call('POST', 'tenants/lubje/apply', { dry_run })
    const differences = ['themeColor: "#123456" → "#f2b705"']
    expect((await apply(true)).body).toEqual({ differences })
    expect((await configOf('lubje')).themeColor).toBe('#123456')
    expect((await apply(false)).body).toEqual({ differences })
    expect((await apply(false)).body).toEqual({ differences: [] })
    expect((await configOf('lubje')).themeColor).toBe('#f2b705')
    expect(await slugsOf('lubje')).toEqual(['lublin', 'pulawy'])
    expect(await tenantDifferenceLines(kit.database.db)).toEqual([])
  })

  it('a town is added at once, inflected as its operator typed it, and a repeat changes nothing', async () => {
    expect((await call('POST', 'cities', PULAWY)).body).toEqual({ added_to: ['lubje', 'nakryte'] })
    expect((await call('POST', 'cities', PULAWY)).body).toEqual({ added_to: [] })
    const cities = parseAs(cityListSchema, (await kit.get('/cities')).body)
    expect(cities.at(-1)).toMatchObject({ slug: 'pulawy', where: 'w Puławach', restaurants: 0 })
    const rows = (await call('GET', 'cities')).body.items
    expect(rows).toContainEqual({ ...PULAWY, restaurants: 0, streets: 0 })
    expect(rows).toContainEqual(
      expect.objectContaining({ slug: 'lublin', where: 'w Lublinie', tenants: ['lubje', 'nakryte'] }),
    )
  })

  // A PGlite for each test costs seconds; its own parts, one connection and its driver, are covered by the test above.
  if (database === 'PGlite') return

  it.each([
    ['a slug of capitals', { slug: 'Pulawy' }, 'slug'],
    ['a name in the nominative where the locative belongs', { where: 'Puławy' }, 'where'],
    ['a centre whose coordinates changed places', { location: { lat: 21.9694, lng: 51.4164 } }, 'location.lat'],
    ['no brand', { tenants: [] }, 'tenants'],
  ])('%s is refused in words, and nothing is added', async (_, change, field) => {
    const { status, body } = await call('POST', 'cities', { ...PULAWY, ...change })
    expect([status, body.error.code]).toEqual([422, 'invalid_city'])
    expect(body.error.fields[field]).toMatch(/\S+ \S+/)
    expect(await slugsOf('lubje')).toEqual(['lublin'])
  })

  it('a slug is one town everywhere: another one under it is refused, also at another brand', async () => {
    const lublin = { ...PULAWY, tenants: ['lesznoje'], slug: 'lublin' }
    const { status, body } = await call('POST', 'cities', lublin)
    expect([status, body.error.code]).toEqual([409, 'city_exists'])
    expect(body.error.fields.slug).toContain('„Lublin”, 51.2465, 22.5684')
    const same = { name: 'Lublin', where: 'w Lublinie', location: { lat: 51.2465, lng: 22.5684 } }
    expect((await call('POST', 'cities', { ...lublin, ...same })).body).toEqual({ added_to: ['lesznoje'] })
    const nobody = await call('POST', 'cities', { ...PULAWY, tenants: ['lubje', 'marsje'] })
    expect([nobody.status, nobody.body.error.fields]).toEqual([404, { tenants: 'nie ma marki „marsje”' }])
    expect(await slugsOf('lubje')).toEqual(['lublin'])
  })

  it('a change is that of every brand that has the town', async () => {
    await call('POST', 'cities', PULAWY)
    const location = { lat: 51.42, lng: 21.97 }
    expect((await call('PUT', 'cities/pulawy', { location })).body).toEqual({ changed_in: ['lubje', 'nakryte'] })
    for (const tenant of PULAWY.tenants) expect((await configOf(tenant)).cities.at(-1)?.location).toEqual(location)
    expect((await call('PUT', 'cities/atlantyda', { location })).status).toBe(404)
    const texts = { orders: { lead: 'Obiad nad Wisłą.', paragraphs: ['Puławy leżą nad Wisłą.'] } }
    expect((await call('PUT', 'cities/pulawy', { texts: { orders: { lead: '', paragraphs: [] } } })).status).toBe(422)
    expect((await call('PUT', 'cities/pulawy', { texts })).status).toBe(200)
    expect(parseAs(cityListSchema, (await kit.get('/cities')).body).at(-1)?.texts).toEqual(texts)
  })

  it('a town without restaurants is removed, and a brand keeps its last one', async () => {
    await call('POST', 'cities', PULAWY)
    const remove = async (slug: string, tenant: string) =>
      (await call('DELETE', `cities/${slug}?tenant=${tenant}`)).status
    expect(await remove('lublin', 'lubje')).toBe(409)
    expect([await remove('pulawy', 'lubje'), await remove('pulawy', 'lubje')]).toEqual([204, 404])
    expect(await remove('ostrow-wielkopolski', 'ostrowje')).toBe(409)
    expect(await slugsOf('nakryte')).toContain('pulawy')
  })

  it('a token of a brand reaches its own towns alone', async () => {
    expect((await call('POST', 'cities', PULAWY, LUBJE)).status).toBe(404)
    expect((await call('POST', 'cities', { ...PULAWY, tenants: ['lubje'] }, LUBJE)).status).toBe(200)
    await call('POST', 'cities', { ...PULAWY, tenants: ['nakryte'] })
    const changed = await call('PUT', 'cities/pulawy', { where: 'we Puławach' }, LUBJE)
    expect(changed.body).toEqual({ changed_in: ['lubje'] })
    expect((await call('DELETE', 'cities/pulawy?tenant=nakryte', undefined, LUBJE)).status).toBe(404)
    expect((await call('POST', 'tenants/nakryte/apply', {}, LUBJE)).status).toBe(404)
    expect((await call('GET', 'cities', undefined, LUBJE)).body.items).toHaveLength(2)
    expect((await kit.send('GET', '/operations/cities')).status).toBe(401)
  })

  it('two concurrent additions of towns both succeed', async () => {
    const towns = ['krasnik', 'swidnik', 'leczna'].map((slug) => ({ ...PULAWY, slug, name: slug }))
    const statuses = await Promise.all(towns.map((town) => call('POST', 'cities', town)))
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await slugsOf('lubje')).sort()).toEqual(['krasnik', 'leczna', 'lublin', 'swidnik'])
  })
})

const point = (street: string, number: number | null, lat: number, suffix = '', commune = ''): AddressRow => [
  'Nowe Miasto',
  street,
  number,
  suffix,
  lat,
  22.57,
  commune,
]

const ROWS = [
  point('Zamkowa', 3, 51.252, 'A'),
  point('Zamkowa', 1, 51.25),
  point('Zamkowa', 3, 51.251),
  point('Rynek', null, 51.26),
]

describe.each(databases)('C34 streets of a register on %s', (database, open) => {
  let kit: Kit
  beforeEach(async () => {
    kit = await openKit(open, { maps: { geocode: null, hasBrowserMaps: false } })
  })
  afterEach(() => kit.close())

  const call = (path: string, body: unknown, token = PARTNER_TOKEN) =>
    kit.send('POST', `/operations/addresses/imports${path}`, body, { authorization: `Bearer ${token}` })
  const begin = async (): Promise<string> => (await call('', {})).body.id
  const take = async (rows: AddressRow[]) => {
    const id = await begin()
    for (let before = 0; before < rows.length; before += MAX_ADDRESS_ROWS)
      await call(`/${id}/rows`, { before, rows: rows.slice(before, before + MAX_ADDRESS_ROWS) })
    return call(`/${id}/finish`, { rows: rows.length })
  }
  const streets = () =>
    kit.rows<{ street: string }>(
      sql`SELECT street, commune, houses, points FROM streets WHERE city = 'nowe-miasto' ORDER BY commune, street`,
    )
  const suggested = async (q: string) =>
    parseAs(addressListSchema, (await kit.get(`/addresses?q=${encodeURIComponent(q)}`)).body).items
  const quote = async (address: object) => {
    const body = { restaurant_id: LODKA, delivery_type: 'delivery', products: [pierogi(2)], address }
    return parseAs(quoteSchema, (await kit.send('POST', '/carts/quote', body)).body)
  }

  it('points become streets, the plain number counts, and a repeat in another order changes nothing', async () => {
    expect((await take(ROWS)).body).toEqual({ streets: 2, added: 2, changed: 0 })
    const made = await streets()
    expect(made).toEqual([
      { street: 'Rynek', commune: '', houses: 0, points: [] },
      {
        street: 'Zamkowa',
        commune: '',
        houses: 3,
        points: [
          { number: 1, lat: 51.25, lng: 22.57 },
          { number: 3, lat: 51.251, lng: 22.57 },
        ],
      },
    ])
    expect((await take(ROWS.toReversed())).body).toEqual({ streets: 2, added: 0, changed: 0 })
    expect((await take([point('Zamkowa', 5, 51.25)])).body).toEqual({ streets: 1, added: 0, changed: 1 })
    expect((await streets()).map(({ street }) => street)).toEqual(['Rynek', 'Zamkowa'])
    expect(await kit.rows(sql`SELECT 1 FROM address_import_rows`)).toEqual([])
  })

  // A PGlite for each test costs seconds; its own parts, one connection and its driver, are covered by the test above.
  if (database === 'PGlite') return

  it('a street of the list is suggested and delivered to, by the names of its town', async () => {
    await take(ROWS)
    for (const q of ['zamkowa 3 nowe miasto', 'nowe miasto, zamkowa 3', 'Zamkowa 3'])
      expect([q, (await suggested(q))[0]]).toEqual([
        q,
        {
          address: 'Zamkowa 3, Nowe Miasto',
          street: 'Zamkowa',
          house: '3',
          city: 'Nowe Miasto',
          lat: 51.251,
          lng: 22.57,
        },
      ])
    const found = await quote({ address: '', street: 'Zamkowa', house: '3', city: 'Nowe Miasto' })
    expect(found).toMatchObject({ refusals: [], address: { city: 'Nowe Miasto', approximate: false } })
    expect((await quote({ address: 'Rynek 5, Nowe Miasto' })).address).toMatchObject({ house: '5', approximate: true })
  })

  it('a repeated upload is stored once, and an incomplete one is refused', async () => {
    const id = await begin()
    for (const _again of [1, 2])
      expect((await call(`/${id}/rows`, { before: 0, rows: ROWS })).body).toEqual({ rows: 4 })
    expect((await call(`/${id}/rows`, { before: 9, rows: ROWS })).status).toBe(409)
    const { status, body } = await call(`/${id}/finish`, { rows: 5 })
    expect([status, body.error.fields.rows]).toEqual([409, 'przyszło 4 z 5 wierszy; zacznij od nowa'])
    expect(await streets()).toEqual([])
    expect((await call(`/${id}/finish`, { rows: 4 })).status).toBe(200)
    expect((await call(`/${id}/finish`, { rows: 4 })).status).toBe(404)
  })

  it('two towns of one name are refused in words, and distinguished by their commune', async () => {
    const far = (commune: string) => [...ROWS, point('Zamkowa', 7, 53.9, '', commune)]
    const { status, body } = await take(far(''))
    expect([status, body.error.code]).toEqual([422, 'invalid_addresses'])
    expect(body.error.fields['streets[0]']).toMatch(/„Zamkowa”, „Nowe Miasto”.*29\d km.*gmina/)
    expect(await streets()).toEqual([])
    expect((await take(far('Inna'))).body).toEqual({ streets: 3, added: 3, changed: 0 })
  })

  it.each([
    ['coordinates that changed places', [['Puławy', 'Lubelska', 1, '', 21.9, 51.4, '']]],
    ['a number of a plot', [['Puławy', 'Lubelska', 99999, '', 51.4, 21.9, '']]],
    ['nothing', []],
    ['too many', Array.from({ length: MAX_ADDRESS_ROWS + 1 }, () => ROWS[0])],
  ])('%s are refused, and nothing is kept', async (_, rows) => {
    const id = await begin()
    expect((await call(`/${id}/rows`, { before: 0, rows })).status).toBe(422)
    expect((await call(`/${id}/finish`, { rows: 1 })).status).toBe(409)
  })

  it('a token of one brand puts no streets in for all', async () => {
    const lubje = operationsToken(PARTNER_TOKEN, 'lubje')
    expect((await call('', {}, lubje)).status).toBe(401)
    expect((await call(`/${await begin()}/rows`, { before: 0, rows: ROWS }, lubje)).status).toBe(401)
  })

  describe('in a town without a list of streets', () => {
    beforeEach(async () => {
      await kit.database.db.execute(sql`DELETE FROM streets WHERE city = 'lublin'`)
    })

    it('an unlisted street is accepted as approximate, at the price of the dearest zone', async () => {
      expect(await suggested('lipowa 7/2')).toContainEqual({
        address: 'Lipowa 7, Lublin',
        street: 'Lipowa',
        house: '7',
        flat: '2',
        city: 'Lublin',
        lat: 51.2465,
        lng: 22.5684,
        approximate: true,
      })
      expect((await suggested('lipowa 7 lublin'))[0]).toMatchObject({ street: 'Lipowa', house: '7', city: 'Lublin' })
      const found = await quote({ address: '', street: 'Lipowa', house: '7', city: 'Lublin' })
      expect(found).toMatchObject({ delivery_cost: 9, refusals: [], address: { street: 'Lipowa', approximate: true } })
      expect((await quote({ address: 'Lipowa 7' })).address).toMatchObject({ city: 'Lublin', approximate: true })
      expect((await quote({ address: 'Lipowa' })).refusals).toEqual(['house_missing'])
      expect((await quote({ address: 'Lipowa 7, Atlantyda' })).refusals).toContain('address_unknown')
    })

    it('once its streets are there, an unknown one is refused again', async () => {
      await take([['Lublin', 'Zamkowa', 1, '', 51.25, 22.57, '']])
      expect((await quote({ address: 'Lipowa 7, Lublin' })).refusals).toContain('address_unknown')
    })
  })
})
