import type { MarketingLink } from '@/lib/domain/marketing/links/link-schema'
import { panelWords } from '@/lib/domain/panel/panel-words'
import type { City } from '@/lib/domain/restaurant/schema'
import { formatDayShort } from '@/lib/domain/time/dates-pl'

const { pages } = panelWords.marketing.links

/** A link's target, in plain words: "Rezerwacje w mieście: Lublin, Sushi". */
export function linkText(
  { page, product, city, cuisine, restaurant, visit_on: day }: MarketingLink,
  cities: readonly Pick<City, 'slug' | 'name'>[],
): string {
  const kind = page === 'list' ? pages[`list-${product ?? 'reservations'}`] : pages[page]
  const cityName = city && (cities.find(({ slug }) => slug === city)?.name ?? city)
  const name = restaurant && (restaurant.name ?? String(restaurant.id))
  const parts = [name, cityName, cuisine, day && formatDayShort(day)].filter(Boolean)
  return parts.length > 0 ? `${kind}: ${parts.join(', ')}` : kind
}
