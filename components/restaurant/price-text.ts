import type { useTranslations } from 'next-intl'
import { priceKey } from '@/lib/domain/restaurant/price-key'
import type { RestaurantSummary } from '@/lib/domain/restaurant/schema'

type Priced = Pick<RestaurantSummary, 'price_level' | 'price_per_person'>

/** Price of a meal: the restaurant's amount, else its price level in words. Contract C33. */
export function priceText(
  { price_level, price_per_person }: Priced,
  t: ReturnType<typeof useTranslations<'search'>>,
): string {
  if (price_per_person === null) return t(`price.${priceKey(price_level)}`)
  return t('pricePerPerson', { zloty: Math.round(price_per_person) })
}
