import { useMessages, useTranslations } from 'next-intl'
import { WaitingWords } from '@/components/form/waiting-words'
import { MarketingQuestion } from '@/components/legal/client/marketing-question'
import { Wrap } from '@/components/ui/layout/wrap'
import { Notice } from '@/components/ui/notice'
import { PhoneLink } from '@/components/ui/phone-link'
import type { Order } from '@/lib/domain/ordering/order/schema'
import { needsProvider, type OfferedMethod } from '@/lib/domain/payment/methods'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { OrderHelp } from './client/order-help'
import { OrderLive } from './client/order-live'
import styles from './order.module.css'
import { OrderDetails } from './order-details'

type Props = {
  tenant: Tenant
  order: Order
  offered: OfferedMethod[]
  /** Why a plain form post failed. */
  problem: string | null
  /** A plain form has just asked for help. */
  isHelpAsked?: boolean
  now: Date
}

/** An order as seen by its link. Contract C1, C3, C19. */
export function OrderView({ tenant, order, offered, problem, isHelpAsked = false, now }: Props) {
  const t = useTranslations('order')
  const { order: words, marketing } = useMessages()
  const { live, problem: problems, help } = words
  const email = tenant.support.operations.email
  const known: Record<string, string> = problems
  return (
    <Wrap className={`stack-5 one-column ${styles.page}`}>
      {problem && (
        <Notice kind="danger" role="alert" className={styles.wide}>
          <p>{Object.hasOwn(known, problem) ? known[problem] : known.other}</p>
        </Notice>
      )}
      {tenant.test_payment_option_keys?.includes(order.payment.method) && (
        <Notice className={styles.wide}>
          <p>{t('testPayment')}</p>
        </Notice>
      )}
      <OrderLive
        words={live}
        order={order}
        offered={offered.filter(needsProvider)}
        supportEmail={email}
        renderedAtMs={now.getTime()}
      >
        <WaitingWords steps={{ payments: 'paying', cancel: 'cancellingOrder', receive: 'saving' }} />
        <div className={`stack-5 one-column ${styles.side}`}>
          <p className="unscripted">{t('noScript')}</p>
          <OrderHelp words={help} orderId={order.id} isSent={isHelpAsked} />
          <OrderDetails order={order} />
          <p className="unprinted soft small">
            {t.rich('complaint', {
              phone: () => <PhoneLink phone={order.restaurant.phone} />,
              email: () => (
                <a
                  href={`mailto:${email}?subject=${encodeURIComponent(t('complaintSubject', { number: order.number }))}`}
                >
                  {email}
                </a>
              ),
            })}
          </p>
          <p className="unprinted soft small">
            {t('keyHint')} <a href="/moje">{t('mine')}</a>
          </p>
          <MarketingQuestion words={marketing} action={`/api/orders/${order.id}/consents`} />
        </div>
      </OrderLive>
    </Wrap>
  )
}
