import { absent, consolePage } from '@/app/_pages/console-page'
import { RestaurantPage } from '@/components/console/restaurants/restaurant-page'
import { serviceDayOf } from '@/lib/domain/panel/board/service-day'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { consoleRestaurants } from '@/lib/server/upstream/console/restaurants'

export const metadata = { title: panelWords.console.pages.restaurants }

/** One of the brand's restaurants. Contract C41. */
export default consolePage('restaurants', async ({ tenant, console: { bearer, permissions }, params, answer }) => {
  const page = (await consoleRestaurants(tenant, { bearer }).find(Number(params.restaurant))) ?? absent()
  const mayManage = permissions.includes('manage_restaurants')
  return <RestaurantPage page={page} today={serviceDayOf(new Date())} mayManage={mayManage} answer={answer} />
})
