'use client'

import { type ReactNode, useCallback, useEffect, useState } from 'react'
import styles from '@/components/order/order.module.css'
import type { OrderWords } from '@/components/order/words'
import { useNow } from '@/components/search/client/use-now'
import { Card } from '@/components/ui/layout/card'
import { interpolate } from '@/lib/domain/interpolate'
import type { Order } from '@/lib/domain/ordering/order/schema'
import { orderStatusLabel } from '@/lib/domain/ordering/order/status'
import type { OfferedMethod } from '@/lib/domain/payment/methods'
import { localTimeOf } from '@/lib/domain/time/time'
import { LiveOrder } from './live-order'
import { OrderActions } from './order-actions'
import { OrderBanner } from './order-banner'
import { PayPanel } from './pay-panel'
import { RefundNotice } from './refund-notice'
import { Reorder } from './reorder'
import { useLiveOrder } from './use-live-order'

type Props = {
  words: OrderWords
  order: Order
  /** Online payment methods available for the order. */
  offered: OfferedMethod[]
  supportEmail: string
  renderedAtMs: number
  /** Content beside the order that follows it by `LiveOrder`. */
  children?: ReactNode
}

/**
 * The part of the status page that changes: status, payment, actions, refund. The server renders it complete; a script
 * updates it.
 */
export function OrderLive({ words, order: first, offered, supportEmail, renderedAtMs, children }: Props) {
  const { order, receive, updatedAtMs, isConnected, isOver } = useLiveOrder(first, renderedAtMs)
  const nowMs = useNow(renderedAtMs)
  const clock = useServerClock(renderedAtMs)
  const label = orderStatusLabel(order.status, order.delivery_type)

  // The title changes too, for diners who wait in another tab; a refused payment is in the title from the start.
  const refused = order.status === 'new' && order.payment.status !== 'pending' && order.payment.last_error !== null
  const isNews = order.status !== first.status || refused
  const title = refused ? words.refusedTitle : label
  useEffect(() => {
    if (isNews) document.title = `${title} · ${order.restaurant.name}`
  }, [isNews, title, order.restaurant.name])

  return (
    <LiveOrder value={order}>
      <Card padded={false} depth="raised">
        <OrderBanner words={words} order={order} nowMs={nowMs} />
        <div className={`unprinted stack-5 one-column unless-empty ${styles.body}`}>
          {!isOver && <LastUpdated words={words} updatedAtMs={updatedAtMs} isConnected={isConnected} />}
          {order.status === 'new' && (
            <PayPanel
              key={order.payment.method}
              words={words}
              order={order}
              offered={offered}
              nowMs={nowMs}
              clock={clock}
              onOrder={receive}
            />
          )}
          <RefundNotice words={words} order={order} supportEmail={supportEmail} />
          <OrderActions words={words} order={order} nowMs={nowMs} onOrder={receive} />
          {isOver && <Reorder words={words} order={order} />}
        </div>
      </Card>
      {children}
    </LiveOrder>
  )
}

/** The server's time when the page was made plus the time since then: a phone's clock may be hours off. */
function useServerClock(renderedAtMs: number): () => number {
  const [startedAtMs] = useState(() => Date.now())
  return useCallback(() => renderedAtMs + Date.now() - startedAtMs, [renderedAtMs, startedAtMs])
}

type LastUpdatedProps = { words: OrderWords; updatedAtMs: number; isConnected: boolean }

/** Time of the last update, and whether the state may be out of date. */
function LastUpdated({ words, updatedAtMs, isConnected }: LastUpdatedProps) {
  const time = localTimeOf(new Date(updatedAtMs))
  return (
    <p className={`unprinted soft small ${styles.lastUpdated}`} role="status" data-deaf={!isConnected || undefined}>
      {interpolate(isConnected ? words.updatedAt : words.disconnected, { time })}
    </p>
  )
}
