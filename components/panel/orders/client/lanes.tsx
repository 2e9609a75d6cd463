import { useMemo, useState } from 'react'
import { useBoard, usePanelStore } from '@/components/panel/board/client/board-provider'
import { showPlace, useBoardPlace } from '@/components/panel/board/client/use-board-place'
import styles from '@/components/panel/orders/orders.module.css'
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden'
import { LANES, type Lane, laneOf, lanesOf } from '@/lib/domain/panel/orders/order-lanes'
import { EmptyBoard } from './empty-board'
import { OrderCard } from './order-card'
import { useOrders } from './orders-context'

const laneId = (lane: Lane) => `lane-${lane}`

/** Three lanes side by side; on a phone one of them, chosen by tabs with counts. */
export function Lanes() {
  const { lanes: words, empty } = useOrders().words
  const orders = useBoard((state) => state.board.orders)
  const inLanes = useMemo(() => lanesOf(orders), [orders])
  const [chosen, setChosen] = useState<Lane>('new')
  const store = usePanelStore()
  useBoardPlace(['order'], ({ id }) => {
    const order = store.getState().board.orders.find((one) => one.id === id)
    const lane = order && laneOf(order)
    // On a phone one lane is visible at a time.
    if (lane) setChosen(lane)
    showPlace(`order ${id}`)
  })
  if (LANES.every((lane) => inLanes[lane].length === 0)) return <EmptyBoard />
  return (
    <>
      <nav className={styles.tabs} aria-label={words.label}>
        {LANES.map((lane) => (
          <button
            key={lane}
            type="button"
            className={styles.tab}
            aria-pressed={lane === chosen}
            aria-controls={laneId(lane)}
            onClick={() => setChosen(lane)}
          >
            {words[lane]} <VisuallyHidden>{words.count}</VisuallyHidden>
            <span className={styles.count}>{inLanes[lane].length}</span>
          </button>
        ))}
      </nav>
      <div className={styles.lanes}>
        {LANES.map((lane) => (
          <section
            key={lane}
            id={laneId(lane)}
            className={styles.lane}
            data-chosen={lane === chosen || undefined}
            data-places={laneId(lane)}
            aria-labelledby={`${laneId(lane)}-title`}
          >
            <h2 id={`${laneId(lane)}-title`} className={styles.laneTitle}>
              {words[lane]} <span className={styles.count}>{inLanes[lane].length}</span>
            </h2>
            {inLanes[lane].length === 0 && <p className={styles.empty}>{empty[lane]}</p>}
            {inLanes[lane].map((order) => (
              <OrderCard key={order.id} order={order} lane={lane} />
            ))}
          </section>
        ))}
      </div>
    </>
  )
}
