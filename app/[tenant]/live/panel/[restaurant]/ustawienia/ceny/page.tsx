import { panelPage } from '@/app/_pages/panel-page'
import { PricesPage } from '@/components/panel/settings/prices-page'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { settingsCalls } from '@/lib/domain/restaurant/settings/settings-calls'
import { readFormAnswer } from '@/lib/server/http/answer/form-answer'
import { loadOwn } from '@/lib/server/panel/call-as'

export const metadata = { title: panelWords.shell.pages.prices }

/** Prices changed in one go. Contract C37. */
export default panelPage('prices', async ({ own }, { searchParams }) => {
  return (
    <PricesPage
      restaurantId={own.restaurantId}
      prices={await loadOwn(own, settingsCalls.prices)}
      answer={await readFormAnswer(await searchParams)}
      attempt={crypto.randomUUID()}
    />
  )
})
