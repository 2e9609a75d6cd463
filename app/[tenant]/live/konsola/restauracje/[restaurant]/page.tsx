import { notFound } from 'next/navigation'
import { consolePage } from '@/app/_pages/console-page'
import { RestaurantPage } from '@/components/console/restaurants/restaurant-page'
import { serviceDayOf } from '@/lib/domain/panel/board/service-day'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { readFormAnswer } from '@/lib/server/http/answer/form-answer'
import { consoleRestaurants } from '@/lib/server/upstream/console/restaurants'

export const metadata = { title: panelWords.console.pages.restaurants }

/** One of the brand's restaurants. Contract C41. */
export default consolePage('restaurants', async ({ tenant, console }, { params, searchParams }) => {
  const id = Number((await params).restaurant)
  const page = (await consoleRestaurants(tenant, { bearer: console.bearer }).find(id)) ?? notFound()
  const answer = await readFormAnswer(await searchParams)
  const mayManage = console.permissions.includes('manage_restaurants')
  const today = serviceDayOf(new Date())
  return <RestaurantPage page={page} today={today} mayManage={mayManage} answer={answer} />
})
