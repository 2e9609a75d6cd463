import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/layout/card'
import { Cluster } from '@/components/ui/layout/cluster'
import { Stack } from '@/components/ui/layout/stack'
import { Wrap } from '@/components/ui/layout/wrap'
import { Notice } from '@/components/ui/notice'
import { formatGrosze, groszeFromWire } from '@/lib/domain/money'
import { orderPath } from '@/lib/domain/ordering/order/paths'
import type { Order } from '@/lib/domain/ordering/order/schema'
import { orderStatusLabel, phaseOf } from '@/lib/domain/ordering/order/status'
import type { RecentItem } from '@/lib/domain/recent/recent-item'
import { reservationPath } from '@/lib/domain/reservation/paths'
import type { Reservation } from '@/lib/domain/reservation/schema'
import { visibleState } from '@/lib/domain/reservation/visible-state'
import { formatDay } from '@/lib/domain/time/dates-pl'
import { localDateOf, localTimeOf, splitWallTime } from '@/lib/domain/time/time'
import styles from './recent.module.css'

/** Orders and reservations made on this device, without an account. */
export function RecentList({ items, isCleared }: { items: RecentItem[]; isCleared: boolean }) {
  const t = useTranslations('mine')
  return (
    <Wrap narrow className={styles.page}>
      <h1>{t('title')}</h1>
      {isCleared && (
        <Notice kind="success" role="status">
          <p>{t('cleared')}</p>
        </Notice>
      )}
      {items.length === 0 ? <NoRecentItems /> : <RecentItems items={items} />}
    </Wrap>
  )
}

function NoRecentItems() {
  const t = useTranslations('mine')
  return (
    <Stack>
      <p>{t('empty')}</p>
      <Cluster>
        <ButtonLink href="/zamawiaj">{t('toOrder')}</ButtonLink>
        <ButtonLink href="/rezerwuj" variant="secondary">
          {t('toReserve')}
        </ButtonLink>
      </Cluster>
    </Stack>
  )
}

function RecentItems({ items }: { items: RecentItem[] }) {
  const t = useTranslations('mine')
  return (
    <>
      <p className={styles.soft}>{t('text')}</p>
      <ul className={styles.list}>
        {items.map((item) =>
          item.kind === 'order' ? (
            <OrderRow key={item.order.id} order={item.order} />
          ) : (
            <ReservationRow key={item.reservation.code} reservation={item.reservation} />
          ),
        )}
      </ul>
      <form method="post" action="/api/recent" className={styles.clear}>
        <p className={styles.soft}>{t('clearText')}</p>
        <Button type="submit" variant="secondary">
          {t('clear')}
        </Button>
      </form>
    </>
  )
}

const ORDER_KINDS = { unpaid: 'warning', inWork: 'warning', fulfilled: 'success', calledOff: 'danger' } as const

function OrderRow({ order }: { order: Order }) {
  const t = useTranslations('mine')
  const { id, number, status, delivery_type: type, restaurant, products, total, created_at } = order
  const at = new Date(created_at)
  return (
    <Card as="li" className={styles.row}>
      <a href={orderPath(id)} className={styles.name}>
        {restaurant.name}
      </a>
      <Badge kind={ORDER_KINDS[phaseOf(status)]}>{orderStatusLabel(status, type)}</Badge>
      <p className={styles.facts}>
        {t('order', { number, day: formatDay(localDateOf(at)), time: localTimeOf(at) })}
        <br />
        {products.map(({ name, amount }) => `${amount} × ${name}`).join(', ')}
      </p>
      <strong className={styles.sum}>{formatGrosze(groszeFromWire(total))}</strong>
    </Card>
  )
}

const KINDS = { confirmed: 'success', pending: 'warning', declined: 'danger', cancelled: 'danger' } as const

function ReservationRow({ reservation }: { reservation: Reservation }) {
  const t = useTranslations('mine')
  const { code, restaurant, reserved_on, guests_number: count } = reservation
  const { date, time } = splitWallTime(reserved_on)
  const state = visibleState(reservation)
  return (
    <Card as="li" className={styles.row}>
      <a href={reservationPath(code)} className={styles.name}>
        {restaurant.name}
      </a>
      <Badge kind={KINDS[state]}>{t(`reservationState.${state}`)}</Badge>
      <p className={styles.facts}>{t('reservation', { count, day: formatDay(date), time })}</p>
    </Card>
  )
}
