import { useTranslations } from 'next-intl'
import accessStyles from '@/components/panel/access/access.module.css'
import { AnswerNotice } from '@/components/panel/access/answer-notice'
import { dayText, momentText } from '@/components/panel/access/moment-text'
import { FoldedForm } from '@/components/panel/access/staff-form'
import pageStyles from '@/components/panel/page-sections.module.css'
import { Badge } from '@/components/ui/badge'
import { PhoneLink } from '@/components/ui/phone-link'
import type { OrderSubject, SubjectHistory } from '@/lib/domain/console/lookup-schema'
import { ORDER_FORMS } from '@/lib/domain/console/order-forms'
import { consolePath } from '@/lib/domain/console/pages'
import { formatGrosze } from '@/lib/domain/money'
import type { DeliveryType } from '@/lib/domain/ordering/delivery/schema'
import { isFinal, type OrderStatus, orderStateText } from '@/lib/domain/ordering/order/status'
import { etaClock } from '@/lib/domain/ordering/promise/promise-text'
import type { FormAnswer } from '@/lib/domain/panel/access/form-answer'
import { formsPath } from '@/lib/domain/panel/access/paths'
import { paymentLabel } from '@/lib/domain/payment/methods'
import styles from './lookup.module.css'
import { ContactBlockForm, DataLinkForm } from './person-forms'
import { RefundSection } from './refund-section'
import { Facts, HistorySection, MessagesSection, TrailSection, useAddressText, useReasonText } from './subject-sections'

type Props = {
  order: OrderSubject
  /** May this person refund money? */
  mayRefund: boolean
  /** May they block its contact? */
  mayBlock: boolean
  /** May they cancel it? */
  mayAct: boolean
  /** Mark of one press of the button on this page. */
  mark: string
  answer: FormAnswer | null
}

/** One order: diner, dishes, money, messages, history. Contract C40. */
export function OrderSubjectPage({ order, mayRefund, mayAct, mayBlock, mark, answer }: Props) {
  const t = useTranslations('panel.lookup')
  const reasonText = useReasonText()
  const { restaurant, customer, reason } = order
  return (
    <div className={`stack-5 in-the-middle ${pageStyles.page}`}>
      <p>
        <a href={consolePath('lookup')}>{t('back')}</a>
      </p>
      <h1>{t('order', { number: order.number })}</h1>
      <AnswerNotice answer={answer} />
      <section className="stack-3" aria-labelledby="about-title">
        <h2 id="about-title">{t('about.title')}</h2>
        <Facts
          facts={[
            [t('about.state'), <Badge key="state">{orderStateText(order.status, order.delivery_type)}</Badge>],
            [t('about.reason'), reason && reasonText(reason)],
            [t('about.when'), `${dayText(order.eta.from)}, ${etaClock(order.eta)}`],
            [t('about.placed'), momentText(order.created_at)],
            [t('about.restaurant'), `${restaurant.name}, ${restaurant.street} ${restaurant.house}, ${restaurant.city}`],
            [t('about.phone'), restaurant.phone && <PhoneLink key="phone" phone={restaurant.phone} />],
            [t('about.customer'), order.is_forgotten ? t('about.forgotten') : customer.name],
            [t('about.customerPhone'), customer.phone && <PhoneLink key="customer" phone={customer.phone} />],
            [t('about.email'), customer.email],
            [t('about.address'), useAddressText()(customer.address)],
            [t('about.notes'), customer.notes],
            [t('about.nip'), customer.invoice_nip],
          ]}
        />
      </section>
      <LinesSection order={order} />
      <PaymentsSection order={order} />
      {mayAct && <CancelSection order={order} attempt={mark} answer={answer} />}
      {mayRefund && <RefundSection order={order} mark={mark} answer={answer} />}
      <MessagesSection subject="order" number={order.number} messages={order.messages} />
      <HistorySection history={order.history} textOf={useHistoryText(order.delivery_type)} />
      {mayBlock && !order.is_forgotten && (
        <>
          {customer.email && <DataLinkForm subject="order" number={order.number} answer={answer} />}
          <ContactBlockForm subject="order" number={order.number} answer={answer} />
        </>
      )}
      <TrailSection trail={order.trail} />
    </div>
  )
}

