'use client'

import { use } from 'react'
import styles from '@/components/order/order.module.css'
import type { Order } from '@/lib/domain/ordering/order/schema'
import { isCalledOff } from '@/lib/domain/ordering/order/status'
import { LiveOrder } from './live-order'

type Texts = {
  first: Order
  texts: { paid: string; sent: string; sentTo: string; sentNew: string; cancel: string; cancelUntil: string }
}

/** Mark that the order is paid. Contract C3. */
export function PaidMark({ first, texts }: Texts) {
  const { payment } = use(LiveOrder) ?? first
  return payment.status === 'confirmed' && <strong className={styles.paid}>{texts.paid}</strong>
}

/** Recipient of the confirmation, and whether it waits for the payment. */
export function SentFact({ first, texts }: Texts) {
  const { status, customer } = use(LiveOrder) ?? first
  if (isCalledOff(status) || !customer.email) return null
  return <LiveFact term={texts.sent} text={status === 'new' ? texts.sentNew : texts.sentTo} />
}

/** Until when the diner may cancel, while it is possible. Contract C1. */
export function CancelFact({ first, texts }: Texts) {
  const { can_cancel: canCancel } = use(LiveOrder) ?? first
  return canCancel && <LiveFact term={texts.cancel} text={texts.cancelUntil} />
}

function LiveFact({ term, text }: { term: string; text: string }) {
  return (
    <div className={styles.fact}>
      <dt className="soft">{term}</dt>
      <dd>{text}</dd>
    </div>
  )
}
