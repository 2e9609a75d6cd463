import { useEffect, useEffectEvent, useState } from 'react'
import { watchOrder } from '@/lib/browser/api/watch-order'
import { isSettled } from '@/lib/domain/ordering/order/is-settled'
import type { Order } from '@/lib/domain/ordering/order/schema'

/** The live order, beginning with the server-rendered one. Polls until the order can no longer change. */
export function useLiveOrder(first: Order, renderedAtMs: number) {
  const [order, setOrder] = useState(first)
  const [updatedAtMs, setUpdatedAtMs] = useState(renderedAtMs)
  const [isConnected, setConnected] = useState(true)
  const isOver = isSettled(order)

  function receive(next: Order) {
    // An answer older than the state that is shown is ignored.
    setOrder((last) => (Date.parse(next.updated_at) >= Date.parse(last.updated_at) ? next : last))
    setUpdatedAtMs(Date.now())
  }

  const onOrder = useEffectEvent(receive)
  useEffect(() => {
    if (isOver) return
    return watchOrder(first.id, { onOrder: (next) => onOrder(next), onConnectionChange: setConnected })
  }, [first.id, isOver])

  return { order, receive, updatedAtMs, isConnected, isOver }
}
