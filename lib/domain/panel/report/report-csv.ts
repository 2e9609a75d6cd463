import { orderStateLabel } from '@/lib/domain/ordering/order/status'
import { paymentLabel } from '@/lib/domain/payment/methods'
import { localTimeOf } from '@/lib/domain/time/time'
import type reportWords from '@/messages/panel/report.json'
import type { DayReport } from './report-schema'

export type ReportWords = typeof reportWords
export type Cell = string | number | { grosze: number } | null

/** Byte order mark of UTF-8; with semicolons and decimal commas Polish Excel opens the file as a table. */
const BOM = '\ufeff'
/** Characters that a spreadsheet reads as the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r]/

/** The evening as a table for a spreadsheet: its figures, then its orders. Contract C27. */
export function reportCsv(report: DayReport, words: ReportWords): string {
  const { sections, columns, cash, refunds, answers, tables } = words
  const row = (section: string, item: string, count: number | null, grosze: number | null): Cell[] => [
    section,
    item,
    count,
    grosze === null ? null : { grosze },
  ]
  const { tables: seen, answers: given } = report
  const rows: Cell[][] = [
    [words.title, report.date],
    [],
    [columns.section, columns.item, columns.count, columns.sum],
    ...report.by_method.map((one) => row(sections.payments, paymentLabel(one.method), one.orders, one.grosze)),
    row(sections.payments, words.total, report.total.orders, report.total.grosze),
    row(sections.cash, cash.due, null, report.cash.due_grosze),
    row(sections.cash, cash.open, null, report.cash.open_grosze),
    row(sections.refunds, refunds.done, report.refunds.done.orders, report.refunds.done.grosze),
    row(sections.refunds, refunds.underWay, report.refunds.under_way.orders, report.refunds.under_way.grosze),
    row(sections.refunds, refunds.failed, report.refunds.failed.orders, report.refunds.failed.grosze),
    ...report.called_off.map((one) =>
      row(sections.calledOff, `${byText(one.by, words)}: ${reasonText(one.reason, words)}`, one.orders, one.grosze),
    ),
    row(sections.answers, answers.count, given.count, null),
    row(sections.answers, `${answers.median} (s)`, given.median_seconds, null),
    row(sections.answers, `${answers.p90} (s)`, given.p90_seconds, null),
    row(sections.answers, answers.unanswered, given.unanswered, null),
    row(sections.tables, tables.covers, seen.covers, null),
    row(sections.tables, tables.visits, seen.visits, null),
    row(sections.tables, tables.unmarked, seen.unmarked, null),
    row(sections.tables, tables.unmarkedGuests, seen.unmarked_guests, null),
    row(sections.tables, tables.noShows, seen.no_shows, null),
    row(sections.tables, tables.noShowGuests, seen.no_show_guests, null),
    row(sections.tables, tables.cancelled, seen.cancelled, null),
    row(sections.tables, tables.declined, seen.declined, null),
    [],
    [columns.number, columns.time, columns.status, columns.method, columns.sum, columns.seconds, columns.reason],
    ...report.orders.map((order) => [
      order.number,
      localTimeOf(new Date(order.at)),
      orderStateLabel(order.status, order.delivery_type),
      paymentLabel(order.method),
      { grosze: order.grosze },
      order.answered_seconds,
      order.reason && reasonText(order.reason, words),
    ]),
  ]
  return csvText(rows)
}

/** Text of a table that Polish Excel opens. */
export function csvText(rows: readonly (readonly Cell[])[]): string {
  return BOM + rows.map((cells) => `${cells.map(cellText).join(';')}\r\n`).join('')
}

/** Words for the actor that ended an order. */
export function byText(by: DayReport['called_off'][number]['by'], words: ReportWords): string {
  return by === null ? words.by.nobody : words.by[by]
}

/** Words for a reason; a typed reason stays as it is. */
export function reasonText(reason: string | null, { reasons }: ReportWords): string {
  if (reason === null) return reasons.none
  return Object.hasOwn(reasons, reason) ? reasons[reason as keyof typeof reasons] : reason
}

/** One cell: numbers as numbers, text quoted if needed and never as a formula. */
export function cellText(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  if (typeof cell === 'object') return zloty(cell.grosze)
  const text = FORMULA.test(cell) ? `'${cell}` : cell
  return /[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

// Uses integers only: a sum in floating point would lose a grosz.
function zloty(grosze: number): string {
  const [sign, size] = [grosze < 0 ? '-' : '', Math.abs(grosze)]
  return `${sign}${Math.trunc(size / 100)},${String(size % 100).padStart(2, '0')}`
}
