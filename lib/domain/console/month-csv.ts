import { type Cell, csvText } from '@/lib/domain/panel/report/report-csv'
import { PAYMENT_METHODS, paymentLabel } from '@/lib/domain/payment/methods'
import { localDateOf, localTimeOf } from '@/lib/domain/time/time'
import type words from '@/messages/panel/console-restaurants.json'
import type { Month, MonthFigures } from './month-schema'

type MonthWords = (typeof words)['month']

/**
 * The month for a spreadsheet: one line per restaurant, then the sum. Every method has its column, paid or not.
 * Contract C41.
 */
export function monthCsv({ month, to, is_over: isOver, items, total }: Month, words: MonthWords): string {
  const { columns } = words
  const at = new Date(to)
  const until: Cell[][] = isOver ? [] : [[words.csvUntil, `${localDateOf(at)} ${localTimeOf(at)}`]]
  return csvText([
    [words.title, month],
    ...until,
    [],
    [
      columns.restaurant,
      columns.city,
      columns.number,
      columns.orders,
      ...PAYMENT_METHODS.map(paymentLabel),
      columns.received,
      columns.refunds,
      columns.refunded,
      columns.net,
      columns.tips,
      columns.reservations,
      columns.visits,
      columns.guests,
      columns.noShows,
      columns.noShowGuests,
    ],
    ...items.map((one): Cell[] => [one.name, one.city, one.id, ...cellsOf(one)]),
    [words.total, null, null, ...cellsOf(total)],
  ])
}

function cellsOf(one: MonthFigures): Cell[] {
  const byMethod = new Map(one.by_method.map((paid) => [paid.method, paid.received_grosze]))
  return [
    one.orders,
    ...PAYMENT_METHODS.map((method) => ({ grosze: byMethod.get(method) ?? 0 })),
    { grosze: one.received_grosze },
    one.refunds,
    { grosze: one.refunded_grosze },
    { grosze: one.net_grosze },
    { grosze: one.tips_grosze },
    one.reservations,
    one.visits,
    one.guests,
    one.no_shows,
    one.no_show_guests,
  ]
}
