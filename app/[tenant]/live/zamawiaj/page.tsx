import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { getTranslations } from 'next-intl/server'
import { liveTenantPage, type PageProps } from '@/app/guarded'
import { resultsMap } from '@/app/results-map'
import { OrderingList } from '@/components/kitchens/kitchens'
import { DELIVERY_COOKIE } from '@/lib/browser/delivery-cookie'
import { readStoredAddress } from '@/lib/delivery/kept-address'
import { orderingListPath } from '@/lib/menu/paths'
import { paymentMethodsOf } from '@/lib/search/kitchen-payments'
import { orderCuisinesOf, selectOrderingRestaurants } from '@/lib/search/ordering-list'
import { readOrderingQuery } from '@/lib/search/ordering-query'
import { listCities } from '@/lib/upstream/cities'
import { listOrderingRestaurants } from '@/lib/upstream/kitchens'
import { getTenant } from '@/lib/upstream/tenants'

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

/** Who cooks for this diner: the address comes with the cookie, never with the URL. Ledger L071, L293. */
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
