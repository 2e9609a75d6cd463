import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Money } from '@/components/ui/money'
import { formatGrosze, groszeFromWire } from '@/lib/domain/money'
import { ASAP } from '@/lib/domain/ordering/availability/placement'
import type { Order } from '@/lib/domain/ordering/order/schema'
import { paymentLabel } from '@/lib/domain/payment/methods'
import { directionsUrl } from '@/lib/domain/restaurant/directions-url'
import { formatDay } from '@/lib/domain/time/dates-pl'
import { splitWallTime } from '@/lib/domain/time/time'
import { CancelFact, PaidMark, SentFact } from './client/live-facts'
import styles from './order.module.css'

const PARTS = ['promotions', 'voucher', 'packaging', 'deposits', 'delivery', 'tip'] as const
const DEDUCTIONS: readonly string[] = ['promotions', 'voucher']

/** The order's dishes, address and price. Phone and e-mail are masked by the server. Contract C3, C19. */
export function OrderDetails({ order }: { order: Order }) {
  const t = useTranslations('order')
  return (
    <div className={styles.details}>
      <section aria-labelledby="order-lines">
        <h2 id="order-lines" className={styles.subtitle}>
          {t('lines')}
        </h2>
        <Lines order={order} />
        <Sums order={order} />
      </section>
      <section aria-labelledby="order-where">
        <h2 id="order-where" className={styles.subtitle}>
          {t('details')}
        </h2>
        <Facts order={order} />
      </section>
    </div>
  )
}

function Lines({ order: { products } }: { order: Order }) {
  return (
    <ul className="ruled">
      {products.map(({ name, amount, price, displayPrice, promotion, choices, note }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never change.
        <li key={index} className={`stack-2 pad-3 snug ruled-below ${styles.line}`}>
          <span className="soft numeric">{amount} ×</span>
          <span>
            <span className="semibold block">{name}</span>
            {choices.length > 0 && <span className="soft small block">{choices.join(', ')}</span>}
            {note && <span className="soft small block">„{note}”</span>}
          </span>
          <span data-numeric className={styles.linePrice}>
            {promotion > 0 ? (
              <>
                <ins>
                  <Money grosze={groszeFromWire(price) * amount - groszeFromWire(promotion)} />
                </ins>
                <del className="soft small block">{displayPrice}</del>
              </>
            ) : (
              displayPrice
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

function Sums({ order: { breakdown, total } }: { order: Order }) {
  const t = useTranslations('order')
  const parts = PARTS.filter((part) => breakdown[part] > 0)
  return (
    <dl className={`stack-2 ${styles.sums}`}>
      {parts.map((part) => (
        <div key={part} className="flex gap-4 spread">
          <dt>{t(`sums.${part}`)}</dt>
          <dd>
            {DEDUCTIONS.includes(part) && '−'}
            <Money grosze={groszeFromWire(breakdown[part])} />
          </dd>
        </div>
      ))}
      <div className={`flex gap-4 spread large bold ${styles.total}`}>
        <dt>{t('total')}</dt>
        <dd>
          <Money grosze={groszeFromWire(total)} />
        </dd>
      </div>
    </dl>
  )
}

function Facts({ order }: { order: Order }) {
  const t = useTranslations('order')
  const { customer, restaurant, payment, notes, invoice_nip: nip } = order
  const change = payment.cash_change_from
  const { email } = customer
  const texts = {
    paid: t('paid'),
    sent: t('sent'),
    sentTo: t('sentTo', { email }),
    sentNew: t('sentNew', { email }),
    cancel: t('cancelRule'),
    cancelUntil: t('cancelUntil'),
  }
  return (
    <dl className="stack-3 container">
      <Fact term={t('from')}>
        {restaurant.name}
        <br />
        {restaurant.street} {restaurant.house}, {restaurant.city}
        <br />
        <a href={`tel:${restaurant.phone.replace(/\s/g, '')}`}>{restaurant.phone}</a>
      </Fact>
      <Fact term={t('how')}>
        {t(`type.${order.delivery_type}`)}
        {order.delivery_type === 'takeout' && (
          <span className="unprinted">
            <br />
            <a href={directionsUrl(restaurant)} target="_blank" rel="noopener noreferrer">
              {t('route')}
            </a>
          </span>
        )}
      </Fact>
      {customer.address && <DeliveryAddress address={customer.address} />}
      <Fact term={t('when')}>{useDeliveryTimeText(customer.deliveryAt)}</Fact>
      <Fact term={t('payment')}>
        {paymentLabel(payment.method)} <PaidMark first={order} texts={texts} />
        {change !== null && `, ${t('change', { amount: formatGrosze(groszeFromWire(change)) })}`}
      </Fact>
      <Fact term={t('who')}>
        {customer.customer_firstname} {customer.customer_lastname}
        <br />
        {customer.phone}, {customer.email}
      </Fact>
      {notes && <Fact term={t('notes')}>{notes}</Fact>}
      {nip && <Fact term={t('invoice')}>{t('invoiceFor', { nip })}</Fact>}
      <SentFact first={order} texts={texts} />
      <CancelFact first={order} texts={texts} />
    </dl>
  )
}

function DeliveryAddress({ address }: { address: NonNullable<Order['customer']['address']> }) {
  const t = useTranslations('order')
  const { street, house, flat, city, notes, approximate } = address
  return (
    <Fact term={t('to')}>
      {flat ? t('flat', { street, house, flat }) : `${street} ${house}`}, {city}
      {approximate && ` (${t('approximate')})`}
      {notes && (
        <>
          <br />
          {notes}
        </>
      )}
    </Fact>
  )
}

function useDeliveryTimeText(deliveryAt: string): string {
  const t = useTranslations('order')
  if (deliveryAt === ASAP) return t('asap')
  const { date, time } = splitWallTime(deliveryAt)
  return t('at', { day: formatDay(date), time })
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className="soft">{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
