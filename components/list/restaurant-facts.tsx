import { useTranslations } from 'next-intl'
import { priceText } from '@/components/restaurant/price-text'
import { FactsLine } from '@/components/ui/layout/facts-line'
import type { RestaurantSummary } from '@/lib/domain/restaurant/schema'

type Props = {
  restaurant: Pick<RestaurantSummary, 'cuisines' | 'price_level' | 'price_per_person' | 'address' | 'city'>
  /** Set where a list spans several cities. */
  withCity?: boolean
  className?: string
}

/** Cuisine, price and street in one line. */
export function RestaurantFacts({ restaurant, withCity = false, className }: Props) {
  const t = useTranslations('search')
  const { cuisines, address, city } = restaurant
  const street = `${address.street} ${address.house}`
  const facts = [
    cuisines.slice(0, 2).join(', '),
    priceText(restaurant, t),
    withCity ? `${city.name}, ${street}` : street,
  ]
  return <FactsLine facts={facts} className={className} />
}
