import type { BoardAlarm } from './alarm-schema'

/** What the screens of a restaurant do about its alarms now. Contract C26. */
export interface AlarmView {
  level: 'silent' | 'normal' | 'loud'
  /** Those that nobody has acknowledged: the ones to acknowledge. */
  ids: number[]
  /** Of these, orders and requests for a table. */
  orders: number
  tables: number
  /** Acknowledged, and still without an answer. */
  heard: number
  /** Who acknowledged the last of those. */
  heardBy: string | null
}

/** `pressed`: acknowledged here, though the server's word is still on its way. */
export function alarmView(alarms: readonly BoardAlarm[], pressed: ReadonlySet<number>): AlarmView {
  const unheard = alarms.filter(({ id, acknowledged_at }) => acknowledged_at === null && !pressed.has(id))
  const heard = alarms.filter((one) => !unheard.includes(one))
  const orders = unheard.filter(({ subject }) => subject.kind === 'order').length
  return {
    level: unheard.length === 0 ? 'silent' : unheard.some(({ level }) => level === 'loud') ? 'loud' : 'normal',
    ids: unheard.map(({ id }) => id),
    orders,
    tables: unheard.length - orders,
    heard: heard.length,
    heardBy: heard.findLast(({ acknowledged_by }) => acknowledged_by)?.acknowledged_by ?? null,
  }
}
