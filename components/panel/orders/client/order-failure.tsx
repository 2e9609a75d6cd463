import { useBoard, usePanelStore } from '@/components/panel/board/client/board-provider'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import type { BoardOrder } from '@/lib/domain/panel/board/board-schema'
import { failureText } from './failure-text'
import { orderSubject } from './order-commands'
import { useOrders } from './orders-context'

/** Reason why the last press on an order failed, until it is dismissed. Contract C29. */
export function OrderFailure({ order }: { order: BoardOrder }) {
  const { words } = useOrders()
  const store = usePanelStore()
  const subject = orderSubject(order.id)
  const failure = useBoard((state) => state.failures[subject])
  if (!failure) return null
  return (
    <Notice kind="warning" role="alert">
      <p>{failureText(failure, order, words)}</p>
      <Button variant="quiet" onClick={() => store.dismiss(subject)}>
        {words.failure.close}
      </Button>
    </Notice>
  )
}
