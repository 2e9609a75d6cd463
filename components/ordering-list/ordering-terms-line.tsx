import { useTranslations } from 'next-intl'
import { FactsLine } from '@/components/ui/layout/facts-line'
import { formatGrosze } from '@/lib/domain/money'
import { minutesText } from '@/lib/domain/ordering/delivery/minutes-text'
import type { ListedRestaurant } from '@/lib/domain/search/ordering/ordering-list'
import type { OrderingOffer } from '@/lib/domain/search/ordering/ordering-offer'
import styles from './ordering-list.module.css'

/** Distance, time, delivery cost and minimum; or the reason why there is no delivery here. Contract C5. */
export function OrderingTermsLine({ restaurant, offer }: Pick<ListedRestaurant, 'restaurant' | 'offer'>) {
  const t = useTranslations('orderingList.card')
  if (offer.kind === 'out') {
    const max = kmText(restaurant.delivery.maxKmDistance ?? 0)
    return (
      <p className={styles.outOfRange}>
        {offer.reason === 'outside_zone' ? t('outside_zone') : t('too_far', { km: kmText(offer.km ?? 0), max })}
      </p>
    )
  }
  const facts = [
    offer.km !== null && t('km', { km: kmText(offer.km) }),
    etaText(offer, t),
    ...costTexts(restaurant, offer, t),
    restaurant.ordering?.delivery_types.includes('robot_delivery') && offer.kind !== 'takeout' && t('robot'),
    restaurant.ordering?.discounts && (
      <span key="discounts" className={styles.promotions}>
        {t('discounts')}
      </span>
    ),
  ]
  return <FactsLine facts={facts} className={styles.terms} />
}

type Words = ReturnType<typeof useTranslations<'orderingList.card'>>

function etaText({ etaMinutes, kind }: OrderingOffer, t: Words): string | null {
  if (!etaMinutes) return null
  const [from, to] = etaMinutes
  return kind === 'takeout' ? t('ready', { minutes: from }) : t('eta', { minutes: minutesText(from, to) })
}

function costTexts({ ordering }: ListedRestaurant['restaurant'], offer: OrderingOffer, t: Words): string[] {
  const { kind, costGrosze, freeFromGrosze, minCartGrosze } = offer
  if (kind === 'takeout') return [t('noMin')]
  if (ordering?.delivery_types.every((type) => type === 'takeout')) return [t('takeoutOnly')]
  return [
    costGrosze !== null && costText(costGrosze, kind, t),
    freeFromGrosze !== null && costGrosze !== 0 && t('freeFrom', { amount: formatGrosze(freeFromGrosze) }),
    minCartGrosze > 0 && t('minCart', { amount: formatGrosze(minCartGrosze) }),
  ].filter((text): text is string => Boolean(text))
}

function costText(costGrosze: number, kind: OrderingOffer['kind'], t: Words): string {
  if (costGrosze === 0) return t('costFree')
  const amount = formatGrosze(costGrosze)
  return kind === 'any' ? t('costFrom', { amount }) : t('cost', { amount })
}

// A very short distance must not read 0 km.
function kmText(km: number): string {
  return Math.max(km, 0.1).toLocaleString('pl', { maximumFractionDigits: 1 })
}
