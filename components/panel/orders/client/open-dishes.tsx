import { useMemo } from 'react'
import { useBoard } from '@/components/panel/board/client/board-provider'
import styles from '@/components/panel/orders/orders.module.css'
import { interpolate } from '@/lib/domain/interpolate'
import { openDishes } from '@/lib/domain/panel/orders/order-lanes'
import { useOrders } from './orders-context'

/** Number of each dish still to be made, over all orders. */
export function OpenDishes() {
  const { title, total } = useOrders().words.dishes
  const orders = useBoard((state) => state.board.orders)
  const dishes = useMemo(() => openDishes(orders), [orders])
  if (dishes.length === 0) return null
  return (
    <details className={`relative ${styles.dishes}`}>
      <summary>
        {title} <span className="numeric">{dishes.reduce((sum, { amount }) => sum + amount, 0)}</span>
      </summary>
      <ul className={`stack-1 large semibold numeric surface lifted ${styles.dishList}`}>
        {dishes.map(({ name, amount }) => (
          <li key={name}>{interpolate(total, { amount, name })}</li>
        ))}
      </ul>
    </details>
  )
}
