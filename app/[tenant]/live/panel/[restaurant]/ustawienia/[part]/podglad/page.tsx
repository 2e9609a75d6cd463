import { notFound, redirect } from 'next/navigation'
import { panelPage } from '@/app/_pages/panel-page'
import { PreviewPage } from '@/components/panel/settings/preview-page'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { restaurantPages } from '@/lib/domain/restaurant/restaurant-pages'
import { settingsPartPath } from '@/lib/domain/restaurant/settings/pages'
import { partOfSlug } from '@/lib/domain/restaurant/settings/parts'
import { readPreview } from '@/lib/domain/restaurant/settings/preview'
import { dataOrThrow } from '@/lib/server/upstream/client/data-or-throw'
import { settingsCalls } from '@/lib/server/upstream/panel/settings'

export const metadata = { title: panelWords.settings.preview.link }

/** The page of diners with the caller's draft in it, in a frame as wide as a phone or a desk. Contract C37. */
export default panelPage('settings', async ({ tenant, panel }, { params, searchParams }) => {
  const { restaurant, bearer } = panel
  const part = partOfSlug(String((await params).part)) ?? notFound()
  const answer = await settingsCalls(tenant, restaurant.id, { bearer }).preview(part)
  if (!answer.ok && answer.problem.code === 'no_draft') redirect(settingsPartPath(restaurant.id, part))
  const { shown, problems } = dataOrThrow(answer)
  const pages = shown ? restaurantPages(shown.restaurant, tenant.productName).map(({ page }) => page) : []
  const choice = readPreview(await searchParams, part, pages)
  return <PreviewPage restaurantId={restaurant.id} part={part} problems={problems} pages={pages} choice={choice} />
})
