import type { Board, BoardChange, BoardOrder } from '@/lib/domain/panel/board/board-schema'
import { anOrder } from './an-order'

type OrderChanges = Omit<Partial<BoardOrder>, 'payment'> & { payment?: Partial<BoardOrder['payment']> }

/** An order that waits for an answer on the board. */
export function aBoardOrder({ version = 1, ...changes }: OrderChanges = {}): BoardOrder {
  const { payment, ...rest } = changes
  return {
    ...anOrder({ payment }),
    tenant: 'lubje',
    moves: [],
    steps: ['accept', 'decline'],
    planned: null,
    packed_at: null,
    handed_over_at: null,
    ticked: [],
    suggested_minutes: 25,
    is_test: false,
    ...rest,
    version,
  } as BoardOrder
}

export function aBoard(changes: Partial<Board> = {}): Board {
  return {
    revision: 7,
    at: '2026-11-27T18:05:00+01:00',
    date: '2026-11-27',
    orders_paused: null,
    sold_out: [],
    alarms: [],
    kitchen_limit: null,
    blocks: [],
    guests: [],
    settings_version: 0,
    orders: [],
    reservations: [],
    waitlist: [],
    ...changes,
  }
}

export function aBoardChange(changes: Partial<BoardChange> = {}): BoardChange {
  return { ...aBoard(), gone: { orders: [], reservations: [], waitlist: [] }, ...changes }
}
