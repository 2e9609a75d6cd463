import { panelPage } from '@/app/_pages/panel-page'
import { VersionsPage } from '@/components/panel/settings/versions-page'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { settingsCalls } from '@/lib/domain/restaurant/settings/settings-calls'

export const metadata = { title: panelWords.settings.versions.title }

/** Earlier versions, each of which can be restored. Contract C37. */
export default panelPage('settings', async ({ own: { restaurantId }, load, query, answer }) => {
  const before = /^[1-9]\d{0,9}$/.test(String(query.od ?? '')) ? Number(query.od) : null
  const versions = await load(settingsCalls.versions, { query: { before } })
  return <VersionsPage restaurantId={restaurantId} versions={versions} answer={answer} />
})
