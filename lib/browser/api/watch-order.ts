import { appQuery } from '@/lib/browser/api/app-name'
import { callApi } from '@/lib/browser/api/call-api'
import type { Order } from '@/lib/domain/ordering/order/schema'

/** `isConnected` false: what is shown may be out of date. */
export type OrderListener = { onOrder(order: Order): void; onConnectionChange(isConnected: boolean): void }

const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 30_000
/** Milliseconds between polls, for networks that hold back server-sent events. */
const POLL_MS = 60_000

/**
 * Follows an order by server-sent events. When they break off it asks at once, tries again ever more slowly, and asks
 * with each try, so that without events it is plain polling. Waking up, coming back online and coming into view ask at
 * once. Returns how to stop. Contract C3.
 */
export function watchOrder(id: string, listener: OrderListener): () => void {
  const path = `/api/orders/${id}`
  let source: EventSource | null = null
  let retry: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let isOver = false

  function receive(order: unknown) {
    if (isOver || !isOrder(order, id)) return
    listener.onConnectionChange(true)
    listener.onOrder(order)
  }

  async function poll() {
    try {
      const { status, json } = await callApi(path)
      if (status === 200) receive(json)
      else if (!isOver) listener.onConnectionChange(false)
    } catch {
      if (!isOver) listener.onConnectionChange(false) // the call has logged it
    }
  }

  function listen() {
    clearTimeout(retry)
    source?.close()
    if (isOver) return
    source = new EventSource(`${path}/events${appQuery()}`)
    const read = ({ data }: MessageEvent<string>) => {
      failures = 0
      receive(parsed(data))
    }
    source.onmessage = read
    source.addEventListener('order', read)
    source.onerror = reconnect
  }

  // EventSource does not retry after an answer that is not a stream, and retries too often without a network.
  function reconnect() {
    source?.close()
    clearTimeout(retry)
    void poll()
    retry = setTimeout(listen, Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS))
    failures += 1
  }

  function wake() {
    if (document.visibilityState === 'hidden') return
    void poll()
    if (source?.readyState !== EventSource.OPEN) listen()
  }

  const pollTimer = setInterval(() => document.visibilityState === 'visible' && void poll(), POLL_MS)
  const onOffline = () => listener.onConnectionChange(false)
  document.addEventListener('visibilitychange', wake)
  window.addEventListener('pageshow', wake)
  window.addEventListener('online', wake)
  window.addEventListener('offline', onOffline)
  listen()

  return () => {
    isOver = true
    source?.close()
    clearTimeout(retry)
    clearInterval(pollTimer)
    document.removeEventListener('visibilitychange', wake)
    window.removeEventListener('pageshow', wake)
    window.removeEventListener('online', wake)
    window.removeEventListener('offline', onOffline)
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
