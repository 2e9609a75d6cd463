import { useMemo } from 'react'
import { useBoard } from '@/components/panel/board/client/board-provider'
import styles from '@/components/panel/orders/orders.module.css'
import { interpolate } from '@/lib/domain/interpolate'
import { openDishes } from '@/lib/domain/panel/orders/order-lanes'
import { useOrders } from './orders-context'

/** How many of each dish are still to be made, over all orders. */
export function OpenDishes() {
  const { title, total } = useOrders().words.dishes
  const orders = useBoard((state) => state.board.orders)
  const dishes = useMemo(() => openDishes(orders), [orders])
  if (dishes.length === 0) return null
  return (
    <section className={styles.dishes} aria-label={title}>
      <h2 className={styles.dishesTitle}>{title}</h2>
      <ul className={styles.dishList}>
        {dishes.map(({ name, amount }) => (
          <li key={name}>{interpolate(total, { amount, name })}</li>
        ))}
      </ul>
    </section>
  )
}
