import { fittedTitle } from '@/lib/domain/seo/fitted-title'
import { listBrandOf } from '@/lib/domain/seo/indexed-list'
import { description } from '@/lib/domain/text/truncated'
import { tenants } from '@/tenants/registry'
import { BRAND_CITY_TEXTS } from './brand-city-texts'
import { BRAND_TEXTS } from './brand-texts'
import { CITY_TEXTS, cityTextOf } from './city-texts'
import { orderCityTextOf } from './order-city-texts'

const shared = tenants.flatMap(({ key, fallback }) =>
  fallback.cities
    .filter(({ slug }) => listBrandOf('nobody', { product: 'orders', city: slug, cuisine: null }, tenants) !== key)
    .map(({ slug }) => ({ tenant: key, label: fallback.label, slug })),
)

it('design/search: brands share cities, or these tests check nothing', () => expect(shared.length).toBeGreaterThan(0))

it.each(shared)('design/search: $tenant has words of its own for $slug, tables and food', ({ tenant, label, slug }) => {
  const texts = BRAND_CITY_TEXTS[tenant]?.[slug]
  for (const text of [texts?.reservations, texts?.orders]) {
    expect(text?.paragraphs.length).toBeGreaterThanOrEqual(3)
    expect(text?.paragraphs.join(' ').split(' ').length).toBeGreaterThan(60)
    const { absolute } = fittedTitle(label, text?.title ?? '')
    expect([absolute, absolute.endsWith(label), absolute.length <= 60]).toEqual([absolute, true, true])
    expect(CITY_TEXTS[slug]?.lead).not.toBe(text?.lead)
    expect(description(text?.lead ?? '')).toBe(text?.lead)
  }
})

it('C34 a town that was added later has its operator’s text, else none of another town', () => {
  const own = { lead: 'Nad Wisłą.', paragraphs: ['Puławy leżą nad Wisłą.'] }
  const town = { slug: 'pulawy', where: 'w Puławach' }
  expect(cityTextOf('lubje', town)).toBeUndefined()
  expect(orderCityTextOf('lubje', town)).toBeUndefined()
  expect(cityTextOf('lubje', { ...town, texts: { reservations: own } })).toEqual({ ...own, where: 'w Puławach' })
  expect(orderCityTextOf('lubje', { ...town, texts: { orders: own } })).toEqual(own)
  expect(cityTextOf('lubje', { slug: 'lublin', texts: { reservations: own } })).toMatchObject(own)
  for (const { key, fallback } of tenants.filter((brand) => brand.key !== 'nakryte'))
    expect(BRAND_TEXTS[key]?.cities).toEqual(fallback.cities.map(({ slug }) => slug))
})
