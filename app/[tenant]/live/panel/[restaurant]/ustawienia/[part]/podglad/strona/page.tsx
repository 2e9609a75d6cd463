import { notFound } from 'next/navigation'
import { OrderMenuContent, ReadMenuContent } from '@/app/_pages/menu-content'
import { framedPanelPage, missing } from '@/app/_pages/panel-page'
import { RestaurantContent } from '@/app/_pages/restaurant-content'
import { PreviewBar } from '@/components/panel/settings/preview-bar'
import { AboutView } from '@/components/restaurant/about-view'
import { PageShell } from '@/components/shell/page-shell'
import { bindMenuWords } from '@/lib/domain/ordering/menu/bind-menu-words'
import { menuFromWire } from '@/lib/domain/ordering/menu/from-wire'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { type RestaurantPageName, restaurantPages, takesOrdersOn } from '@/lib/domain/restaurant/restaurant-pages'
import { partOfSlug } from '@/lib/domain/restaurant/settings/parts'
import { readPreview } from '@/lib/domain/restaurant/settings/preview'
import type { SettingsPreview } from '@/lib/domain/restaurant/settings/preview-wire'
import { settingsCalls } from '@/lib/domain/restaurant/settings/settings-calls'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { callOwn } from '@/lib/server/panel/call-as'
import { dataOrThrow } from '@/lib/server/upstream/client/data-or-throw'

export const metadata = { title: panelWords.settings.preview.link }

/** Page in the frame of a preview: a diner's page without scripts, links and forms. Contract C37, decision 0073. */
export default framedPanelPage('settings', async ({ tenant, own, params, query }) => {
  const part = partOfSlug(String(params.part)) ?? notFound()
  const answer = await callOwn(own, settingsCalls.preview, { params: { part } })
  if (!answer.ok && answer.problem.code === 'no_draft') return missing(tenant)
  const { shown } = dataOrThrow(answer)
  // The page around the frame shows the errors, and then has no frame.
  if (!shown) return missing(tenant)
  const takesOrders = takesOrdersOn(shown.restaurant, tenant.productName)
  const pages = restaurantPages(shown.restaurant, tenant.productName).map(({ page }) => page)
  const { page } = readPreview(query, part, pages)
  return (
    <>
      <PreviewBar />
      <PageShell
        tenant={tenant}
        section={page === 'menu' && takesOrders ? 'order' : 'reserve'}
        label={panelWords.settings.preview.link}
        isKeyPage
      >
        <Content tenant={tenant} shown={shown} page={page} takesOrders={takesOrders} />
      </PageShell>
    </>
  )
})

type Shown = NonNullable<SettingsPreview['shown']>
type Props = { tenant: Tenant; shown: Shown; page: RestaurantPageName; takesOrders: boolean }

function Content({ tenant, shown, page, takesOrders }: Props) {
  const { restaurant, availability, visit_time: time } = shown
  const own = { tenant, restaurant, now: new Date() }
  if (page === 'about') return <AboutView {...own} />
  if (page === 'menu') {
    const menu = menuFromWire(bindMenuWords(shown.menu))
    return takesOrders ? <OrderMenuContent {...own} menu={menu} /> : <ReadMenuContent {...own} menu={menu} />
  }
  const visit = { date: availability.date, time, partySize: availability.people }
  return <RestaurantContent {...own} free={{ visit, availability }} />
}
