import { panelPage } from '@/app/_pages/panel-page'
import { SettingsPage } from '@/components/panel/settings/settings-page'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { settingsCalls } from '@/lib/domain/restaurant/settings/settings-calls'
import { findOwnPage } from '@/lib/server/marketing/own-page'
import messages from '@/messages/pl.json'

export const metadata = { title: panelWords.shell.pages.settings }

/** Settings that the restaurant can change itself. Contract C37. */
export default panelPage('settings', async ({ tenant, panel, own, load, answer }) => {
  return (
    <SettingsPage
      restaurant={panel.restaurant}
      settings={await load(settingsCalls.list)}
      ownPage={await findOwnPage(tenant, own.restaurantId, messages.embed.builder.label)}
      answer={answer}
    />
  )
})