/** Cancels an order: the diner reads the reason, and the refund is shown before the press. An unpaid order ends by itself. */
function CancelSection({
  order,
  attempt,
  answer,
}: {
  order: OrderSubject
  attempt: string
  answer: FormAnswer | null
}) {
  const t = useTranslations('panel.lookup.cancelOrder')
  const { number, status, payment } = order
  if (status === 'new') return <p id="anulowanie">{t('unpaid')}</p>
  if (isFinal(status)) return null
  const back = status === 'sent' ? 0 : payment.refundable_grosze
  return (
    <FoldedForm
      id="anulowanie"
      form={ORDER_FORMS.cancel}
      to={formsPath(null)}
      answer={answer}
      hidden={{ number, seen: status, attempt }}
      label={t('label')}
      about={number}
      text={t('text', { status, back: back > 0 ? 'yes' : 'no', sum: formatGrosze(back) })}
    />
  )
}

function LinesSection({ order }: { order: OrderSubject }) {
  const t = useTranslations('panel.lookup.lines')
  const sums: [string, number][] = [
    [t('promotions'), -order.promotions_grosze],
    [t('voucher'), -order.voucher_grosze],
    [t('packaging'), order.packaging_grosze],
    [t('deposits'), order.deposits_grosze],
    [t('delivery'), order.delivery_grosze],
    [t('tip'), order.tip_grosze],
  ]
  const rows = [...sums.filter(([, grosze]) => grosze !== 0), [t('total'), order.total_grosze] as const]
  return (
    <section className="stack-3" aria-labelledby="lines-title">
      <h2 id="lines-title">{t('title')}</h2>
      <table className={accessStyles.audit}>
        <thead className="unseen-on-phones">
          <tr>
            <th scope="col">{t('dish')}</th>
            <th scope="col">{t('amount')}</th>
            <th scope="col">{t('price')}</th>
            <th scope="col">{t('paid')}</th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map(({ line, name, choices, note, amount, line_grosze, paid_grosze, missing }) => (
            <tr key={line}>
              <td className={styles.dish}>
                {name}
                {choices.length > 0 && ` (${choices.join(', ')})`}
                {note && `: ${note}`} {missing > 0 && <Badge kind="warning">{t('missing', { count: missing })}</Badge>}
              </td>
              <td>{amount}</td>
              <td>{formatGrosze(line_grosze)}</td>
              <td>{formatGrosze(paid_grosze)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Facts facts={rows.map(([name, grosze]) => [name, formatGrosze(grosze)] as const)} />
    </section>
  )
}

function PaymentsSection({ order }: { order: OrderSubject }) {
  const t = useTranslations('panel.lookup.payments')
  const reasonText = useReasonText()
  const { payment, attempts, refunds, lines } = order
  return (
    <section className="stack-3" aria-labelledby="payments-title">
      <h2 id="payments-title">{t('title')}</h2>
      <p>
        {paymentLabel(payment.method)} <Badge>{t('status', { status: payment.status })}</Badge>
      </p>
      <ul className={`grid ${styles.rows}`}>
        {attempts.map((attempt, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: attempts are only ever added at the end.
          <li key={index}>
            <span className="soft">{momentText(attempt.paid_at ?? attempt.created_at)}</span>
            <span>
              {t('attempt', {
                method: paymentLabel(attempt.method),
                amount: formatGrosze(attempt.amount_grosze),
                status: attempt.status,
              })}
              {attempt.reason && ` (${reasonText(attempt.reason)})`}
            </span>
            <span className="soft">{t('provider', { provider: attempt.provider })}</span>
          </li>
        ))}
        {refunds.map((refund, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: refunds are only ever added at the end.
          <li key={`refund-${index}`}>
            <span className="soft">{momentText(refund.done_at ?? refund.wanted_at ?? order.created_at)}</span>
            <span>
              {t('refund', {
                whole: refund.is_whole ? 'yes' : 'no',
                amount: formatGrosze(refund.amount_grosze),
                state: refund.state,
              })}
              {refund.reason && ` (${reasonText(refund.reason)})`}
              {refund.lines.length > 0 && `: ${linesText(refund.lines, lines)}`}
            </span>
            <span className="soft">{refund.who}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** "2 × Pierogi, 1 × Zupa". */
export function linesText(missing: readonly { line: number; amount: number }[], lines: OrderSubject['lines']): string {
  return missing
    .map(({ line, amount }) => `${amount} × ${lines.find((one) => one.line === line)?.name ?? line}`)
    .join(', ')
}

function useHistoryText(type: DeliveryType): (entry: SubjectHistory) => string {
  const t = useTranslations('panel.lookup')
  return ({ kind, to }) => {
    if (kind === 'refund') return t('history.refund', { state: to })
    if (kind === 'payment') return t('history.payment', { status: t('payments.status', { status: to }) })
    return kind === 'eta' ? t('history.eta') : orderStateText(to as OrderStatus, type)
  }
}
