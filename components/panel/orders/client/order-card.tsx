import { memo } from 'react'
import { useServerNow } from '@/components/panel/board/client/board-provider'
import styles from '@/components/panel/orders/orders.module.css'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden'
import { PhoneLink } from '@/components/ui/phone-link'
import { interpolate } from '@/lib/domain/interpolate'
import { etaClock } from '@/lib/domain/ordering/promise/promise-text'
import type { BoardOrder } from '@/lib/domain/panel/board/board-schema'
import { ageOf, type Lane } from '@/lib/domain/panel/orders/order-lanes'
import { formatDayShort } from '@/lib/domain/time/dates-pl'
import { localTimeOf, splitWallTime } from '@/lib/domain/time/time'
import { ageText } from './age-text'
import { AllergyWords } from './allergy-words'
import { BoardOrderActions } from './board-order-actions'
import { CollectLine } from './collect-line'
import { EndOrder } from './end-order'
import { OrderDishes } from './order-dishes'
import { useOrders } from './orders-context'

/** Minutes are shown, so a few seconds of delay do not matter. */
const TICK_MS = 10_000

type Props = { order: BoardOrder; lane: Lane }

/**
 * One order. Rendered again only when it changes: its age and its pending step are parts of their own. Contract C29.
 */
export const OrderCard = memo(function OrderCard({ order, lane }: Props) {
  const { words, print, isCook } = useOrders()
  const { card } = words
  const { customer } = order
  const titleId = `order-${order.id}`
  // The way to the rest of a ticket stands beside the cook's next step, without its words.
  const isBare = isCook && lane === 'kitchen'
  const who = (
    <>
      <span>
        {customer.customer_firstname} {customer.customer_lastname}
      </span>
      <CollectLine order={order} />
    </>
  )
  return (
    <article
      className={`grid one-column at-start surface ${styles.card}`}
      aria-labelledby={titleId}
      tabIndex={-1}
      data-place={`order ${order.id}`}
      data-lane={lane}
    >
      <OrderHead order={order} lane={lane} titleId={titleId} />
      {/* The next step stays inside the card, and so never covers the order's number. */}
      <div className={styles.body}>
        <AllergyWords order={order} />
        <OrderDishes order={order} />
        <BoardOrderActions order={order} />
      </div>
      <details className={styles.fold}>
        <summary>{isBare ? <VisuallyHidden>{who}</VisuallyHidden> : who}</summary>
        <p className={`large ${styles.person}`}>
          {isBare && who}
          <PhoneLink phone={spaced(customer.phone)} />
        </p>
        {customer.address && <OrderAddress address={customer.address} />}
        {order.invoice_nip && <p>{interpolate(card.invoice, { nip: order.invoice_nip })}</p>}
        <div className="row-2">
          <Button variant="secondary" onClick={() => print(order.id)}>
            {card.print}
          </Button>
          {order.steps.includes('cancel') && <EndOrder order={order} step="cancel" />}
        </div>
      </details>
    </article>
  )
})

/** The order's number, age and delivery type; the card's colour shows its urgency. */
function OrderHead({ order, lane, titleId }: Props & { titleId: string }) {
  const { words: all, isCook } = useOrders()
  const { card, age: words } = all
  const nowMs = useServerNow(TICK_MS)
  const age = ageOf(order, nowMs)
  const { delivery_type: type } = order
  return (
    <header className={`line-3 spread baseline dark ${styles.cardHead}`} data-level={age?.level ?? 'calm'}>
      <h3 id={titleId} className={styles.number}>
        {interpolate(card.number, { number: order.number })} {order.is_test && <Badge kind="accent">{card.test}</Badge>}
      </h3>
      {age && <p className={`large numeric tight ${styles.age}`}>{ageText(order, { age, nowMs, words })}</p>}
      <p className={`line-3 spread ${styles.promise}`}>
        <strong>{promiseText(order, card, isCook)}</strong>
        <span>{lane === 'ready' && type !== 'takeout' && order.status === 'confirmed' ? card.packed : card[type]}</span>
      </p>
    </header>
  )
}

function OrderAddress({ address }: { address: NonNullable<BoardOrder['customer']['address']> }) {
  const { card } = useOrders().words
  const { lat, lng, flat, notes, approximate } = address
  return (
    <>
      <address className={`large ${styles.address}`}>
        {address.address}
        {flat && `, ${interpolate(card.flat, { flat })}`}{' '}
        <a href={`https://www.google.com/maps/search/?api=1&query=${lat},${lng}`} target="_blank" rel="noreferrer">
          {card.map}
        </a>
      </address>
      {approximate && <p className="danger">{card.approximate}</p>}
      {notes && (
        <p>
          <strong>{card.courierNotes}:</strong> {notes}
        </p>
      )}
    </>
  )
}

function promiseText(
  { status, customer, ready_at, eta }: BoardOrder,
  card: ReturnType<typeof useOrders>['words']['card'],
  isCook: boolean,
) {
  if (customer.deliveryAt !== 'ASAP') {
    const { date, time } = splitWallTime(customer.deliveryAt)
    return interpolate(card.wanted, { day: formatDayShort(date), time })
  }
  // The diner sees this time, the kitchen works towards the other.
  const etaText = isCook ? '' : `, ${interpolate(card.dinerEta, { time: etaClock(eta) })}`
  if (status === 'pending') return `${card.asap}${etaText}`
  if (status !== 'confirmed' || !ready_at) return interpolate(card.promised, { time: etaClock(eta) })
  return `${interpolate(card.promised, { time: localTimeOf(new Date(ready_at)) })}${etaText}`
}

/** "+48 600 100 300", to be read aloud from a tablet. */
function spaced(phone: string): string {
  return phone.replace(/^(\+48)(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4')
}
