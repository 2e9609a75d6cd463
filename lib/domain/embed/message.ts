/** The namespace of every message between a partner's page and the frame. Contract C16. */
export const NAMESPACE = 'nakryte'
export const VERSION = 1

/**
 * Messages from the frame to the page. They never hold a code or an id of a reservation or an order: those are keys.
 */
export interface FrameEvents {
  ready: { path: string }
  /** Pixels. */
  height: { height: number }
  navigate: { path: string }
  /** Distance from the frame's upper edge that should be scrolled into view, in pixels. */
  scroll: { top: number }
  'reservation.created': { date: string; time: string; people: number }
  /** `total` in zloty. */
  'order.created': { number: string; total: number }
  error: { message: string }
  close: Record<string, never>
}

/** Messages from the partner's page to the frame: pixels, and the colour as #rrggbb. */
export interface PageEvents {
  offsets: { top: number; side: number }
  theme: { colour: string }
}

export type FrameEvent = keyof FrameEvents

export interface Message<T extends string = string, D = unknown> {
  ns: typeof NAMESPACE
  v: typeof VERSION
  type: T
  id: string
  data: D
}

/** Is this one of our messages to or from the frame `id`? The listener must check the sender's origin itself. */
export function isMessage(value: unknown, id: string): value is Message {
  const { ns, v, type, id: own, data } = Object(value) as Partial<Message>
  return (
    ns === NAMESPACE && v === VERSION && own === id && typeof type === 'string' && typeof data === 'object' && !!data
  )
}

export function message<T extends string, D>(type: T, id: string, data: D): Message<T, D> {
  return { ns: NAMESPACE, v: VERSION, type, id, data }
}
