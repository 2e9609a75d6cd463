import { useMemo } from 'react'
import { useBoard, usePanelStore, useServerNow } from '@/components/panel/board/client/board-provider'
import panel from '@/components/panel/board/panel.module.css'
import styles from '@/components/panel/orders/orders.module.css'
import { Button } from '@/components/ui/button'
import { interpolate } from '@/lib/domain/interpolate'
import type { BoardOrder } from '@/lib/domain/panel/board/board-schema'
import { justHandedOver } from '@/lib/domain/panel/orders/just-handed-over'
import { laneOf } from '@/lib/domain/panel/orders/order-lanes'
import { orderSubject, stepCommand } from './order-commands'
import { OrderFailure } from './order-failure'
import { useOrders } from './orders-context'

const TICK_MS = 10_000

/**
 * Orders handed over in the last ten minutes, each with its undo: a wrong bag is noticed at the counter. Contract C23.
 */
export function JustHandedOver() {
  const { handedOver } = useOrders().words
  const orders = useBoard((state) => state.board.orders)
  const failures = useBoard((state) => state.failures)
  const nowMs = useServerNow(TICK_MS)
  const rows = useMemo(() => justHandedOver(orders, nowMs), [orders, nowMs])
  const isShown = (id: string) => rows.some(({ order }) => order.id === id)
  // An undo that failed after its row has disappeared still shows its outcome. A card shows it itself.
  const late = orders.filter(
    (order) => !laneOf(order) && !isShown(order.id) && failures[orderSubject(order.id)]?.name === 'call_back',
  )
  if (rows.length + late.length === 0) return null
  return (
    <>
      {rows.length > 0 && (
        <details className={`${panel.details} ${styles.ended}`}>
          <summary>{interpolate(handedOver.title, { count: rows.length })}</summary>
          <ul className={styles.handedOver} data-places="handed-over">
            {rows.map(({ order, minutesAgo }) => (
              <Row key={order.id} order={order} minutesAgo={minutesAgo} />
            ))}
          </ul>
        </details>
      )}
      {late.map((order) => (
        <OrderFailure key={order.id} order={order} />
      ))}
    </>
  )
}

function Row({ order, minutesAgo }: { order: BoardOrder; minutesAgo: number }) {
  const { words } = useOrders()
  const store = usePanelStore()
  const pending = useBoard((state) => state.pending[orderSubject(order.id)])
  const { customer, number } = order
  const name = `${customer.customer_firstname} ${customer.customer_lastname}`.trim()
  return (
    <li className="flex wrap centred spread" tabIndex={-1} data-place={`order ${order.id}`}>
      <p>
        <strong>{interpolate(words.card.number, { number })}</strong> {name}
        {', '}
        {minutesAgo === 0 ? words.handedOver.now : interpolate(words.handedOver.ago, { minutes: minutesAgo })}
      </p>
      <Button
        variant="secondary"
        busy={pending !== undefined}
        aria-label={interpolate(words.handedOver.callBackOf, { number })}
        onClick={() => void store.send(stepCommand(order.id, 'call_back'))}
      >
        {words.handedOver.callBack}
      </Button>
      {!laneOf(order) && <OrderFailure order={order} />}
    </li>
  )
}
