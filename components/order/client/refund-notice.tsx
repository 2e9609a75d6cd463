import type { OrderWords } from '@/components/order/words'
import { Notice } from '@/components/ui/notice'
import { interpolate } from '@/lib/domain/interpolate'
import { formatGrosze } from '@/lib/domain/money'
import { partRefundViews, type RefundView, refundView } from '@/lib/domain/ordering/order/refund-view'
import type { Order } from '@/lib/domain/ordering/order/schema'
import { onDate } from '@/lib/domain/time/dates-pl'
import { localDateOf, localTimeOf } from '@/lib/domain/time/time'

const KINDS = { ordered: 'info', requested: 'info', done: 'success', failed: 'warning' } as const

/** The amount, time and target of each refund, partial or full. Contract C40. */
export function RefundNotice({
  words,
  order,
  supportEmail,
}: {
  words: OrderWords
  order: Order
  supportEmail: string
}) {
  const whole = refundView(order)
  const all = [...partRefundViews(order), ...(whole ? [whole] : [])]
  const newest = all.at(-1)
  if (!newest) return null
  return (
    <Notice kind={KINDS[newest.state]} role="status" title={words.refundTitle}>
      {all.map((refund, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: refunds are only ever added at the end.
        <p key={index}>{sentenceOf(refund, words, supportEmail)}</p>
      ))}
    </Notice>
  )
}

function sentenceOf({ state, amountGrosze, to, at }: RefundView, words: OrderWords, email: string): string {
  const when = at ? new Date(at) : null
  return interpolate(words.refund[state], {
    amount: formatGrosze(amountGrosze),
    to: words.refundTo[to],
    day: when ? onDate(localDateOf(when)) : '',
    time: when ? localTimeOf(when) : '',
    email,
  })
}
