import { fittedTitle } from '@/lib/domain/seo/fitted-title'
import { listBrandOf } from '@/lib/domain/seo/indexed-list'
import { description } from '@/lib/domain/text/truncated'
import { tenants } from '@/tenants/registry'
import { BRAND_CITY_TEXTS } from './brand-city-texts'
import { CITY_TEXTS } from './city-texts'

const shared = tenants.flatMap(({ key, fallback }) =>
  fallback.cities
    .filter(({ slug }) => listBrandOf('nobody', { product: 'orders', city: slug, cuisine: null }, tenants) !== key)
    .map(({ slug }) => ({ tenant: key, label: fallback.label, slug })),
)

it('decision 0047: brands share cities, or these tests say nothing', () => expect(shared.length).toBeGreaterThan(0))

it.each(shared)('decision 0047: $tenant has words of its own for $slug, tables and food', ({ tenant, label, slug }) => {
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
