import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useBoard, usePanelStore } from '@/components/panel/board/client/board-provider'
import styles from '@/components/panel/orders/orders.module.css'
import { isPreferred, PANEL_PRINTS } from '@/lib/browser/panel/device-preference'
import { interpolate } from '@/lib/domain/interpolate'
import { formatGrosze, groszeFromWire } from '@/lib/domain/money'
import { allergenNames } from '@/lib/domain/ordering/menu/diet/allergens'
import type { BoardOrder } from '@/lib/domain/panel/board/board-schema'
import { allergensOf } from '@/lib/domain/panel/orders/kitchen-menu'
import { laneOf, toCollect } from '@/lib/domain/panel/orders/order-lanes'
import { localTimeOf } from '@/lib/domain/time/time'
import { collectText } from './collect-line'
import { useOrders } from './orders-context'

type Props = { printedId: string | null; onPrinted: (id: null) => void }

/**
 * Tickets for paper of 80 mm, one order each: of the chosen order, of those accepted while this device prints
 * automatically, else of all in the kitchen. Contract C29.
 */
export function Tickets({ printedId, onPrinted }: Props) {
  const store = usePanelStore()
  const orders = useBoard((state) => state.board.orders)
  const [ids, setIds] = useState<string[]>([])

  const printNow = useEffectEvent((chosen: string[]) => {
    flushSync(() => setIds(chosen))
    window.print()
    setIds([])
  })
  // The browser's own print command prints all orders in the kitchen.
  const onBeforePrint = useEffectEvent(() => {
    if (ids.length > 0) return
    const inKitchen = store.getState().board.orders.filter((order) => laneOf(order) === 'kitchen')
    flushSync(() => setIds(inKitchen.map(({ id }) => id)))
  })
  const onAfterPrint = useEffectEvent(() => setIds([]))

  useEffect(() => {
    if (!printedId) return
    // An effect must not flush: the ticket is rendered in the next task.
    const timer = setTimeout(() => {
      printNow([printedId])
      onPrinted(null)
    })
    return () => clearTimeout(timer)
  }, [printedId, onPrinted])

  useEffect(() => {
    let known = statusesOf(store.getState().board.orders)
    return store.subscribe(() => {
      const present = store.getState().board.orders
      const next = statusesOf(present)
      const accepted = present.filter(({ id, status }) => status === 'confirmed' && known.get(id) === 'pending')
      known = next
      if (accepted.length > 0 && isPreferred(PANEL_PRINTS)) setTimeout(() => printNow(accepted.map(({ id }) => id)))
    })
  }, [store])

  useEffect(takeTicketPaper, [])

  useEffect(() => {
    window.addEventListener('beforeprint', onBeforePrint)
    window.addEventListener('afterprint', onAfterPrint)
    return () => {
      window.removeEventListener('beforeprint', onBeforePrint)
      window.removeEventListener('afterprint', onAfterPrint)
    }
  }, [])

  return (
    <div className={styles.tickets}>
      {orders
        .filter(({ id }) => ids.includes(id))
        .map((order) => (
          <Ticket key={order.id} order={order} />
        ))}
    </div>
  )
}

/**
 * Tickets' size of paper, until the board is left. Not in the module's sheet: the bundler merges it with those of other
 * pages, and `@page` has no selector that would limit it. Nor a named page: content outside the tickets would print an
 * empty sheet before it.
 */
function takeTicketPaper(): () => void {
  const paper = new CSSStyleSheet()
  paper.replaceSync('@page { size: 80mm 297mm; margin: 3mm }')
  document.adoptedStyleSheets.push(paper)
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== paper)
  }
}

function statusesOf(orders: readonly BoardOrder[]): Map<string, BoardOrder['status']> {
  return new Map(orders.map(({ id, status }) => [id, status]))
}

function Ticket({ order }: { order: BoardOrder }) {
  const { words, dishes } = useOrders()
  const { card, ticket } = words
  const { customer, ready_at: readyAt } = order
  const { known, unknownFor } = allergensOf(order.products, dishes)
  return (
    <section className={styles.ticket}>
      <p className={styles.ticketNumber}>
        {interpolate(card.number, { number: order.number })} {order.is_test && card.test}
      </p>
      <p>
        {card[order.delivery_type]} · {interpolate(ticket.ordered, { time: localTimeOf(new Date(order.created_at)) })}
      </p>
      {readyAt && <p>{interpolate(ticket.ready, { time: localTimeOf(new Date(readyAt)) })}</p>}
      <ul>
        {order.products.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of an order never change their places
          <li key={index}>
            <strong>
              {line.amount} × {line.name}
            </strong>
            {line.choices.length > 0 && <span>{line.choices.join(', ')}</span>}
            {line.note && <span className={styles.ticketNote}>{line.note}</span>}
          </li>
        ))}
      </ul>
      {order.notes && <p className={styles.ticketNote}>{order.notes}</p>}
      {(known.length > 0 || unknownFor.length > 0) && (
        <p className={styles.ticketAllergens}>
          <strong>{card.allergens}:</strong> {allergenNames(known).join(', ')}
          {unknownFor.length > 0 && ` (${interpolate(card.allergensUnknown, { dishes: unknownFor.join(', ') })})`}
        </p>
      )}
      <p>
        {interpolate(ticket.total, { amount: formatGrosze(groszeFromWire(order.total)) })}
        <br />
        <strong>{collectText(toCollect(order), card)}</strong>
      </p>
      {order.invoice_nip && (
        <p>
          <strong>{interpolate(card.invoice, { nip: order.invoice_nip })}</strong>
        </p>
      )}
      <p>
        {customer.customer_firstname} {customer.customer_lastname}
        <br />
        {customer.phone}
      </p>
      {customer.address && (
        <p>
          {customer.address.address}
          {customer.address.flat && `, ${interpolate(card.flat, { flat: customer.address.flat })}`}
          {customer.address.notes && ` – ${customer.address.notes}`}
        </p>
      )}
    </section>
  )
}
