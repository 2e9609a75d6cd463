/** @jest-environment ./tests/support/outside-environment.mjs */
import { sql } from 'drizzle-orm'
import { menuSchema } from '@/lib/domain/ordering/menu/schema'
import { settingsPreviewSchema } from '@/lib/domain/restaurant/settings/preview-wire'
import { type Db, rowsOf } from '@/upstream/db/database'
import { aDraft } from '../support/draft'
import { invited, type Somebody } from '../support/staff'
import { databases, type Kit, parseAs, sharedKit } from '../support/upstream-kit'

const LUBJE = { 'x-tenant': 'lubje' }
const DISH = 'categories[0].products[0]'

/** What each table holds, by its name. */
async function contentsOf(db: Db): Promise<Record<string, string>> {
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
  )
  const found: Record<string, string> = {}
  for (const { name } of tables) {
    const [row] = await rowsOf<{ digest: string | null }>(
      db,
      sql`SELECT md5(string_agg(t::text, '|' ORDER BY t::text)) AS digest FROM ${sql.identifier(name)} t`,
    )
    found[name] = row?.digest ?? ''
  }
  return found
}

async function aRestaurant(kit: Kit, key: string) {
  const { id, owner } = await aDraft(kit, key)
  const path = (part: string, rest = '') => `/panel/${id}/settings/parts/${part}${rest}`
  const save = async (who: Somebody, part: string, at: string, value: unknown) => {
    const { revision } = (await who.call('GET', path(part))).body
    const saved = await who.call('PUT', path(part, '/draft'), { revision, at, value })
    expect(saved.status).toBe(200)
  }
  const preview = (who: Somebody, part: string) => who.call('GET', path(part, '/preview'))
  const seen = async (who: Somebody, part: string) => parseAs(settingsPreviewSchema, (await preview(who, part)).body)
  return { id, owner, path, save, preview, seen }
}

describe.each(databases)('C37 what diners would see of a draft, on %s', (_, open) => {
  const kit = sharedKit(open)
  let place: Awaited<ReturnType<typeof aRestaurant>>
  let owner: Somebody
  beforeAll(async () => {
    place = await aRestaurant(kit, 'lublin-podglad')
    owner = place.owner
  })

  it('a restaurant that is not open yet is shown as if it were; without a draft there is nothing to show', async () => {
    expect((await kit.get(`/restaurants/${place.id}`, LUBJE)).status).toBe(404)
    expect((await place.preview(owner, 'profile')).body.error.code).toBe('no_draft')
    await place.save(owner, 'profile', 'lead', 'Nowe zdanie')
    expect((await place.seen(owner, 'profile')).shown?.restaurant.lead).toBe('Nowe zdanie')
    expect((await kit.get(`/restaurants/${place.id}`, LUBJE)).status).toBe(404)
    expect((await owner.call('POST', `/panel/${place.id}/opening`)).status).toBe(200)
  })

  it('it is what the calls of diners answer once the draft is published, and until then no table holds anything of it', async () => {
    const shown = async () => ({
      restaurant: (await kit.get(`/restaurants/${place.id}`, LUBJE)).body,
      menu: (await kit.get(`/restaurants/${place.id}/menu`, LUBJE)).body,
    })
    const old = await shown()
    await place.save(owner, 'menu', `${DISH}.name`, 'Zupa z podglądu')
    await place.save(owner, 'menu', `${DISH}.priceGrosze`, '33,30')
    const { mark } = (await kit.get('/content-revisions')).body
    const before = await contentsOf(kit.database.db)
    const { shown: previewed, problems } = await place.seen(owner, 'menu')
    expect(problems).toEqual({})
    expect(previewed?.menu.categories[0]?.products[0]).toMatchObject({ name: 'Zupa z podglądu', price: 33.3 })
    expect(await contentsOf(kit.database.db)).toEqual(before)
    expect((await kit.get(`/content-revisions?since=${mark}`)).body.changed).toEqual([])
    expect(await shown()).toEqual(old)
    expect(old.menu.categories[0].products[0].name).not.toBe('Zupa z podglądu')

    const { reviewed } = (await owner.call('GET', place.path('menu', '/review'))).body
    expect((await owner.call('POST', place.path('menu', '/publish'), { reviewed })).status).toBe(200)
    const published = await shown()
    expect(parseAs(menuSchema, published.menu)).toEqual(previewed?.menu)
    expect(published.restaurant).toEqual(previewed?.restaurant)
  })

  it('hours: what can be reserved is asked with those of the draft', async () => {
    const late = { open: '21:00', close: '23:30' }
    await place.save(owner, 'hours', 'week', Array(7).fill([late]))
    const { shown } = await place.seen(owner, 'hours')
    expect(shown?.restaurant.hours.week).toEqual(Array(7).fill([late]))
    expect(shown?.visit_time).toBe('21:00')
    const [first] = shown?.availability.seating_hours ?? []
    expect(first?.from).toBe('21:00')
  })

  it('a draft with faults shows nothing and says what they are', async () => {
    await place.save(owner, 'delivery', 'preparationMinutes', 'pół godziny')
    const { shown, problems } = await place.seen(owner, 'delivery')
    expect([shown, Object.keys(problems)]).toEqual([null, ['preparationMinutes']])
    // Found by the import alone.
    await place.save(owner, 'pictures', 'pictures', [{ file: 'nie-ma.avif', alt: 'Sala' }])
    const pictures = await place.seen(owner, 'pictures')
    expect([pictures.shown, Object.keys(pictures.problems)]).toEqual([null, ['pictures[0].file']])
  })

  it('nobody sees the draft of another, nor a host any', async () => {
    const [manager, host] = [
      await invited(kit, owner, place.id, 'manager'),
      await invited(kit, owner, place.id, 'host'),
    ]
    await place.save(owner, 'profile', 'lead', 'Zdanie właścicielki')
    expect((await place.preview(manager, 'profile')).body.error.code).toBe('no_draft')
    await place.save(manager, 'profile', 'lead', 'Zdanie kierownika')
    expect((await place.seen(owner, 'profile')).shown?.restaurant.lead).toBe('Zdanie właścicielki')
    expect((await place.preview(host, 'profile')).status).toBe(403)
  })
})
