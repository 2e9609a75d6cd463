import { notFound } from 'next/navigation'
import { consolePage } from '@/app/_pages/console-page'
import { NewRestaurantPage } from '@/components/console/restaurants/new-restaurant-page'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { readFormAnswer } from '@/lib/server/http/answer/form-answer'

export const metadata = { title: panelWords.consoleRestaurants.new.title }

/** A new restaurant of the brand. Contract C41. */
export default consolePage('restaurants', async ({ tenant, console }, { searchParams }) => {
  if (!console.permissions.includes('manage_restaurants')) notFound()
  const answer = await readFormAnswer(await searchParams)
  return <NewRestaurantPage cities={tenant.cities} attempt={crypto.randomUUID()} answer={answer} />
})
