import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import { FactsLine } from '@/components/ui/layout/facts-line'
import { kmText } from '@/lib/domain/km-text'
import type { ListSort } from '@/lib/domain/list/list-kind'
import type { ListedRestaurant } from '@/lib/domain/list/ordering/ordering-list'
import type { OrderingOffer } from '@/lib/domain/list/ordering/ordering-offer'
import { formatGrosze, groszeFromWire } from '@/lib/domain/money'
import styles from './ordering-list.module.css'

type Props = Pick<ListedRestaurant, 'restaurant' | 'offer'> & { sort: ListSort<'orders'> }

/**
 * Distance, delivery cost and minimum; or the reason why there is no delivery here. The sort order's fact comes first,
 * in bold. Contract C5.
 */
export function OrderingTermsLine({ restaurant, offer, sort }: Props) {
  const t = useTranslations('orderingList.card')
  if (offer.kind === 'out') {
    const max = kmText(restaurant.delivery.maxKmDistance ?? 0)
    return (
      <p className="soft small">
        {offer.reason === 'too_far' || offer.reason === null
          ? t('too_far', { km: kmText(offer.km ?? 0), max })
          : t(offer.reason)}
      </p>
    )
  }
  const distance = offer.km !== null && t('km', { km: kmText(offer.km) })
  const costs = costTexts(restaurant, offer, t)
  const lead = sort === 'dowoz' ? costs.shift() : distance
  const facts: (ReactNode | false | null)[] = [
    lead && <strong key="lead">{lead}</strong>,
    sort === 'dowoz' && distance && <Badge key="distance">{distance}</Badge>,
    ...costs,
    packagingText(restaurant, t),
    restaurant.ordering?.delivery_types.includes('robot_delivery') && offer.kind !== 'takeout' && t('robot'),
  ]
  return <FactsLine facts={facts} className={`soft small numeric ${styles.terms}`} />
}

type Words = ReturnType<typeof useTranslations<'orderingList.card'>>

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

/** Costs of each order besides its dishes, so that the first screen names every part of the sum. Contract C3. */
function packagingText({ ordering }: ListedRestaurant['restaurant'], t: Words): string | null {
  return ordering && ordering.packaging > 0
    ? t('packaging', { amount: formatGrosze(groszeFromWire(ordering.packaging)) })
    : null
}

function costText(costGrosze: number, kind: OrderingOffer['kind'], t: Words): string {
  if (costGrosze === 0) return t('costFree')
  const amount = formatGrosze(costGrosze)
  return kind === 'any' ? t('costFrom', { amount }) : t('cost', { amount })
}
