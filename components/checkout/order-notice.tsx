import { Suspense } from 'react'
import type { OrderSubmission } from '@/lib/order/order-submission'
import { OrderSaid } from './later'
import type { CheckoutWords } from './words'

export interface NoticeProps {
  words: CheckoutWords
  state: OrderSubmission
  phone: string
  supportEmail: string
  onRetry: () => void
}

const SPOKEN: readonly string[] = ['unsure', 'gaveUp', 'repriced', 'refused', 'done']

/** What became of the attempt; there from the start, so that it is read out when something comes into it. */
export function OrderNotice(props: NoticeProps) {
  return (
    <div role="status">
      <Suspense>{SPOKEN.includes(props.state.kind) && <OrderSaid {...props} />}</Suspense>
    </div>
  )
}
