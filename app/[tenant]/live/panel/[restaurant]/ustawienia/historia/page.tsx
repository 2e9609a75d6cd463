import { panelPage } from '@/app/_pages/panel-page'
import { VersionsPage } from '@/components/panel/settings/versions-page'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { settingsCalls } from '@/lib/domain/restaurant/settings/settings-calls'
import { readFormAnswer } from '@/lib/server/http/answer/form-answer'
import { loadOwn } from '@/lib/server/panel/call-as'

export const metadata = { title: panelWords.settings.versions.title }

/** Earlier versions, each of which can be restored. Contract C37. */
export default panelPage('settings', async ({ own }, { searchParams }) => {
  const query = await searchParams
  const before = /^[1-9]\d{0,9}$/.test(String(query.od ?? '')) ? Number(query.od) : null
  return (
    <VersionsPage
      restaurantId={own.restaurantId}
      versions={await loadOwn(own, settingsCalls.versions, { query: { before } })}
      answer={await readFormAnswer(query)}
    />
  )
})
