import { momentText } from '@/components/panel/access/moment-text'
import type { Evenings, GuestList } from '@/lib/domain/console/guest-list-schema'
import { subjectPath } from '@/lib/domain/console/pages'
import { orderStateText } from '@/lib/domain/ordering/order/status'

type Order = GuestList['orders'][number] | Evenings['orders'][number]

/** Orders by number with their state, each a link to its page; `about` says what else is known of one. Contract C41. */
export function RestaurantOrderLines<T extends Order>({
  orders,
  about,
}: {
  orders: readonly T[]
  about?: (order: T) => string
}) {
  return (
    <ul className="stack-2">
      {orders.map((order) => (
        <li key={order.number}>
          <a href={subjectPath('order', order.number)}>{order.number}</a>,{' '}
          {orderStateText(order.status, order.delivery_type)}, {momentText(order.eta_to)}
          {about?.(order)}
        </li>
      ))}
    </ul>
  )
}
