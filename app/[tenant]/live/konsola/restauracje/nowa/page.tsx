import { absent, consolePage } from '@/app/_pages/console-page'
import { NewRestaurantPage } from '@/components/console/restaurants/new-restaurant-page'
import { panelWords } from '@/lib/domain/panel/panel-words'

export const metadata = { title: panelWords.consoleRestaurants.new.title }

/** A new restaurant of the brand. Contract C41. */
export default consolePage('restaurants', async ({ tenant, console, answer, attempt }) => {
  if (!console.permissions.includes('manage_restaurants')) absent()
  return <NewRestaurantPage cities={tenant.cities} attempt={attempt} answer={answer} />
})
