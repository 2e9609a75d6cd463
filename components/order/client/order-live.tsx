'use client'

import { useCallback, useEffect, useState } from 'react'
import styles from '@/components/order/order.module.css'
import type { OrderWords } from '@/components/order/words'
import { useNow } from '@/components/search/client/use-now'
import { Card } from '@/components/ui/layout/card'
import type { Order } from '@/lib/domain/ordering/order/schema'
import { orderStatusLabel } from '@/lib/domain/ordering/order/status'
import type { OfferedMethod } from '@/lib/domain/payment/methods'
import { LastUpdated } from './last-updated'
import { OrderActions } from './order-actions'
import { OrderBanner } from './order-banner'
import { PayPanel } from './pay-panel'
import { RefundNotice } from './refund-notice'
import { Reorder } from './reorder'
import { useLiveOrder } from './use-live-order'

type Props = {
  words: OrderWords
  order: Order
  /** Online methods that can settle it. */
  offered: OfferedMethod[]
  supportEmail: string
  renderedAtMs: number
}

/** The part of the status page that lives: state, payment, actions, refund. Complete from the server; a script moves it. */
export function OrderLive({ words, order: first, offered, supportEmail, renderedAtMs }: Props) {
  const { order, receive, updatedAtMs, isConnected, isOver } = useLiveOrder(first, renderedAtMs)
  const nowMs = useNow(renderedAtMs)
  const clock = useServerClock(renderedAtMs)
  const label = orderStatusLabel(order.status, order.delivery_type)

  // Who waits in another tab sees it move as well.
  useEffect(() => {
    if (order.status !== first.status) document.title = `${label} · ${order.restaurant.name}`
  }, [order.status, first.status, label, order.restaurant.name])

  return (
    <Card padded={false} depth="raised">
      <OrderBanner words={words} order={order} nowMs={nowMs} />
      <div className={styles.body}>
        {!isOver && <LastUpdated {...{ words, updatedAtMs, isConnected }} />}
        {order.status === 'new' && (
          <PayPanel key={order.payment.method} {...{ words, order, offered, nowMs, clock }} onOrder={receive} />
        )}
        <RefundNotice {...{ words, order, supportEmail }} />
        <OrderActions {...{ words, order, nowMs }} onOrder={receive} />
        {isOver && <Reorder words={words} order={order} />}
      </div>
    </Card>
  )
}

/** The server's clock, as far on as this one has gone since the page came: a phone's own may be hours off. */
function useServerClock(renderedAtMs: number): () => number {
  const [startedAtMs] = useState(() => Date.now())
  return useCallback(() => renderedAtMs + Date.now() - startedAtMs, [renderedAtMs, startedAtMs])
}
