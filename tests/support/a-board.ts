import type { BoardAlarm } from '@/lib/domain/panel/alarm/alarm-schema'
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

/** The alarm of an order that came at 18:00 and is to be answered within ten minutes. */
export function aBoardAlarm(id: number, changes: Partial<BoardAlarm> = {}): BoardAlarm {
  return {
    id,
    subject: { kind: 'order', id: `order-${id}`, number: String(id) },
    starts_at: '2026-11-27T18:00:00+01:00',
    answer_due_at: '2026-11-27T18:10:00+01:00',
    level: 'normal',
    acknowledged_at: null,
    acknowledged_by: null,
    escalated_at: null,
    ...changes,
  }
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
    special_day: null,
    orders: [],
    reservations: [],
    waitlist: [],
    ...changes,
  }
}

export function aBoardChange(changes: Partial<BoardChange> = {}): BoardChange {
  return { ...aBoard(), removed: { orders: [], reservations: [], waitlist: [] }, ...changes }
}
