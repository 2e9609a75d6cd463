import { useMessages, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { DeliveryChoice } from '@/components/cart/client/delivery-choice'
import { VoucherSlot } from '@/components/cart/client/voucher-slot'
import { CoverPicture } from '@/components/list/cover-picture'
import { formatGrosze, groszeFromWire } from '@/lib/domain/money'
import { offeredDeliveryTypes } from '@/lib/domain/ordering/availability/delivery-types'
import type { RestaurantWithOrdering } from '@/lib/domain/ordering/order/schema'
import { isPartner } from '@/lib/domain/restaurant/products'
import { restaurantPath } from '@/lib/domain/restaurant/slug'
import { bindLetters, bindShortWords } from '@/lib/domain/text/bind-short-words'
import { AvailabilityNotice } from './client/availability-notice'
import styles from './menu-head.module.css'

/** Characters: a longer name takes two lines of a phone at its usual size. */
const LONG_NAME = 20

type Props = { restaurant: RestaurantWithOrdering; street: string; tabs?: ReactNode }

/** The restaurant, whether it accepts orders now, and its delivery terms. */
export function MenuHead({ restaurant, street, tabs }: Props) {
  const t = useTranslations('menu')
  const messages = useMessages()
  const { name, ordering, order_cuisines, lead } = restaurant
  const robot = offeredDeliveryTypes(restaurant).includes('robot_delivery') && t('deliveryTypes.robot_delivery')
  const kinds = [order_cuisines.slice(0, 3).join(', '), robot]
  const facts = [
    ordering && ordering.min_cart > 0 && t('minCart', { amount: formatGrosze(groszeFromWire(ordering.min_cart)) }),
    ordering && ordering.packaging > 0 && t('packaging', { amount: formatGrosze(groszeFromWire(ordering.packaging)) }),
  ]
  return (
    <header className={`stack-3 one-column ${styles.head}`} data-place="head">
      <CoverPicture
        restaurant={restaurant}
        sizes="(min-width: 40rem) 22rem, 100vw"
        priority
        className={`unprinted ${styles.cover}`}
      />
      <div className={`stack-1 one-column at-start ${styles.words}`}>
        <h1 className={`title-l ${styles.name}`} data-place="name" data-long={name.length > LONG_NAME || undefined}>
          {bindLetters(name)}
        </h1>
        <VoucherSlot restaurantId={restaurant.id} />
        <p className={styles.lead}>{bindShortWords(lead)}</p>
        <p className={styles.facts}>
          <span className={styles.cuisines}>{kinds.filter(Boolean).join(' · ')} · </span>
          {facts.filter(Boolean).join(' · ')}
          {!tabs && isPartner(restaurant.products) && (
            <>
              {' · '}
              <a href={restaurantPath(restaurant)}>{t('toTable')}</a>
            </>
          )}
        </p>
        {tabs}
        <AvailabilityNotice words={messages.menu.availability} />
        <div className={`scripted unprinted surface edged above-1 ${styles.delivery}`}>
          <DeliveryChoice id="head" isCompact words={messages.cart} street={street} />
        </div>
      </div>
    </header>
  )
}
