import { useMemo } from 'react'
import { useBoard } from '@/components/panel/board/client/board-provider'
import panel from '@/components/panel/board/panel.module.css'
import styles from '@/components/panel/orders/orders.module.css'
import { capitalized, interpolate } from '@/lib/domain/interpolate'
import { formatGrosze, groszeFromWire } from '@/lib/domain/money'
import { isFinal, orderStateText } from '@/lib/domain/ordering/order/status'
import type { BoardOrder } from '@/lib/domain/panel/board/board-schema'
import { paymentLabel } from '@/lib/domain/payment/methods'
import { useOrders } from './orders-context'

/** Orders ended in the last hours, with the state of each refund. Contract C22. */
export function EndedOrders() {
  const { ended } = useOrders().words
  const orders = useBoard((state) => state.board.orders)
  const over = useMemo(
    () => orders.filter(({ status }) => isFinal(status)).sort((a, b) => b.updated_at.localeCompare(a.updated_at)),
    [orders],
  )
  if (over.length === 0) return null
  return (
    <details className={`${panel.details} ${styles.ended}`}>
      <summary>{interpolate(ended.title, { count: over.length })}</summary>
      <ul>
        {over.map((order) => (
          <EndedOrder key={order.id} order={order} />
        ))}
      </ul>
    </details>
  )
}

function EndedOrder({ order }: { order: BoardOrder }) {
  const { card, decline, refund: refundWords } = useOrders().words
  const { status, reason, payment, number, delivery_type: type } = order
  const reasons: Record<string, string> = decline.reasons
  const { refund } = payment
  return (
    <li tabIndex={-1} data-place={`order ${order.id}`}>
      <strong>{interpolate(card.number, { number })}</strong> {capitalized(orderStateText(status, type))}
      {reason && status !== 'delivered' && ` – ${reasons[reason] ?? reason}`}
      {refund && (
        <span className="bold block">
          {interpolate(refundWords[refund.state], {
            amount: formatGrosze(groszeFromWire(refund.amount)),
            method: paymentLabel(refund.to),
          })}
        </span>
      )}
    </li>
  )
}
