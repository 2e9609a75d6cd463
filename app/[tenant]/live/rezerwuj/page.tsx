import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { loadResultsPage, loadTablesCityChoice, resultsHead } from '@/app/_pages/load-results'
import { resultsMap } from '@/app/_pages/results-map'
import { liveTenantPage, type PageProps } from '@/app/_pages/tenant-page'
import { Results } from '@/components/list/tables/results'
import { TablesCityChoice } from '@/components/list/tables/tables-city-choice'
import { DELIVERY_COOKIE } from '@/lib/browser/storage/delivery-cookie'
import { readStoredAddress } from '@/lib/domain/ordering/delivery/stored-address'
import { dayPath } from '@/lib/domain/search/day'
import { localDateOf } from '@/lib/domain/time/time'
import { getTenant } from '@/lib/server/upstream/tenants'

export async function generateMetadata({ params, searchParams }: PageProps): Promise<Metadata> {
  const { title, canonical } = await resultsHead(await getTenant((await params).tenant), await searchParams)
  return { title, alternates: { canonical } }
}

/** Tables of a city. Diners who gave an address see each distance; all others share one page. Contract C19, C20. */
export default liveTenantPage(
  async (tenant, { searchParams }) => {
    const now = new Date()
    const [params, jar] = await Promise.all([searchParams, cookies()])
    const pathOfDay = dayPath(params, localDateOf(now))
    if (pathOfDay) redirect(pathOfDay)
    const choice = await loadTablesCityChoice(tenant, params, now)
    if (choice) return <TablesCityChoice {...choice} />
    const results = await loadResultsPage(tenant, params, now, readStoredAddress(jar.get(DELIVERY_COOKIE)?.value))
    return <Results {...results} map={await resultsMap(results.list.items.map(({ restaurant }) => restaurant))} />
  },
  { section: 'reserve', usesMaps: true },
)
