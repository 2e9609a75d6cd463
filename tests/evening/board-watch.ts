import type { Board, BoardChange } from '@/lib/domain/panel/board/board-schema'
import { type messagesOf as messages, messagesOf } from '../support/event-stream'
import { asWeb } from '../support/upstream-secret'
import { RESTAURANT, TENANT } from './restaurant'

/** One screen of the panel, as its stream sees it: the board by server-sent events. Contract C22. */
export interface BoardWatch {
  board(): Board | null
  /** Events sent to the screen, by name. */
  messages: { snapshot: number; change: number }
  /** Opens the stream, after a break with the revision that the screen has; resolves when the upstream answers. */
  open(): Promise<void>
  /** Breaks the connection; the screen keeps its board. */
  drop(): Promise<void>
  /** Resolves when the screen shows that revision or a newer one. */
  until(revision: number): Promise<void>
}

export function watchBoard(url: () => string, token: string): BoardWatch {
  let board: Board | null = null
  let stream: ReturnType<typeof messages> | null = null
  const received = { snapshot: 0, change: 0 }
  const waiting: { revision: number; resolve: () => void }[] = []
  return {
    board: () => board,
    messages: received,
    open,
    drop: async () => {
      const open = stream
      stream = null
      await open?.stop().catch(() => {})
    },
    until: (revision) =>
      new Promise<void>((resolve) => {
        waiting.push({ revision, resolve })
        wake()
      }),
  }

  async function open(): Promise<void> {
    const seen: Record<string, string> = board ? { 'last-event-id': String(board.revision) } : {}
    const headers = { authorization: `Bearer ${token}`, 'x-tenant': TENANT, ...asWeb, ...seen }
    const response = await fetch(`${url()}/panel/${RESTAURANT}/events`, { headers })
    if (response.status !== 200) throw new Error(`a screen was answered ${response.status}`)
    const own = messagesOf(response)
    stream = own
    void read(own)
  }

  async function read(own: ReturnType<typeof messages>): Promise<void> {
    for (;;) {
      const message = await own.next().catch(() => null)
      if (!message || stream !== own) return
      if (message.event === 'snapshot') board = JSON.parse(message.data)
      else if (board) board = changed(board, JSON.parse(message.data))
      received[message.event as 'snapshot' | 'change']++
      wake()
    }
  }

  function wake(): void {
    for (const one of [...waiting]) {
      if ((board?.revision ?? -1) < one.revision) continue
      waiting.splice(waiting.indexOf(one), 1)
      one.resolve()
    }
  }
}

/** A board after a change, as a screen computes it. */
function changed(board: Board, { removed, ...change }: BoardChange): Board {
  const merge = <T, K>(before: T[], now: T[], ended: K[], keyOf: (one: T) => K) => {
    const keys = new Set([...now.map(keyOf), ...ended])
    return [...before.filter((one) => !keys.has(keyOf(one))), ...now]
  }
  return {
    ...board,
    ...change,
    orders: merge(board.orders, change.orders, removed.orders, ({ id }) => id),
    reservations: merge(board.reservations, change.reservations, removed.reservations, ({ id }) => id),
    waitlist: merge(board.waitlist, change.waitlist, removed.waitlist, ({ id }) => id),
  }
}

/** The parts of a board on which two screens must agree, in one order. The time of reading is not compared. */
export function comparable(board: Board | null) {
  if (!board) return null
  const { at: _, ...rest } = board
  const sorted = <T>(list: T[], keyOf: (one: T) => string | number) =>
    [...list].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
  return {
    ...rest,
    orders: sorted(board.orders, ({ id }) => id),
    reservations: sorted(board.reservations, ({ id }) => id),
    waitlist: sorted(board.waitlist, ({ id }) => id),
  }
}
