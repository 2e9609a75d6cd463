import type { SitemapOutline, SitemapRestaurant } from '@/lib/domain/restaurant/sitemap-schema'
import { getSitemapOutline, listSitemapRestaurants } from '@/lib/server/upstream/sitemap'
import { tenants } from '@/tenants/registry'
import { loadSitemapIndex, loadSitemapPart } from './load-sitemap'

jest.mock('@/lib/server/upstream/sitemap')
// No brand has a town beyond those of its file.
jest.mock('@/lib/server/upstream/tenants', () => ({ getTenant: async () => null }))
const getOutline = jest.mocked(getSitemapOutline)
const listRestaurants = jest.mocked(listSitemapRestaurants)

const registered = tenants.find(({ key }) => key === 'lubje')
if (!registered) throw new Error('lubje is not registered')
const { fallback, ...record } = registered
let turn = 0
// Loaded parts are cached per tenant, so each test has a tenant of its own.
const tenantOf = () => ({ ...record, ...fallback, key: `lubje-${turn++}` })

const part = (after: number, home_tenants: (string | null)[] = ['lubje']): SitemapOutline['parts'][number] => ({
  after,
  home_tenants,
  changed_on: '2026-11-02',
})
const row = (id: number, home_tenant: string | null = 'lubje'): SitemapRestaurant => ({
  id,
  slug: 'r',
  home_tenant,
  changed_on: null,
  menu: null,
})
const locations = (xml: string | null) =>
  [...(xml ?? '').matchAll(/<loc>https:\/\/lubje\.pl([^<]+)/g)].map(([, at]) => at)

beforeEach(() => {
  jest.resetAllMocks()
  getOutline.mockResolvedValue({ lists: [], parts: [part(0), part(90, ['ostrowje']), part(200)] })
  listRestaurants.mockResolvedValue([])
})

it('C18: names the parts with pages of this host, without loading restaurants', async () => {
  expect(locations(await loadSitemapIndex(tenantOf()))).toEqual(['/sitemap-1.xml', '/sitemap-2.xml', '/sitemap-4.xml'])
  expect(listRestaurants).not.toHaveBeenCalled()
})

it('C18: a part holds its own restaurants that are at home here, each once', async () => {
  const tenant = tenantOf()
  listRestaurants.mockResolvedValue([row(7), row(9, 'ostrowje'), row(30, null), row(90), row(91)])
  expect(locations(await loadSitemapPart(tenant, 2))).toEqual([
    '/restaurants/7-r',
    '/restaurants/7-r/o-miejscu',
    '/restaurants/30-r',
    '/restaurants/30-r/o-miejscu',
    '/restaurants/90-r',
    '/restaurants/90-r/o-miejscu',
  ])
  expect(listRestaurants).toHaveBeenCalledWith(tenant, 0)
})

it('a part is loaded once for all requests within ten minutes', async () => {
  const tenant = tenantOf()
  await Promise.all([loadSitemapPart(tenant, 4), loadSitemapPart(tenant, 4)])
  expect(await loadSitemapPart(tenant, 4)).toContain('urlset')
  expect([getOutline.mock.calls.length, listRestaurants.mock.calls]).toEqual([1, [[tenant, 200]]])
})

it.each([0, 3, 5, 9999, Number.NaN])(
  'part %d is not in the index: 404 without a call to the upstream',
  async (number) => {
    expect(await loadSitemapPart(tenantOf(), number)).toBeNull()
    expect(listRestaurants).not.toHaveBeenCalled()
  },
)

it('more lists than a part may hold are several parts', async () => {
  const cities = Array.from({ length: 10_500 }, (_, n) => ({
    slug: `m${n}`,
    name: `M ${n}`,
    location: { lat: 50, lng: 20 },
  }))
  const lists = cities.map(({ slug }) => ({
    product: 'orders' as const,
    city: slug,
    cuisine: null,
    restaurants: 3,
    changed_on: null,
  }))
  getOutline.mockResolvedValue({ lists, parts: [] })
  const tenant = { ...tenantOf(), cities }
  expect(locations(await loadSitemapIndex(tenant))).toEqual(['/sitemap-1.xml', '/sitemap-2.xml'])
  const [first, second] = [locations(await loadSitemapPart(tenant, 1)), locations(await loadSitemapPart(tenant, 2))]
  expect([first.length, new Set([...first, ...second]).size]).toEqual([10_000, first.length + second.length])
  expect([...first, ...second]).toEqual(
    expect.arrayContaining(['/', '/zamawiaj/m0', '/zamawiaj/m10499', '/dostepnosc']),
  )
})
