import { useMemo, useState } from 'react'
import { useBoard, usePanelStore } from '@/components/panel/board/client/board-provider'
import { showPlace, useBoardPlace } from '@/components/panel/board/client/use-board-place'
import styles from '@/components/panel/orders/orders.module.css'
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden'
import { packTickets } from '@/lib/browser/panel/pack-tickets'
import type { BoardOrder } from '@/lib/domain/panel/board/board-schema'
import { type Lane, laneOf, lanesForCook, lanesOf, stablePlaces } from '@/lib/domain/panel/orders/order-lanes'
import { EmptyBoard } from './empty-board'
import { OrderCard } from './order-card'
import { useOrders } from './orders-context'

const laneId = (lane: Lane) => `lane-${lane}`

/** Three lanes side by side, or a cook's grid; on a phone one of them, chosen by tabs with counts. */
export function Lanes() {
  const { words: all, isCook } = useOrders()
  const { lanes: words, empty } = all
  const orders = useBoard((state) => state.board.orders)
  const sorted = useMemo(() => (isCook ? lanesForCook(orders) : lanesOf(orders)), [orders, isCook])
  const toMake = useStablePlaces(sorted.kitchen)
  const inLanes: Partial<Record<Lane, BoardOrder[]>> = isCook ? { ...sorted, kitchen: toMake } : sorted
  const lanes = Object.entries(inLanes) as [Lane, BoardOrder[]][]
  const [chosen, setChosen] = useState<Lane>(isCook ? 'kitchen' : 'new')
  const store = usePanelStore()
  useBoardPlace(['order'], ({ id }) => {
    const order = store.getState().board.orders.find((one) => one.id === id)
    const lane = order && laneOf(order)
    // On a phone one lane is visible at a time.
    if (lane) setChosen(lane in inLanes ? lane : 'kitchen')
    showPlace(`order ${id}`)
  })
  if (lanes.every(([, inLane]) => inLane.length === 0)) return <EmptyBoard />
  return (
    <>
      <nav className={`stack-1 ${styles.tabs}`} aria-label={words.label}>
        {lanes.map(([lane, inLane]) => (
          <button
            key={lane}
            type="button"
            className={`touch-high dark bold rounded surface ${styles.tab}`}
            aria-pressed={lane === chosen}
            aria-controls={laneId(lane)}
            onClick={() => setChosen(lane)}
          >
            {words[lane]} <VisuallyHidden>{words.count}</VisuallyHidden>
            <span className="numeric">{inLane.length}</span>
          </button>
        ))}
      </nav>
      <div className={`stack-4 one-column top ${styles.lanes}`} data-cook={isCook || undefined}>
        {lanes.map(([lane, inLane]) => (
          <section
            key={lane}
            id={laneId(lane)}
            className={styles.lane}
            data-chosen={lane === chosen || undefined}
            data-places={laneId(lane)}
            ref={isCook ? packTickets : undefined}
            aria-labelledby={`${laneId(lane)}-title`}
          >
            <h2 id={`${laneId(lane)}-title`} className={`unseen-on-phones ${styles.laneTitle}`}>
              {words[lane]} <span className="numeric">{inLane.length}</span>
            </h2>
            {inLane.length === 0 && <p className={styles.empty}>{empty[lane]}</p>}
            {inLane.map((order) => (
              <OrderCard key={order.id} order={order} lane={laneOf(order) ?? lane} />
            ))}
          </section>
        ))}
      </div>
    </>
  )
}

/** The orders in their places on this screen: nothing moves under a hand because another ticket has come. */
function useStablePlaces(sorted: BoardOrder[]): BoardOrder[] {
  const [places, setPlaces] = useState(() => sorted.map(({ id }) => id))
  const shown = stablePlaces(places, sorted)
  const next = shown.map(({ id }) => id)
  if (next.join() !== places.join()) setPlaces(next)
  return shown
}
