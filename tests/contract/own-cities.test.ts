/** @jest-environment ./tests/support/outside-environment.mjs */
import { sql } from 'drizzle-orm'
import { cityListSchema } from '@/lib/domain/restaurant/schema'
import { tenantConfigSchema } from '@/lib/domain/tenant/schema'
import { operationsToken } from '@/upstream/staff-token'
import { addMissingTenants, tenantDifferenceLines } from '@/upstream/tenants/tenant-directory'
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

  it('a start adds what is missing and writes over nothing, and tells what differs', async () => {
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

  it('apply takes a file over, a dry run tells it alone, and towns of the operator stay', async () => {
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

  it('a town is there at once, declined as its operator says, and a repeat changes nothing', async () => {
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

  // A PGlite for each test costs seconds; what runs on it alone, its one connection and its driver, the test above has met.
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
  })

  it('a town goes that has no restaurant, and a brand keeps its last one', async () => {
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

  it('two who add towns at once both have theirs', async () => {
    const towns = ['krasnik', 'swidnik', 'leczna'].map((slug) => ({ ...PULAWY, slug, name: slug }))
    const statuses = await Promise.all(towns.map((town) => call('POST', 'cities', town)))
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await slugsOf('lubje')).sort()).toEqual(['krasnik', 'leczna', 'lublin', 'swidnik'])
  })
})
