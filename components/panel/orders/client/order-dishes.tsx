import { useMemo } from 'react'
import { useBoard, usePanelStore } from '@/components/panel/board/client/board-provider'
import styles from '@/components/panel/orders/orders.module.css'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { interpolate } from '@/lib/domain/interpolate'
import { allergenNames } from '@/lib/domain/ordering/menu/diet/allergens'
import type { BoardOrder } from '@/lib/domain/panel/board/board-schema'
import { mentionsAllergy } from '@/lib/domain/panel/orders/allergy-words'
import { allergensOf } from '@/lib/domain/panel/orders/kitchen-menu'
import { failureText } from './failure-text'
import { tickCommand, tickSubject } from './order-commands'
import { useOrders } from './orders-context'

/** The dishes with their options and notes; routine contents are one quiet line. */
export function OrderDishes({ order }: { order: BoardOrder }) {
  const { words, dishes } = useOrders()
  const { card } = words
  const { known, unknownFor } = useMemo(() => allergensOf(order.products, dishes), [order.products, dishes])
  return (
    <>
      <ul className={`stack-1 ${styles.lines}`}>
        {order.products.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of an order never change their places
          <li key={index}>
            <Dish order={order} index={index} />
            {line.choices.length > 0 && <span className={styles.choices}>{line.choices.join(', ')}</span>}
            {line.note && (
              <span className={styles.note}>
                <strong>{card.note}:</strong> {line.note}
              </span>
            )}
          </li>
        ))}
      </ul>
      <TickFailures order={order} />
      {order.notes && !mentionsAllergy(order.notes) && (
        <p className={styles.note}>
          <strong>{card.notes}:</strong> {order.notes}
        </p>
      )}
      {(known.length > 0 || unknownFor.length > 0) && (
        <p className={styles.allergens}>
          {card.allergens}:{' '}
          {[
            ...allergenNames(known),
            ...(unknownFor.length > 0 ? [interpolate(card.allergensUnknown, { dishes: unknownFor.join(', ') })] : []),
          ].join(', ')}
        </p>
      )}
    </>
  )
}

/** A line that a cook ticks off. The press shows at once, until the board reports the state. */
function Dish({ order, index }: { order: BoardOrder; index: number }) {
  const store = usePanelStore()
  const pending = useBoard((state) => state.pending[tickSubject(order.id, index)])
  const line = order.products[index]
  const isTicked = pending ? pending.name === 'tick' : order.ticked.includes(index)
  if (!line) return null
  return (
    <button
      type="button"
      className={`flex centred full ${styles.line}`}
      aria-pressed={isTicked}
      onClick={() => void store.send(tickCommand(order.id, index, !isTicked))}
    >
      <span className={`numeric nowrap ${styles.amount}`}>{line.amount} ×</span>{' '}
      <span className={styles.dish}>{line.name}</span>
    </button>
  )
}

/**
 * Ticks that the server refused, or that could not be sent: the mark is restored, and the card reports it.
 * Contract C29.
 */
function TickFailures({ order }: { order: BoardOrder }) {
  const { words } = useOrders()
  const store = usePanelStore()
  const failures = useBoard((state) => state.failures)
  return order.products.map(({ name }, index) => {
    const subject = tickSubject(order.id, index)
    const failure = failures[subject]
    if (!failure) return null
    const text = failure.name === 'tick' ? words.tickFailure.tick : words.tickFailure.untick
    return (
      <Notice key={subject} kind="warning" role="alert">
        <p>
          {interpolate(text, { name })} {failureText(failure, order, words)}
        </p>
        <Button variant="quiet" onClick={() => store.dismiss(subject)}>
          {words.failure.close}
        </Button>
      </Notice>
    )
  })
}
