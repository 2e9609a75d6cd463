import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { isFrame, lendFiller } from '@/app/_pages/filled-list'
import { loadResults, resultsHead } from '@/app/_pages/load-results'
import { resultsMap } from '@/app/_pages/results-map'
import { liveTenantPage, type PageProps } from '@/app/_pages/tenant-page'
import { FilledResults } from '@/components/search/client/filled-results'
import { Results } from '@/components/search/results'
import { todayPath } from '@/lib/domain/search/today'
import { localDateOf } from '@/lib/domain/time/time'
import { getTenant } from '@/lib/server/upstream/tenants'

lendFiller('/rezerwuj', { head: resultsHead, load: loadResults })

export async function generateMetadata({ params, searchParams }: PageProps): Promise<Metadata> {
  if (await isFrame()) return { title: { absolute: '' } }
  const { title, canonical } = await resultsHead(await getTenant((await params).tenant), await searchParams)
  return { title, alternates: { canonical } }
}

export default liveTenantPage(
  async (tenant, { searchParams }) => {
    if (await isFrame()) return <FilledResults />
    const now = new Date()
    const params = await searchParams
    const todayUrl = todayPath(params, localDateOf(now))
    if (todayUrl) redirect(todayUrl)
    const results = await loadResults(tenant, params, now)
    return <Results {...results} map={await resultsMap(results.list.items.map(({ restaurant }) => restaurant))} />
  },
  { section: 'reserve', usesMaps: true },
)
