import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { getTranslations } from 'next-intl/server'
import { guardedLive, type PageProps } from '@/app/guarded'
import { resultsMap } from '@/app/results-map'
import { Kitchens } from '@/components/kitchens/kitchens'
import { DELIVERY_COOKIE } from '@/lib/browser/delivery-cookie'
import { readKeptAddress } from '@/lib/delivery/kept-address'
import { kitchensPath } from '@/lib/menu/paths'
import { paymentsOf } from '@/lib/search/kitchen-payments'
import { kitchensFor, orderCuisinesOf } from '@/lib/search/ordering-list'
import { readOrderingQuery } from '@/lib/search/ordering-query'
import { listCities } from '@/lib/upstream/cities'
import { listKitchens } from '@/lib/upstream/kitchens'
import { getTenant } from '@/lib/upstream/tenants'

export async function generateMetadata({ params, searchParams }: PageProps): Promise<Metadata> {
  const [t, tenant, query] = await Promise.all([
    getTranslations('kitchens'),
    params.then(({ tenant }) => getTenant(tenant)),
    searchParams,
  ])
  const { city, cuisine } = readOrderingQuery(query, tenant?.cities ?? [])
  const canonical = city ? kitchensPath(city, cuisine ?? undefined) : '/zamawiaj'
  return { title: t('meta'), alternates: { canonical } }
}

/** Who cooks for this diner: the address comes with the cookie, never with the URL. Ledger L071, L293. */
export default guardedLive(
  async (tenant, { searchParams }) => {
    const [params, jar, cities] = await Promise.all([searchParams, cookies(), listCities(tenant, 'orders')])
    const query = readOrderingQuery(params, cities)
    const address = readKeptAddress(jar.get(DELIVERY_COOKIE)?.value)
    const all = await listKitchens(tenant, { city: query.city, q: query.q, door: address })
    const now = new Date()
    const kitchens = kitchensFor(all, query, now)
    const near = kitchens.filter(({ offer }) => offer.kind !== 'out').map(({ restaurant }) => restaurant)
    return (
      <Kitchens
        query={query}
        address={address}
        kitchens={kitchens}
        choices={{ cuisines: orderCuisinesOf(all), payments: paymentsOf(tenant, all) }}
        cities={cities.filter((city) => city.restaurants > 0)}
        now={now}
        map={await resultsMap(near)}
      />
    )
  },
  { section: 'order', usesMaps: true },
)
