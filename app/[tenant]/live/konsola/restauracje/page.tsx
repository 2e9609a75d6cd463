import { consolePage } from '@/app/_pages/console-page'
import { RestaurantsPage } from '@/components/console/restaurants/restaurants-page'
import { consoleRestaurantsQuerySchema } from '@/lib/domain/console/restaurants-schema'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { consoleRestaurants } from '@/lib/server/upstream/console/restaurants'

export const metadata = { title: panelWords.console.pages.restaurants }

/** The brand's restaurants. Unknown query values are ignored. Contract C41. */
export default consolePage('restaurants', async ({ tenant, console, query: { q, stan, sort, strona } }) => {
  const fields = consoleRestaurantsQuerySchema.shape
  const query = {
    q: fields.q.safeParse(q).data ?? '',
    state: fields.state.safeParse(stan).data,
    sort: fields.sort.safeParse(sort).data ?? ('name' as const),
    page: fields.page.safeParse(strona).data ?? 1,
  }
  const found = await consoleRestaurants(tenant, { bearer: console.bearer }).list(query)
  return <RestaurantsPage found={found} query={query} mayMake={console.permissions.includes('manage_restaurants')} />
})
