import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { getTranslations } from 'next-intl/server'
import { resultsMap } from '@/app/_pages/results-map'
import { liveTenantPage, type PageProps } from '@/app/_pages/tenant-page'
import { OrderingList } from '@/components/ordering-list/ordering-list'
import { DELIVERY_COOKIE } from '@/lib/browser/storage/delivery-cookie'
import { readStoredAddress } from '@/lib/domain/ordering/delivery/stored-address'
import { orderingListPath } from '@/lib/domain/ordering/menu/paths'
import { orderCuisinesOf, selectOrderingRestaurants } from '@/lib/domain/search/ordering/ordering-list'
import { readOrderingQuery } from '@/lib/domain/search/ordering/ordering-query'
import { paymentMethodsOf } from '@/lib/domain/search/ordering/payment-methods-of'
import { listCities } from '@/lib/server/upstream/cities'
import { listOrderingRestaurants } from '@/lib/server/upstream/ordering-restaurants'
import { getTenant } from '@/lib/server/upstream/tenants'

export async function generateMetadata({ params, searchParams }: PageProps): Promise<Metadata> {
  const [t, tenant, query] = await Promise.all([
    getTranslations('orderingList'),
    params.then(({ tenant }) => getTenant(tenant)),
    searchParams,
  ])
  const { city, cuisine } = readOrderingQuery(query, tenant?.cities ?? [])
  const canonical = city ? orderingListPath(city, cuisine ?? undefined) : '/zamawiaj'
  return { title: t('meta'), alternates: { canonical } }
}

/** The restaurants that deliver to this diner. The address is in the cookie, never in the URL. Ledger L071, L293. */
export default liveTenantPage(
  async (tenant, { searchParams }) => {
    const [params, jar, cities] = await Promise.all([searchParams, cookies(), listCities(tenant, 'orders')])
    const query = readOrderingQuery(params, cities)
    const address = readStoredAddress(jar.get(DELIVERY_COOKIE)?.value)
    const all = await listOrderingRestaurants(tenant, { city: query.city, q: query.q, deliveryPoint: address })
    const now = new Date()
    const restaurants = selectOrderingRestaurants(all, query, now)
    const inRange = restaurants.filter(({ offer }) => offer.kind !== 'out').map(({ restaurant }) => restaurant)
    return (
      <OrderingList
        query={query}
        address={address}
        restaurants={restaurants}
        choices={{ cuisines: orderCuisinesOf(all), payments: paymentMethodsOf(tenant, all) }}
        cities={cities.filter((city) => city.restaurants > 0)}
        now={now}
        map={await resultsMap(inRange)}
      />
    )
  },
  { section: 'order', usesMaps: true },
)
