import styles from '@/components/panel/orders/orders.module.css'
import { interpolate } from '@/lib/domain/interpolate'
import { formatGrosze } from '@/lib/domain/money'
import type { BoardOrder } from '@/lib/domain/panel/board/board-schema'
import { toCollect } from '@/lib/domain/panel/orders/order-lanes'
import { useOrders } from './orders-context'

/** Amount to collect at the door, and how it is paid. */
export function CollectLine({ order }: { order: BoardOrder }) {
  const { card } = useOrders().words
  const due = toCollect(order)
  return (
    <span className={styles.collect} data-kind={due.kind}>
      {collectText(due, card)}
    </span>
  )
}

export function collectText(due: ReturnType<typeof toCollect>, card: ReturnType<typeof useOrders>['words']['card']) {
  if (due.kind === 'paid') return card.paid
  if (due.kind === 'nothing') return card.nothing
  const amount = formatGrosze(due.grosze)
  if (due.kind === 'terminal') return interpolate(card.terminal, { amount })
  if (due.fromGrosze === null || due.changeGrosze === null) return interpolate(card.cash, { amount })
  const values = { amount, from: formatGrosze(due.fromGrosze), change: formatGrosze(due.changeGrosze) }
  return interpolate(card.cashChange, values)
}
