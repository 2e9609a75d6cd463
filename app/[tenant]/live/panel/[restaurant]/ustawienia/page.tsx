import { panelPage } from '@/app/_pages/panel-page'
import { SettingsPage } from '@/components/panel/settings/settings-page'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { settingsCalls } from '@/lib/domain/restaurant/settings/settings-calls'
import { readFormAnswer } from '@/lib/server/http/answer/form-answer'
import { loadOwn } from '@/lib/server/panel/call-as'

export const metadata = { title: panelWords.shell.pages.settings }

/** Settings that the restaurant can change itself. Contract C37. */
export default panelPage('settings', async ({ own }, { searchParams }) => {
  return (
    <SettingsPage
      restaurantId={own.restaurantId}
      settings={await loadOwn(own, settingsCalls.list)}
      answer={await readFormAnswer(await searchParams)}
    />
  )
})
