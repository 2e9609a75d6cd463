import { panelPage } from '@/app/_pages/panel-page'
import { SettingsPage } from '@/components/panel/settings/settings-page'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { readFormAnswer } from '@/lib/server/panel/form-answer'
import { dataOrThrow } from '@/lib/server/upstream/client/data-or-throw'
import { settingsCalls } from '@/lib/server/upstream/panel/settings'

export const metadata = { title: panelWords.shell.pages.settings }

/** What the restaurant can change of itself. Contract C37. */
export default panelPage('settings', async ({ tenant, panel }, { searchParams }) => {
  const { restaurant, bearer } = panel
  return (
    <SettingsPage
      restaurantId={restaurant.id}
      settings={dataOrThrow(await settingsCalls(tenant, restaurant.id, { bearer }).list())}
      answer={await readFormAnswer(await searchParams)}
    />
  )
})
