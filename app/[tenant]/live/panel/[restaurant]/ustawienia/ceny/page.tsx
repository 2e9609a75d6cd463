import { panelPage } from '@/app/_pages/panel-page'
import { PricesPage } from '@/components/panel/settings/prices-page'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { settingsCalls } from '@/lib/domain/restaurant/settings/settings-calls'

export const metadata = { title: panelWords.shell.pages.prices }

/** Prices changed in one go. Contract C37. */
export default panelPage('prices', async ({ own: { restaurantId }, load, answer, attempt }) => {
  const prices = await load(settingsCalls.prices)
  return <PricesPage restaurantId={restaurantId} prices={prices} answer={answer} attempt={attempt} />
})
