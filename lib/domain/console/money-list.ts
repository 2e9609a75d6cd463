import { z } from 'zod'
import { type Cell, csvText } from '@/lib/domain/panel/report/report-csv'
import { PAYMENT_METHODS, paymentLabel } from '@/lib/domain/payment/methods'
import { localDateOf, localTimeOf } from '@/lib/domain/time/time'
import { instantSchema, localDateSchema } from '@/lib/domain/wire'
import type words from '@/messages/panel/console-restaurants.json'

/** Longest period of a list, in days. */
export const MAX_MONEY_DAYS = 31
/** Rows per page on the screen, and per page of a file. */
export const MONEY_A_PAGE = 100
export const MAX_MONEY_A_PAGE = 1000
const grosze = z.int().nonnegative()
const count = z.int().nonnegative()

/** GET /console/money?from=&to=: days in Warsaw time, both included. */
export const moneyListSchema = z.object({
  from: localDateSchema,
  to: localDateSchema,
  items: z.array(
    z.object({
      at: instantSchema,
      kind: z.enum(['payment', 'refund']),
      grosze,
      method: z.enum(PAYMENT_METHODS),
      provider: z.string(),
      /** Our id of the payment at the provider, and the provider's own: one of them stands on a statement. */
      own_id: z.string(),
      provider_id: z.string().nullable(),
      order: z.string(),
      /** Brand where the order was placed, which alone has its page; null for the caller's own brand. */
      placed_at: z.string().nullable(),
      restaurant: z.string(),
    }),
  ),
  /** Totals of the whole period, not of this page. */
  totals: z.object({ payments: count, received_grosze: grosze, refunds: count, refunded_grosze: grosze }),
  next_cursor: z.string().nullable(),
})
export type MoneyList = z.infer<typeof moneyListSchema>

type MoneyWords = (typeof words)['money']

/** The first lines of the file: the period, its sums, and the names of the columns. */
export function moneyCsvHead({ from, to, totals }: MoneyList, { columns, ...words }: MoneyWords): string {
  return csvText([
    [words.title, from, to],
    [words.received, totals.payments, { grosze: totals.received_grosze }],
    [words.refunded, totals.refunds, { grosze: totals.refunded_grosze }],
    [],
    [
      columns.at,
      columns.kind,
      columns.amount,
      columns.method,
      columns.provider,
      columns.providerId,
      columns.ownId,
      columns.order,
      columns.restaurant,
    ],
  ])
}

/** One line per event; refunds are negative, so that a column adds up. */
export function moneyCsvLines(items: MoneyList['items'], words: MoneyWords): string {
  const lines = items.map((one): Cell[] => {
    const at = new Date(one.at)
    const isRefund = one.kind === 'refund'
    return [
      `${localDateOf(at)} ${localTimeOf(at)}`,
      words.kinds[one.kind],
      { grosze: isRefund ? -one.grosze : one.grosze },
      paymentLabel(one.method),
      one.provider,
      one.provider_id,
      one.own_id,
      one.placed_at ? `${one.order} (${one.placed_at})` : one.order,
      one.restaurant,
    ]
  })
  return csvText(lines).replace(/^\ufeff/, '')
}
