import { useMemo } from 'react'
import styles from '@/components/panel/orders/orders.module.css'
import { interpolate } from '@/lib/domain/interpolate'
import { allergenNames } from '@/lib/domain/ordering/menu/diet/allergens'
import type { BoardOrder } from '@/lib/domain/panel/board/board-schema'
import { allergensOf } from '@/lib/domain/panel/orders/kitchen-menu'
import { useOrders } from './orders-context'

/** The dishes with their options; notes and allergens stand apart, so that nobody reads past them. */
export function OrderDishes({ order }: { order: BoardOrder }) {
  const { words, dishes } = useOrders()
  const { card } = words
  const { known, unknownFor } = useMemo(() => allergensOf(order.products, dishes), [order.products, dishes])
  return (
    <>
      <ul className={styles.lines}>
        {order.products.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of an order never change their places
          <li key={index}>
            <span className={styles.amount}>{line.amount} ×</span> <span className={styles.dish}>{line.name}</span>
            {line.choices.length > 0 && <span className={styles.choices}>{line.choices.join(', ')}</span>}
            {line.note && (
              <span className={styles.note}>
                <strong>{card.note}:</strong> {line.note}
              </span>
            )}
          </li>
        ))}
      </ul>
      {order.notes && (
        <p className={styles.note}>
          <strong>{card.notes}:</strong> {order.notes}
        </p>
      )}
      {(known.length > 0 || unknownFor.length > 0) && (
        <p className={styles.allergens}>
          <strong>{card.allergens}:</strong>{' '}
          {[
            ...allergenNames(known),
            ...(unknownFor.length > 0 ? [interpolate(card.allergensUnknown, { dishes: unknownFor.join(', ') })] : []),
          ].join(', ')}
        </p>
      )}
    </>
  )
}
