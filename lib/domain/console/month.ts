import { PAYMENT_METHODS, type PaymentMethod } from '@/lib/domain/payment/methods'
import { instantOf, isoWithOffset, type LocalDate, localDateOf } from '@/lib/domain/time/time'
import type { Month, MonthFigures, MonthRow } from './month-schema'

/** Database counts for one restaurant and one payment method. */
export interface MoneyCount {
  restaurantId: number
  method: PaymentMethod
  payments: number
  receivedGrosze: number
  refunds: number
  refundedGrosze: number
  /** Tips in the received payments, less refunded tips. */
  tipsGrosze: number
}
export interface OrderCount {
  restaurantId: number
  orders: number
}
export interface VisitCount {
  restaurantId: number
  reservations: number
  visits: number
  guests: number
  noShows: number
  noShowGuests: number
}
export interface MonthCounts {
  restaurants: { id: number; name: string; city: string }[]
  money: MoneyCount[]
  orders: OrderCount[]
  visits: VisitCount[]
}

/** `2026-10` → its first day and that of the next month; null for an invalid month. */
export function monthOf(text: string): { month: string; first: LocalDate; next: LocalDate } | null {
  const [, year, month] = /^(20\d\d)-(0[1-9]|1[0-2])$/.exec(text) ?? []
  if (!year || !month) return null
  const isLast = month === '12'
  const next = isLast ? `${Number(year) + 1}-01-01` : `${year}-${String(Number(month) + 1).padStart(2, '0')}-01`
  return { month: text, first: `${text}-01`, next }
}

/** The month of an instant in Warsaw. */
export function monthAt(instant: Date): string {
  return localDateOf(instant).slice(0, 7)
}

/** The month `months` later, or earlier if negative. */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const at = year * 12 + (number - 1) + months
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
}

/**
 * The period from the month's first midnight in Warsaw to that of the next month, or to `now` while it is under
 * way. Contract C41.
 */
export function spanOfMonth({ first, next }: { first: LocalDate; next: LocalDate }, now: Date) {
  const [from, end] = [instantOf(first, '00:00'), instantOf(next, '00:00')]
  return { from, to: end <= now ? end : now > from ? now : from, isOver: end <= now }
}

/** The month of a brand; restaurants without any count are left out. Contract C41. */
export function monthReport(
  month: string,
  { from, to, isOver }: { from: Date; to: Date; isOver: boolean },
  { restaurants, money, orders, visits }: MonthCounts,
): Month {
  const [moneyOf, ordersOf, visitsOf] = [byRestaurant(money), byRestaurant(orders), byRestaurant(visits)]
  const items = restaurants.flatMap(({ id, name, city }): MonthRow[] => {
    const counted = [moneyOf.get(id) ?? [], ordersOf.get(id) ?? [], visitsOf.get(id) ?? []] as const
    return counted.every((rows) => rows.length === 0) ? [] : [{ id, name, city, ...figuresOf(...counted) }]
  })
  return {
    month,
    from: isoWithOffset(from),
    to: isoWithOffset(to),
    is_over: isOver,
    items,
    total: figuresOf(money, orders, visits),
  }
}

function figuresOf(
  money: readonly MoneyCount[],
  orders: readonly OrderCount[],
  visits: readonly VisitCount[],
): MonthFigures {
  const sum = <T>(rows: readonly T[], of: (row: T) => number) => rows.reduce((all, row) => all + of(row), 0)
  const received = sum(money, (one) => one.receivedGrosze)
  const refunded = sum(money, (one) => one.refundedGrosze)
  return {
    orders: sum(orders, (one) => one.orders),
    by_method: PAYMENT_METHODS.map((method) => {
      const own = money.filter((one) => one.method === method)
      return {
        method,
        payments: sum(own, (one) => one.payments),
        received_grosze: sum(own, (one) => one.receivedGrosze),
        refunds: sum(own, (one) => one.refunds),
        refunded_grosze: sum(own, (one) => one.refundedGrosze),
      }
    }).filter(({ payments, refunds }) => payments > 0 || refunds > 0),
    received_grosze: received,
    refunds: sum(money, (one) => one.refunds),
    refunded_grosze: refunded,
    net_grosze: received - refunded,
    tips_grosze: sum(money, (one) => one.tipsGrosze),
    reservations: sum(visits, (one) => one.reservations),
    visits: sum(visits, (one) => one.visits),
    guests: sum(visits, (one) => one.guests),
    no_shows: sum(visits, (one) => one.noShows),
    no_show_guests: sum(visits, (one) => one.noShowGuests),
  }
}

function byRestaurant<T extends { restaurantId: number }>(rows: readonly T[]): Map<number, T[]> {
  const found = new Map<number, T[]>()
  for (const row of rows) {
    const own = found.get(row.restaurantId)
    if (own) own.push(row)
    else found.set(row.restaurantId, [row])
  }
  return found
}
