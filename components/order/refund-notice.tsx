import { Notice } from '@/components/ui/notice'
import { onDate } from '@/lib/dates-pl'
import { interpolate } from '@/lib/fill'
import { formatGrosze } from '@/lib/money'
import { refundView } from '@/lib/order/refund-view'
import type { Order } from '@/lib/order/schema'
import { localDateOf, localTimeOf } from '@/lib/time'
import type { OrderWords } from './words'

const KINDS = { ordered: 'info', requested: 'info', done: 'success', failed: 'warning' } as const

/** How much money goes back, when, and to where. */
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
