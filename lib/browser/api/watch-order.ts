import { appQuery } from '@/lib/browser/api/app-name'
import { callApi } from '@/lib/browser/api/call-api'
import type { Order } from '@/lib/domain/ordering/order/schema'
import { openEventStream } from './event-stream'

/** `isConnected` false: the shown order may be out of date. */
type OrderListener = { onOrder(order: Order): void; onConnectionChange(isConnected: boolean): void }

/** Milliseconds between polls, for networks that delay server-sent events. */
const POLL_MS = 60_000

/**
 * Follows an order by server-sent events. It loads the order when they break off and with each try, so that without
 * events it is plain polling, and when the page wakes. Returns a function that stops it. Contract C3.
 */
export function watchOrder(id: string, { onOrder, onConnectionChange }: OrderListener): () => void {
  const path = `/api/orders/${id}`
  let isOver = false

  function receive(order: unknown) {
    if (isOver || !isOrder(order, id)) return
    onConnectionChange(true)
    onOrder(order)
  }

  async function poll() {
    try {
      const { status, json } = await callApi(path)
      if (status === 200) receive(json)
      else if (!isOver) onConnectionChange(false)
    } catch {
      if (!isOver) onConnectionChange(false) // the call has logged it
    }
  }

  const stop = openEventStream({
    request: () => ({ url: `${path}/events${appQuery()}` }),
    onEvent: ({ data }) => receive(parsed(data)),
    onLost: () => (navigator.onLine === false ? onConnectionChange(false) : void poll()),
    onWake: poll,
  })
  const pollTimer = setInterval(() => document.visibilityState === 'visible' && void poll(), POLL_MS)
  return () => {
    isOver = true
    stop()
    clearInterval(pollTimer)
  }
}

function isOrder(value: unknown, id: string): value is Order {
  const order = Object(value) as Partial<Order>
  return order.id === id && typeof order.status === 'string' && typeof order.payment === 'object'
}

function parsed(data: string): unknown {
  try {
    return JSON.parse(data)
  } catch {
    return null // another format
  }
}
