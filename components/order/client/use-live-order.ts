import { useEffect, useState } from 'react'
import { watchOrder } from '@/lib/browser/api/watch-order'
import { isSettled } from '@/lib/domain/ordering/order/is-settled'
import type { Order } from '@/lib/domain/ordering/order/schema'

/** The order as it moves, from the server's first word on; watches until nothing more will happen. */
export function useLiveOrder(first: Order, renderedAtMs: number) {
  const [order, setOrder] = useState(first)
  const [updatedAtMs, setUpdatedAtMs] = useState(renderedAtMs)
  const [isConnected, setConnected] = useState(true)
  const isOver = isSettled(order)

  function receive(next: Order) {
    // An answer that was overtaken on its way says nothing new.
    setOrder((last) => (Date.parse(next.updated_at) >= Date.parse(last.updated_at) ? next : last))
    setUpdatedAtMs(Date.now())
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `take` only uses setters.
  useEffect(() => {
    if (isOver) return
    return watchOrder(first.id, { onOrder: receive, onConnectionChange: setConnected })
  }, [first.id, isOver])

  return { order, receive, updatedAtMs, isConnected, isOver }
}
