import { MAKE_LINK } from '@/lib/domain/marketing/links/link-forms'
import type { MarketingLink } from '@/lib/domain/marketing/links/link-schema'
import { panelWords } from '@/lib/domain/panel/panel-words'
import type { City } from '@/lib/domain/restaurant/schema'
import { formatDayShort } from '@/lib/domain/time/dates-pl'

const { pages } = panelWords.marketing.links

/** A link's target, in plain words: "Rezerwacje w mieście: Lublin, Sushi". */
export function linkText(
  { page, product, city, cuisine, restaurant, visit_on: day, voucher }: MarketingLink,
  cities: readonly Pick<City, 'slug' | 'name'>[],
): string {
  const kind = page === 'list' ? pages[`list-${product ?? 'reservations'}`] : pages[page]
  const cityName = city && (cities.find(({ slug }) => slug === city)?.name ?? city)
  const name = restaurant && (restaurant.name ?? String(restaurant.id))
  const parts = [name, cityName, cuisine, day && formatDayShort(day), voucher].filter(Boolean)
  return parts.length > 0 ? `${kind}: ${parts.join(', ')}` : kind
}

/** The brand's towns, offered as the target of a link. */
export function cityChoices({ cities }: { cities: readonly Pick<City, 'slug' | 'name'>[] }) {
  const towns = cities.map(({ slug, name }) => [slug, name] as const)
  return { city: [...(MAKE_LINK.fields.city?.options ?? []), ...towns] }
}
