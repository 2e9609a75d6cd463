import { useEffect, useEffectEvent, useState } from 'react'
import { watchOrder } from '@/lib/browser/api/watch-order'
import { callBackEndMs, isSettled } from '@/lib/domain/ordering/order/is-settled'
import type { Order } from '@/lib/domain/ordering/order/schema'

/** The live order, beginning with the server-rendered one. Follows it until it can no longer change. */
export function useLiveOrder(first: Order, renderedAtMs: number) {
  const [order, setOrder] = useState(first)
  const [updatedAtMs, setUpdatedAtMs] = useState(renderedAtMs)
  const [isConnected, setConnected] = useState(true)
  const isOver = isSettled(order)

  function receive(next: Order) {
    setOrder((last) => (isOutdated(next, last) ? last : next))
    setUpdatedAtMs(Date.now())
  }

  const onOrder = useEffectEvent(receive)
  const watchedUntilMs = isOver ? callBackEndMs(order) : Number.POSITIVE_INFINITY
  useEffect(() => {
    const leftMs = watchedUntilMs - Date.now()
    if (leftMs <= 0) return
    const stop = watchOrder(first.id, { onOrder: (next) => onOrder(next), onConnectionChange: setConnected })
    const timer = Number.isFinite(leftMs) ? setTimeout(stop, leftMs) : undefined
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [first.id, watchedUntilMs])

  return { order, receive, updatedAtMs, isConnected, isOver }
}

/**
 * Events and polls overtake one another, even within one second of `updated_at`: the revision decides if both have it.
 */
function isOutdated(next: Order, shown: Order): boolean {
  if (next.revision !== undefined && shown.revision !== undefined) return next.revision < shown.revision
  return Date.parse(next.updated_at) < Date.parse(shown.updated_at)
}
