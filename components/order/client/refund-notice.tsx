import type { OrderWords } from '@/components/order/words'
import { Notice } from '@/components/ui/notice'
import { interpolate } from '@/lib/domain/interpolate'
import { formatGrosze } from '@/lib/domain/money'
import { refundView } from '@/lib/domain/ordering/order/refund-view'
import type { Order } from '@/lib/domain/ordering/order/schema'
import { onDate } from '@/lib/domain/time/dates-pl'
import { localDateOf, localTimeOf } from '@/lib/domain/time/time'

const KINDS = { ordered: 'info', requested: 'info', done: 'success', failed: 'warning' } as const

/** The amount of the refund, when it arrives, and where. */
export function RefundNotice({
  words,
  order,
  supportEmail,
}: {
  words: OrderWords
  order: Order
  supportEmail: string
}) {
  const refund = refundView(order)
  if (!refund) return null
  const { state, amountGrosze, to, at } = refund
  const when = at ? new Date(at) : null
  const values = {
    amount: formatGrosze(amountGrosze),
    to: words.refundTo[to],
    day: when ? onDate(localDateOf(when)) : '',
    time: when ? localTimeOf(when) : '',
    email: supportEmail,
  }
  return (
    <Notice kind={KINDS[state]} role="status" title={words.refundTitle}>
      <p>{interpolate(words.refund[state], values)}</p>
    </Notice>
  )
}
