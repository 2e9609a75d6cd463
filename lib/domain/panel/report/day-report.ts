import type { DeliveryType } from '@/lib/domain/ordering/delivery/schema'
import type { Actor } from '@/lib/domain/ordering/order/order-state'
import { isCalledOff, type OrderStatus } from '@/lib/domain/ordering/order/status'
import { NIGHT_ENDS } from '@/lib/domain/panel/board/service-day'
import { PAYMENT_METHODS, type PaymentMethod } from '@/lib/domain/payment/methods'
import { addDays, instantOf, isoWithOffset, type LocalDate } from '@/lib/domain/time/time'
import type { DayReport } from './report-schema'

/** An order that reached the restaurant, as its evening counts it. */
export interface ReportOrder {
  number: string
  at: Date
  status: OrderStatus
  deliveryType: DeliveryType
  method: PaymentMethod
  totalGrosze: number
  /** Seconds from the alarm to the restaurant's answer; null without an answer. */
  answeredSeconds: number | null
  endedBy: Actor | null
  reason: string | null
  refunds: { state: 'wanted' | 'pending' | 'done' | 'failed'; grosze: number }[]
}

export interface ReportVisit {
  status: 'pending' | 'confirmed' | 'declined'
  isCancelled: boolean
  state: 'expected' | 'seated' | 'no_show' | 'finished'
  guests: number
}

/** Begin and end of the evening of a day. Contract C27. */
export function eveningOf(date: LocalDate): { from: Date; to: Date } {
  return { from: instantOf(date, NIGHT_ENDS), to: instantOf(addDays(date, 1), NIGHT_ENDS) }
}

/** Figures of an evening; every sum covers the listed orders. Contract C27. */
export function dayReport(date: LocalDate, orders: ReportOrder[], visits: ReportVisit[]): DayReport {
  const { from, to } = eveningOf(date)
  const counted = orders.filter(({ status }) => !isCalledOff(status))
  const cash = counted.filter(({ method }) => method === 'cash')
  const isDelivered = ({ status }: ReportOrder) => status === 'delivered'
  const answered = orders.map((order) => order.answeredSeconds).filter((seconds) => seconds !== null)
  return {
    date,
    from: isoWithOffset(from),
    to: isoWithOffset(to),
    by_method: PAYMENT_METHODS.map((method) => ({
      method,
      ...sumOf(counted.filter((one) => one.method === method)),
    })).filter((one) => one.orders > 0),
    total: sumOf(counted),
    cash: {
      due_grosze: sumOf(cash.filter(isDelivered)).grosze,
      open_grosze: sumOf(cash.filter((one) => !isDelivered(one))).grosze,
    },
    refunds: {
      done: refundsOf(orders, ['done']),
      under_way: refundsOf(orders, ['wanted', 'pending']),
      failed: refundsOf(orders, ['failed']),
    },
    called_off: calledOffOf(orders),
    answers: {
      count: answered.length,
      median_seconds: percentile(answered, 0.5),
      p90_seconds: percentile(answered, 0.9),
      unanswered: orders.filter(({ endedBy, reason }) => endedBy === 'timer' && reason === 'unanswered').length,
    },
    tables: tablesOf(visits),
    orders: orders.map((order) => ({
      number: order.number,
      at: isoWithOffset(order.at),
      status: order.status,
      delivery_type: order.deliveryType,
      method: order.method,
      grosze: order.totalGrosze,
      answered_seconds: order.answeredSeconds,
      reason: order.reason,
    })),
  }
}

/** The smallest value that at least `share` of the values do not exceed (nearest rank); null without values. */
export function percentile(values: number[], share: number): number | null {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? null
}

function sumOf(orders: ReportOrder[]) {
  return { orders: orders.length, grosze: orders.reduce((sum, { totalGrosze }) => sum + totalGrosze, 0) }
}

function refundsOf(orders: ReportOrder[], states: ReportOrder['refunds'][number]['state'][]) {
  const isMeant = ({ state }: ReportOrder['refunds'][number]) => states.includes(state)
  const found = orders.flatMap((order) => order.refunds.filter(isMeant))
  return {
    orders: orders.filter((order) => order.refunds.some(isMeant)).length,
    grosze: found.reduce((sum, { grosze }) => sum + grosze, 0),
  }
}

function calledOffOf(orders: ReportOrder[]): DayReport['called_off'] {
  const groups = new Map<string, ReportOrder[]>()
  for (const order of orders.filter(({ status }) => isCalledOff(status))) {
    const key = JSON.stringify([order.endedBy, order.reason])
    groups.set(key, [...(groups.get(key) ?? []), order])
  }
  return [...groups.values()]
    .map((group) => ({ by: group[0]?.endedBy ?? null, reason: group[0]?.reason ?? null, ...sumOf(group) }))
    .sort((a, b) => b.orders - a.orders || `${a.by} ${a.reason}`.localeCompare(`${b.by} ${b.reason}`))
}

function tablesOf(visits: ReportVisit[]): DayReport['tables'] {
  const confirmed = visits.filter(({ status, isCancelled }) => status === 'confirmed' && !isCancelled)
  const guestsOf = (some: ReportVisit[]) => some.reduce((sum, { guests }) => sum + guests, 0)
  const came = confirmed.filter(({ state }) => state === 'seated' || state === 'finished')
  const unmarked = confirmed.filter(({ state }) => state === 'expected')
  const missing = confirmed.filter(({ state }) => state === 'no_show')
  return {
    visits: came.length,
    covers: guestsOf(came),
    unmarked: unmarked.length,
    unmarked_guests: guestsOf(unmarked),
    no_shows: missing.length,
    no_show_guests: guestsOf(missing),
    cancelled: visits.filter(({ isCancelled }) => isCancelled).length,
    declined: visits.filter(({ status, isCancelled }) => status === 'declined' && !isCancelled).length,
  }
}
