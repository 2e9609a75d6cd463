import { panelPage } from '@/app/_pages/panel-page'
import { PricesPage } from '@/components/panel/settings/prices-page'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { readFormAnswer } from '@/lib/server/panel/form-answer'
import { dataOrThrow } from '@/lib/server/upstream/client/data-or-throw'
import { settingsCalls } from '@/lib/server/upstream/panel/settings'

export const metadata = { title: panelWords.shell.pages.prices }

/** Prices that are changed at once. Contract C37. */
export default panelPage('prices', async ({ tenant, panel }, { searchParams }) => {
  const { restaurant, bearer } = panel
  return (
    <PricesPage
      restaurantId={restaurant.id}
      prices={dataOrThrow(await settingsCalls(tenant, restaurant.id, { bearer }).prices())}
      answer={await readFormAnswer(await searchParams)}
      attempt={crypto.randomUUID()}
    />
  )
})
