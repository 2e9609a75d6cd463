import { useEffect, useRef, useState } from 'react'
import styles from '@/components/order/order.module.css'
import type { OrderWords } from '@/components/order/words'
import { Icon } from '@/components/ui/icon'
import { checkPath } from '@/components/ui/icons/check'
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden'
import bannerStyles from '@/components/ui/state-banner.module.css'
import { bringIntoView } from '@/lib/browser/page/bring-into-view'
import { interpolate } from '@/lib/domain/interpolate'
import { deliveryModeOf } from '@/lib/domain/ordering/delivery/delivery-type-for'
import { endReasonOf, wordsOfEnd } from '@/lib/domain/ordering/order/end-reason'
import { minutesLeft } from '@/lib/domain/ordering/order/minutes-left'
import { orderSteps } from '@/lib/domain/ordering/order/order-steps'
import type { Order } from '@/lib/domain/ordering/order/schema'
import { type OrderStatus, orderStatusLabel } from '@/lib/domain/ordering/order/status'
import { etaText, minutesLeftText } from '@/lib/domain/ordering/promise/promise-text'
import { needsProvider } from '@/lib/domain/payment/methods'
import { onDate } from '@/lib/domain/time/dates-pl'
import { localDateOf, localTimeOf } from '@/lib/domain/time/time'
import { orderMomentText } from './moment-text'

/** Colour of the banner; the usual one while all goes well. */
const TONES: Record<OrderStatus, 'notice' | 'success' | 'danger' | undefined> = {
  new: 'notice',
  pending: 'notice',
  confirmed: undefined,
  sent: undefined,
  delivered: 'success',
  declined: 'danger',
  cancelled: 'danger',
}

/** Ten minutes, plus a margin for clocks that differ. */
const SOON_MS = 15 * 60_000

type Props = { words: OrderWords; order: Order; nowMs: number }

/** The order's state in the seed's words, as the page's heading. Ledger L200–L208. */
export function OrderBanner({ words, order, nowMs }: Props) {
  const { status, delivery_type: type, number, payment, restaurant } = order
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(status)
  const [first] = useState(status)

  // The outcome of the payment is shown at the top, while a paying diner looks at the field below.
  useEffect(() => {
    if (last.current === 'new' && status !== 'new') bringIntoView(heading.current)
    last.current = status
  }, [status])

  const minutes = etaMinutesText(order, nowMs)
  const steps = orderSteps(order, needsProvider(payment.method))
  return (
    <div className={`stack-2 ${bannerStyles.banner}`} data-tone={TONES[status]}>
      <p className="bold">{interpolate(words.number, { number, name: restaurant.name })}</p>
      <div
        key={status}
        className={`line-4 spread baseline ${styles.state}`}
        data-changed={status !== first || undefined}
      >
        {minutes && <p className={styles.minutes}>{minutes}</p>}
        <h1 ref={heading}>{orderStatusLabel(status, type)}</h1>
      </div>
      <VisuallyHidden role="status">{status !== first && orderStatusLabel(status, type)}</VisuallyHidden>
      <p className={styles.lead}>{leadText(words, order, nowMs)}</p>
      {steps.length > 0 && (
        <ol className={`unprinted stack-1 ${styles.steps}`} aria-label={words.steps}>
          {steps.map(({ status: step, label, state, at }) => (
            <li key={step} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
              <span className={`middle surface ${styles.dot}`}>
                {state === 'done' && <Icon path={checkPath} size={16} />}
              </span>
              <span>
                {label}
                {at && <time className={`soft small numeric ${styles.stepTime}`}>{localTimeOf(new Date(at))}</time>}
              </span>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

/** "U Ciebie za 20–35 min" while it is more useful than the clock time, as for an order that waits for its answer. */
function etaMinutesText(order: Order, nowMs: number): string {
  const mode = deliveryModeOf(order.delivery_type)
  const left = minutesLeft(order, nowMs)
  if (left) return minutesLeftText(left, mode)
  const isOfToday = localDateOf(new Date(order.eta.from)) === localDateOf(new Date(nowMs))
  return order.status === 'pending' && isOfToday ? etaText(order.eta, mode) : ''
}

function leadText(words: OrderWords, order: Order, nowMs: number): string {
  const ending = endReasonOf(order)
  const reason = wordsOfEnd(order)
  if (ending)
    return reason ? `${words.ending[ending]} ${interpolate(words.endingReason, { reason })}` : words.ending[ending]
  if (order.status === 'new') return words.newText
  if (order.status === 'delivered') return deliveredText(words, order, nowMs)
  const isTakeout = order.delivery_type === 'takeout'
  if (order.status === 'sent' && isTakeout) return words.readyText
  const day = localDateOf(new Date(order.eta.from))
  const isToday = day === localDateOf(new Date(nowMs))
  const text = `${etaText(order.eta, deliveryModeOf(order.delivery_type))}${isToday ? '' : `, ${onDate(day)}`}.`
  // A time of today is shown above, larger.
  if (order.status === 'pending')
    return isToday ? answerText(words, order, nowMs) : `${answerText(words, order, nowMs)} ${text}`
  return text
}

function deliveredText(words: OrderWords, { history }: Order, nowMs: number): string {
  const at = history.findLast(({ to }) => to === 'delivered')?.at
  return at ? interpolate(words.deliveredAt, { time: orderMomentText(at, nowMs) }) : words.deliveredText
}

// An answer may come tomorrow, so the text must not promise an immediate one. Contract C1.
function answerText(words: OrderWords, { answer_due_at: due }: Order, nowMs: number): string {
  if (!due || Date.parse(due) - nowMs <= SOON_MS) return words.pendingText
  return interpolate(words.pendingUntil, { time: orderMomentText(due, nowMs) })
}
