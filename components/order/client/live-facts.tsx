'use client'

import { use } from 'react'
import styles from '@/components/order/order.module.css'
import type { Order } from '@/lib/domain/ordering/order/schema'
import { isCalledOff } from '@/lib/domain/ordering/order/status'
import { LiveOrder } from './live-order'

type Texts = { first: Order; texts: { paid: string; sent: string; sentTo: string; sentNew: string } }

/** Mark that the order is paid. Contract C3. */
export function PaidMark({ first, texts }: Texts) {
  const { payment } = use(LiveOrder) ?? first
  return payment.status === 'confirmed' && <strong className={styles.paid}>{texts.paid}</strong>
}

/** Recipient of the confirmation, and whether it waits for the payment. */
export function SentFact({ first, texts }: Texts) {
  const { status, customer } = use(LiveOrder) ?? first
  if (isCalledOff(status) || !customer.email) return null
  return (
    <div className={styles.fact}>
      <dt>{texts.sent}</dt>
      <dd>{status === 'new' ? texts.sentNew : texts.sentTo}</dd>
    </div>
  )
}
