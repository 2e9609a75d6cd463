import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { loadOrderingCityChoice, loadOrderingList, orderingHead } from '@/app/_pages/load-ordering-list'
import { resultsMap } from '@/app/_pages/results-map'
import { liveTenantPage, type PageProps } from '@/app/_pages/tenant-page'
import { OrderingCityChoice } from '@/components/list/ordering/ordering-city-choice'
import { OrderingList } from '@/components/list/ordering/ordering-list'
import { DELIVERY_COOKIE } from '@/lib/browser/storage/delivery-cookie'
import { isInRange } from '@/lib/domain/list/ordering/ordering-list'
import { readStoredAddress } from '@/lib/domain/ordering/delivery/stored-address'
import { getTenant } from '@/lib/server/upstream/tenants'

export async function generateMetadata({ params, searchParams }: PageProps): Promise<Metadata> {
  const { title, canonical } = await orderingHead(await getTenant((await params).tenant), await searchParams)
  return { title, alternates: { canonical } }
}

/** The restaurants that deliver to this diner. The address is in the cookie, never in the URL. Ledger L071, L293. */
export default liveTenantPage(
  async (tenant, { searchParams }) => {
    const [params, jar] = await Promise.all([searchParams, cookies()])
    const address = readStoredAddress(jar.get(DELIVERY_COOKIE)?.value)
    const choice = await loadOrderingCityChoice(tenant, params, address)
    if (choice) return <OrderingCityChoice {...choice} />
    const list = await loadOrderingList(tenant, params, new Date(), address)
    const map = await resultsMap(list.restaurants.filter(isInRange).map(({ restaurant }) => restaurant))
    return <OrderingList {...list} map={map} />
  },
  { section: 'order', usesMaps: true },
)
