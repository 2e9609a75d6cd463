import { homeOrigin } from '@/app/_pages/load-restaurant'
import { orderingRestaurantListSchema } from '@/lib/domain/ordering/order/schema'
import { ENQUIRY_PATHS } from '@/lib/domain/partner-enquiry/posted-enquiry'
import { ORDER_CUISINES, RESERVATION_CUISINES } from '@/lib/domain/restaurant/cuisines'
import { restaurantListSchema } from '@/lib/domain/restaurant/schema'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { createTtlCache } from '@/lib/server/http/limits/create-ttl-cache'
import { cityEntries } from '@/lib/server/seo/city-entries'
import type { SitemapEntry } from '@/lib/server/seo/sitemap'
import { listAllRestaurants } from '@/lib/server/upstream/list-all-restaurants'
import { accessibilityStatement } from '@/messages/legal/accessibility'
import type { LegalDocument } from '@/messages/legal/document'
import { legalFacts } from '@/messages/legal/facts'
import { orderingPrivacy, privacyPolicy } from '@/messages/legal/privacy'
import { rankingStatement } from '@/messages/legal/ranking'
import { termsOf } from '@/messages/legal/terms'

const cached = createTtlCache<SitemapEntry[]>(10 * 60_000, 50)

/** Every page whose canonical URL is on this tenant's host; loaded again every ten minutes at most. */
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
  // A tenant with one set of texts for everything has duplicate URLs; the first is the page's own.
  const byPath = new Map(documents.reverse())
  return [...byPath].reverse().map(([path, { versions }]) => ({ path, changedOn: versions[0].fromOn }))
}
