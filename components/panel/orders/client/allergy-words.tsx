import styles from '@/components/panel/orders/orders.module.css'
import type { BoardOrder } from '@/lib/domain/panel/board/board-schema'
import { mentionsAllergy } from '@/lib/domain/panel/orders/allergy-words'
import { useOrders } from './orders-context'

/** The diner's words about an allergy, before anything else of the order. Contract C29. */
export function AllergyWords({ order }: { order: BoardOrder }) {
  const { card } = useOrders().words
  const said = [
    ...(mentionsAllergy(order.notes) ? [order.notes] : []),
    ...order.products.flatMap(({ name, note }) => (note && mentionsAllergy(note) ? [`${name}: ${note}`] : [])),
  ]
  if (said.length === 0) return null
  return (
    <div className={styles.allergy}>
      <strong>{card.allergy}</strong>
      {said.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  )
}
