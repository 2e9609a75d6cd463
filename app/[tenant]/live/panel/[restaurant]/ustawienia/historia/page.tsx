import { panelPage } from '@/app/_pages/panel-page'
import { VersionsPage } from '@/components/panel/settings/versions-page'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { readFormAnswer } from '@/lib/server/panel/form-answer'
import { dataOrThrow } from '@/lib/server/upstream/client/data-or-throw'
import { settingsCalls } from '@/lib/server/upstream/panel/settings'

export const metadata = { title: panelWords.settings.versions.title }

/** Every version that can be made the newest again. Contract C37. */
export default panelPage('settings', async ({ tenant, panel }, { searchParams }) => {
  const { restaurant, bearer } = panel
  const query = await searchParams
  const before = /^[1-9]\d{0,9}$/.test(String(query.od ?? '')) ? Number(query.od) : null
  return (
    <VersionsPage
      restaurantId={restaurant.id}
      versions={dataOrThrow(await settingsCalls(tenant, restaurant.id, { bearer }).versions(before))}
      answer={await readFormAnswer(query)}
    />
  )
})
