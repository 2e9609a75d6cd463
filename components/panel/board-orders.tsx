import { useTranslations } from 'next-intl'
import type { BoardOrder } from '@/lib/domain/staff/board-schema'

/** The orders of a board as a plain list. */
export function BoardOrders({ orders }: { orders: readonly BoardOrder[] }) {
  const t = useTranslations('panel.shell')
  return (
    <>
      <h1>{t('pages.orders')}</h1>
      <p>{orders.length === 0 ? t('orders.empty') : t('orders.count', { count: orders.length })}</p>
      <ul>
        {orders.map(({ id, number, status, products }) => (
          <li key={id}>
            {number}: {status}, {products.length}
          </li>
        ))}
      </ul>
    </>
  )
}
