import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { loadResults, resultsHead } from '@/app/_pages/load-results'
import { resultsMap } from '@/app/_pages/results-map'
import { liveTenantPage, type PageProps } from '@/app/_pages/tenant-page'
import { Results } from '@/components/list/tables/results'
import { dayPath } from '@/lib/domain/search/day'
import { localDateOf } from '@/lib/domain/time/time'
import { getTenant } from '@/lib/server/upstream/tenants'

export async function generateMetadata({ params, searchParams }: PageProps): Promise<Metadata> {
  const { title, canonical } = await resultsHead(await getTenant((await params).tenant), await searchParams)
  return { title, alternates: { canonical } }
}

export default liveTenantPage(
  async (tenant, { searchParams }) => {
    const now = new Date()
    const params = await searchParams
    const pathOfDay = dayPath(params, localDateOf(now))
    if (pathOfDay) redirect(pathOfDay)
    const results = await loadResults(tenant, params, now)
    return <Results {...results} map={await resultsMap(results.list.items.map(({ restaurant }) => restaurant))} />
  },
  { section: 'reserve', usesMaps: true },
)
