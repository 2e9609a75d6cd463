import { createTtlCache } from '@/lib/http/kept-for'
import { ENQUIRY_PATHS } from '@/lib/lead/posted-letter'
import { accessibilityStatement } from '@/lib/legal/accessibility'
import type { LegalDocument } from '@/lib/legal/document'
import { legalFacts } from '@/lib/legal/facts'
import { orderingPrivacy, privacyPolicy } from '@/lib/legal/privacy'
import { rankingStatement } from '@/lib/legal/ranking'
import { termsOf } from '@/lib/legal/terms'
import { orderingRestaurantListSchema } from '@/lib/order/schema'
import { ORDER_CUISINES, RESERVATION_CUISINES } from '@/lib/restaurant/cuisines'
import { restaurantListSchema } from '@/lib/restaurant/schema'
import { cityEntries } from '@/lib/seo/place-entries'
import type { SitemapEntry } from '@/lib/seo/sitemap'
import type { Tenant } from '@/lib/tenant/schema'
import { listAllRestaurants } from '@/lib/upstream/every-restaurant'
import { homeOrigin } from './restaurant-of'

const cached = createTtlCache<SitemapEntry[]>(10 * 60_000, 50)

/** Every page whose canonical address is on this tenant's host; asked for anew every ten minutes at most. */
export function loadSitemapEntries(tenant: Tenant): Promise<SitemapEntry[]> {
  return cached(tenant.key, () => loadEntries(tenant))
}

async function loadEntries(tenant: Tenant): Promise<SitemapEntry[]> {
  const [reservable, ordering] = await Promise.all([
    listAllRestaurants(tenant, 'reservations', restaurantListSchema),
    listAllRestaurants(tenant, 'orders', orderingRestaurantListSchema),
  ])
  const origin = `https://${tenant.hosts[0]}`
  const restaurantPages = cityEntries({
    reservable,
    ordering: ordering.filter(({ config, ordering }) => config.orders.allowOrders && ordering),
    cities: tenant.cities,
    cuisines: { reservable: RESERVATION_CUISINES, ordering: ORDER_CUISINES },
    isCanonicalHere: ({ home_tenant = tenant.key }) => homeOrigin(tenant, { home_tenant }) === origin,
  })
  const lists = ['/', '/rezerwuj', '/zamawiaj'].map((path) => ({ path }))
  const enquiryPages = Object.values(ENQUIRY_PATHS).map((path) => ({ path }))
  return [...lists, ...restaurantPages, ...enquiryPages, ...legalEntries(tenant)]
}

function legalEntries(tenant: Tenant): SitemapEntry[] {
  const facts = legalFacts(tenant)
  const documents: [path: string, document: LegalDocument][] = [
    [facts.terms, termsOf(tenant, 'reservations')],
    [facts.orderTerms, termsOf(tenant, 'orders')],
    [facts.privacy, privacyPolicy(facts)],
    [facts.orderPrivacy, orderingPrivacy(facts)],
    ['/dostepnosc', accessibilityStatement(facts)],
    ['/jak-ukladamy-liste', rankingStatement(facts)],
  ]
  // Who has one set of texts for everything has each address once; the first one is the page's own.
  const byPath = new Map(documents.reverse())
  return [...byPath].reverse().map(([path, { versions }]) => ({ path, changedOn: versions[0].fromOn }))
}
