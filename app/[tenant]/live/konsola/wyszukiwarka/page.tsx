import { loadDataGaps } from '@/app/_metadata/load-visibility'
import { consolePage } from '@/app/_pages/console-page'
import { VisibilityPage } from '@/components/console/marketing/visibility-page'
import { searchStandingCalls } from '@/lib/domain/marketing/search/search-standing-calls'
import { panelWords } from '@/lib/domain/panel/panel-words'

export const metadata = { title: panelWords.console.pages.visibility }

/** The brand's standing in search engines. Contract C39. */
export default consolePage('visibility', async ({ tenant, load, query: { po } }) => {
  const after = typeof po === 'string' && /^[1-9]\d{0,8}$/.test(po) ? Number(po) : 0
  const standing = await load(searchStandingCalls.standing, { query: { after } })
  const gaps = await loadDataGaps(tenant, standing.restaurants)
  return (
    <VisibilityPage
      host={tenant.hosts[0] ?? ''}
      checked={standing.restaurants.length}
      gaps={gaps}
      after={after}
      nextAfter={standing.next_after}
    />
  )
})
