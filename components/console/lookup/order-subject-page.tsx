import { useTranslations } from 'next-intl'
import { Fragment } from 'react'
import { dayText, momentText } from '@/components/panel/access/moment-text'
import { FoldedForm } from '@/components/panel/access/staff-form'
import { RowsTable } from '@/components/panel/page/rows-table'
import { Facts, StaffPage, StaffSection } from '@/components/panel/page/staff-page'
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
import { paymentLabel } from '@/lib/domain/payment/methods'
import { ContactBlockForm, DataLinkForm } from './person-forms'
import { RefundSection } from './refund-section'
import {
  HistorySection,
  MessagesSection,
  Moments,
  TrailSection,
  useAddressText,
  useReasonText,
} from './subject-sections'

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
    <StaffPage
      title={t('order', { number: order.number })}
      back={{ href: consolePath('lookup'), text: t('back') }}
      answer={answer}
    >
      <StaffSection title={t('about.title')}>
        <Facts
          facts={[
            [t('about.state'), <Badge key="state">{orderStateText(order.status, order.delivery_type)}</Badge>],
            [t('about.reason'), reason && reasonText(reason)],
            [t('about.when'), `${dayText(order.eta.from)}, ${etaClock(order.eta)}`],
            [t('about.placed'), momentText(order.created_at)],
            [t('about.restaurant'), `${restaurant.name}, ${restaurant.street} ${restaurant.house}, ${restaurant.city}`],
            [t('about.phone'), restaurant.phone && <PhoneLink key="phone" phone={restaurant.phone} />],
            [t('about.customer'), order.is_anonymized ? t('about.anonymized') : customer.name],
            [t('about.customerPhone'), customer.phone && <PhoneLink key="customer" phone={customer.phone} />],
            [t('about.email'), customer.email],
            [t('about.address'), useAddressText()(customer.address)],
            [t('about.notes'), customer.notes],
            [t('about.nip'), customer.invoice_nip],
          ]}
        />
      </StaffSection>
      <LinesSection order={order} />
      <PaymentsSection order={order} />
      {mayAct && <CancelSection order={order} mark={mark} answer={answer} />}
      {mayRefund && <RefundSection order={order} mark={mark} answer={answer} />}
      <MessagesSection subject="order" number={order.number} messages={order.messages} />
      <HistorySection history={order.history} textOf={useHistoryText(order.delivery_type)} />
      {mayBlock && !order.is_anonymized && (
        <>
          {customer.email && <DataLinkForm subject="order" number={order.number} answer={answer} />}
          <ContactBlockForm subject="order" number={order.number} answer={answer} />
        </>
      )}
      <TrailSection trail={order.trail} />
    </StaffPage>
  )
}

/** Cancels an order: the diner reads the reason, and the refund is shown before the press. An unpaid order ends by itself. */
function CancelSection({ order, mark: attempt, answer }: Pick<Props, 'order' | 'mark' | 'answer'>) {
  const t = useTranslations('panel.lookup.cancelOrder')
  const { number, status, payment } = order
  if (status === 'new') return <p id="anulowanie">{t('unpaid')}</p>
  if (isFinal(status)) return null
  const back = status === 'sent' ? 0 : payment.refundable_grosze
  return (
    <FoldedForm
      id="anulowanie"
      form={ORDER_FORMS.cancel}
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
    <StaffSection title={t('title')}>
      <RowsTable
        columns={[t('dish'), t('amount'), t('price'), t('paid')]}
        rows={order.lines.map(({ line, name, choices, note, amount, line_grosze, paid_grosze, missing }) => {
          const dish = (
            <Fragment key="dish">
              {name}
              {choices.length > 0 && ` (${choices.join(', ')})`}
              {note && `: ${note}`} {missing > 0 && <Badge kind="warning">{t('missing', { count: missing })}</Badge>}
            </Fragment>
          )
          return { key: line, cells: [dish, amount, formatGrosze(line_grosze), formatGrosze(paid_grosze)] }
        })}
      />
      <Facts facts={rows.map(([name, grosze]) => [name, formatGrosze(grosze)] as const)} />
    </StaffSection>
  )
}

function PaymentsSection({ order }: { order: OrderSubject }) {
  const t = useTranslations('panel.lookup.payments')
  const reasonText = useReasonText()
  const because = (reason: string | null) => (reason ? ` (${reasonText(reason)})` : '')
  const { payment, attempts, refunds, lines } = order
  const paid = attempts.map(({ method, amount_grosze, status, reason, provider, ...at }) => {
    const what = t('attempt', { method: paymentLabel(method), amount: formatGrosze(amount_grosze), status })
    return [at.paid_at ?? at.created_at, what + because(reason), t('provider', { provider })] as const
  })
  const returned = refunds.map(({ is_whole: isWhole, amount_grosze, state, reason, who, ...refund }) => {
    const what = t('refund', { whole: isWhole ? 'yes' : 'no', amount: formatGrosze(amount_grosze), state })
    const dishes = refund.lines.length > 0 ? `: ${linesText(refund.lines, lines)}` : ''
    return [refund.done_at ?? refund.wanted_at ?? order.created_at, what + because(reason) + dishes, who] as const
  })
  return (
    <StaffSection title={t('title')}>
      <p>
        {paymentLabel(payment.method)} <Badge>{t('status', { status: payment.status })}</Badge>
      </p>
      <Moments moments={[...paid, ...returned]} />
    </StaffSection>
  )
}

/** "2 × Pierogi, 1 × Zupa". */
function linesText(missing: readonly { line: number; amount: number }[], lines: OrderSubject['lines']): string {
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
