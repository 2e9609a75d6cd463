import { useMemo, useState } from 'react'
import { useBoard, useServerNow } from '@/components/panel/board/client/board-provider'
import { showPlace } from '@/components/panel/board/client/use-board-place'
import styles from '@/components/panel/orders/orders.module.css'
import { Button } from '@/components/ui/button'
import { interpolate } from '@/lib/domain/interpolate'
import { pausedReasonOf } from '@/lib/domain/ordering/availability/paused'
import type { Permission } from '@/lib/domain/panel/access/permissions'
import type { Board } from '@/lib/domain/panel/board/board-schema'
import { untilInService } from '@/lib/domain/panel/board/service-day'
import type { KitchenDish } from '@/lib/domain/panel/orders/kitchen-menu'
import { lanesOf } from '@/lib/domain/panel/orders/order-lanes'
import { KitchenLoadSheet } from './kitchen-load-sheet'
import { OpenDishes } from './open-dishes'
import { useOrders } from './orders-context'
import { SoldOutSheet } from './sold-out-sheet'

const TICK_MS = 10_000

type Props = { permissions: readonly Permission[]; menu: KitchenDish[] }

/** The state of accepting orders, and the buttons that change it. Contract C17, C23. */
export function KitchenBar({ permissions, menu }: Props) {
  const { words, isCook } = useOrders()
  const soldOutCount = useBoard((state) => state.board.sold_out.length)
  const [open, setOpen] = useState<'soldOut' | 'kitchenLoad' | null>(null)
  const close = () => setOpen(null)
  const soldOutLabel =
    soldOutCount > 0 ? interpolate(words.kitchen.soldOutCount, { count: soldOutCount }) : words.kitchen.soldOut
  return (
    <div className={`flex gap-2-3 centred ${styles.bar}`}>
      <KitchenState />
      <OpenDishes />
      <div className={styles.tools}>
        {isCook && <Unanswered />}
        {permissions.includes('set_sold_out') && (
          <Button variant="secondary" onClick={() => setOpen('soldOut')}>
            {soldOutLabel}
          </Button>
        )}
        {permissions.includes('set_kitchen_load') && (
          <Button variant="secondary" aria-label={words.kitchen.kitchenLoad} onClick={() => setOpen('kitchenLoad')}>
            {words.kitchen.kitchenLoadShort}
          </Button>
        )}
      </div>
      {open === 'soldOut' && <SoldOutSheet menu={menu} onClose={close} />}
      {open === 'kitchenLoad' && <KitchenLoadSheet onClose={close} />}
    </div>
  )
}

/** In the grid of a cook the orders without an answer stand last: this leads to the first of them. */
function Unanswered() {
  const { lanes } = useOrders().words
  const orders = useBoard((state) => state.board.orders)
  const unanswered = useMemo(() => lanesOf(orders).new, [orders])
  const [first] = unanswered
  if (!first) return null
  return (
    <Button variant="secondary" onClick={() => showPlace(`order ${first.id}`)}>
      {lanes.new} <span className="numeric">{unanswered.length}</span>
    </Button>
  )
}

function KitchenState() {
  const { kitchen, kitchenLoad } = useOrders().words
  const paused = useBoard((state) => state.board.orders_paused)
  const limit = useBoard((state) => state.board.kitchen_limit)
  const nowMs = useServerNow(TICK_MS)
  const present = paused && (!paused.until || Date.parse(paused.until) > nowMs) ? paused : null
  return (
    <p className={`bold shrinks tight ${styles.state}`} role="status" data-state={stateOf(present)}>
      {stateText(present, kitchen, kitchenLoad.reasons, new Date(nowMs))}
      {limit && (
        <span>
          {' · '}
          {interpolate(kitchen.limit, {
            count: limit.orders_per_quarter,
            time: untilInService(new Date(limit.until), new Date(nowMs)),
          })}
        </span>
      )}
    </p>
  )
}

function stateOf(paused: Board['orders_paused']): 'open' | 'busy' | 'paused' {
  if (!paused) return 'open'
  return paused.reason ? 'paused' : 'busy'
}

function stateText(
  paused: Board['orders_paused'],
  words: ReturnType<typeof useOrders>['words']['kitchen'],
  reasons: Record<string, string>,
  now: Date,
): string {
  if (!paused) return words.open
  const time = paused.until ? untilInService(new Date(paused.until), now) : ''
  if (!paused.reason)
    return interpolate(paused.until ? words.busy : words.busyByHand, { minutes: paused.busy_minutes ?? 0, time })
  const reason = reasons[pausedReasonOf(paused.reason)] ?? ''
  return interpolate(paused.until ? words.paused : words.pausedByHand, { reason, time })
}
