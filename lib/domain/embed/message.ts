/** The first word of every message between a partner's page and the frame. Contract C16. */
export const NAMESPACE = 'nakryte'
export const VERSION = 1

/** What the frame tells. Never a code or an id of a reservation or an order: they are keys. */
export interface FrameEvents {
  ready: { path: string }
  /** Pixels. */
  height: { height: number }
  navigate: { path: string }
  /** Pixels from the frame's upper edge that should come into sight. */
  scroll: { top: number }
  'reservation.created': { date: string; time: string; people: number }
  /** `total` in zloty. */
  'order.created': { number: string; total: number }
  error: { message: string }
  close: Record<string, never>
}

/** What the partner's page tells: pixels, and the colour as #rrggbb. */
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

/** Is this a message of ours to or from the frame `id`? Who sent it is for the listener to check. */
export function isMessage(value: unknown, id: string): value is Message {
  const { ns, v, type, id: own, data } = Object(value) as Partial<Message>
  return (
    ns === NAMESPACE && v === VERSION && own === id && typeof type === 'string' && typeof data === 'object' && !!data
  )
}

export function message<T extends string, D>(type: T, id: string, data: D): Message<T, D> {
  return { ns: NAMESPACE, v: VERSION, type, id, data }
}
