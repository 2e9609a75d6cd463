import { getMessages } from 'next-intl/server'
import { ResultsMap } from '@/components/map/client/results-map'
import type { RestaurantSummary } from '@/lib/domain/restaurant/schema'
import { env } from '@/lib/server/env'

/** The map of these restaurants with its words; `null` without a key or without restaurants. */
export async function resultsMap(restaurants: Pick<RestaurantSummary, 'id' | 'name' | 'address'>[]) {
  if (!env().GOOGLE_MAPS_API_KEY || restaurants.length === 0) return null
  const { resultsMap: words } = await getMessages()
  const pins = restaurants.map(({ id, name, address: { lat, lng } }) => ({ id, name, lat, lng }))
  return <ResultsMap pins={pins} words={words} />
}
