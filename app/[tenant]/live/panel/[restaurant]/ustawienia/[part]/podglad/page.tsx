import { notFound, redirect } from 'next/navigation'
import { panelPage } from '@/app/_pages/panel-page'
import { PreviewPage } from '@/components/panel/settings/preview-page'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { restaurantPages } from '@/lib/domain/restaurant/restaurant-pages'
import { settingsPartPath } from '@/lib/domain/restaurant/settings/pages'
import { partOfSlug } from '@/lib/domain/restaurant/settings/parts'
import { readPreview } from '@/lib/domain/restaurant/settings/preview'
import { settingsCalls } from '@/lib/domain/restaurant/settings/settings-calls'
import { callOwn } from '@/lib/server/panel/call-as'
import { dataOrThrow } from '@/lib/server/upstream/client/data-or-throw'

export const metadata = { title: panelWords.settings.preview.link }

/** A diners' page with the caller's draft, in a frame as wide as a phone or a desk. Contract C37. */
export default panelPage('settings', async ({ tenant, own, load, params, query }) => {
  const part = partOfSlug(String(params.part)) ?? notFound()
  const answer = await callOwn(own, settingsCalls.preview, { params: { part } })
  if (!answer.ok && answer.problem.code === 'no_draft') redirect(settingsPartPath(own.restaurantId, part))
  const { shown, problems } = dataOrThrow(answer)
  const pages = shown ? restaurantPages(shown.restaurant, tenant.productName).map(({ page }) => page) : []
  const choice = readPreview(query, part, pages)
  const value = shown ? {} : (await load(settingsCalls.read, { params: { part } })).value
  const page = { restaurantId: own.restaurantId, part, problems, value, pages, choice }
  return <PreviewPage {...page} />
})
