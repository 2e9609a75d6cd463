import { useTranslations } from 'next-intl'
import { FoldedForm, StaffForm } from '@/components/panel/access/staff-form'
import { StaffSection } from '@/components/panel/page/staff-page'
import { NumberField } from '@/components/ui/form/number-field'
import type { OrderSubject } from '@/lib/domain/console/lookup-schema'
import { COUNT_MISSING, ORDER_FORMS, REFUND } from '@/lib/domain/console/order-forms'
import { formatGrosze, groszeFromTyped } from '@/lib/domain/money'
import type { FormAnswer } from '@/lib/domain/panel/access/form-answer'

type Props = { order: OrderSubject; mark: string; answer: FormAnswer | null }

/** Refunds money: a typed sum, or that of missing dishes; and repeats a refund that a bank refused. Contract C40. */
export function RefundSection({ order, mark, answer }: Props) {
  const t = useTranslations('panel.lookup')
  const { number, payment } = order
  const { refundable_grosze: left } = payment
  return (
    <StaffSection id="zwrot" title={t('refundForm.title')}>
      <p>{left > 0 ? t('payments.left', { amount: formatGrosze(left) }) : t('payments.nothing')}</p>
      {payment.has_refused_refund && (
        <StaffForm
          form={ORDER_FORMS.retryRefund}
          answer={answer}
          hidden={{ number, attempt: mark }}
          variant="secondary"
        >
          <h3>{t('refundForm.retryTitle')}</h3>
        </StaffForm>
      )}
      {left > 0 && (
        <>
          <MissingForm order={order} />
          <RefundForm order={order} mark={mark} answer={answer} />
        </>
      )}
    </StaffSection>
  )
}

function MissingForm({ order: { number, lines } }: { order: OrderSubject }) {
  const t = useTranslations('panel.lookup.refundForm')
  const left = lines.filter(({ amount, missing }) => amount > missing)
  if (left.length === 0) return null
  return (
    <FoldedForm
      form={COUNT_MISSING}
      answer={null}
      hidden={{ number }}
      label={t('missingTitle')}
      text={t('missingText')}
      variant="secondary"
    >
      <div className="stack-3 full">
        {left.map(({ line, name, amount, missing }) => (
          <NumberField
            key={line}
            id={`line-${line}`}
            name={`line-${line}`}
            label={t('pieces', { name, count: amount - missing })}
            min={0}
            max={amount - missing}
            defaultValue={0}
          />
        ))}
      </div>
    </FoldedForm>
  )
}

/** A sum and its reason; once they are checked, a button of its own repeats them, and sends the money. */
function RefundForm({ order, mark, answer }: Props) {
  const t = useTranslations('panel.lookup.refundForm')
  const { number, payment, lines: dishes } = order
  const typed = answer && [`refund ${number}`, `count-missing ${number}`].includes(answer.form) ? answer : null
  const { amount = '', reason = '', lines = '' } = typed?.values ?? {}
  const [sum, left] = [formatGrosze(groszeFromTyped(amount) ?? 0), formatGrosze(payment.refundable_grosze)]
  const isAsked = typed?.code === 'refundAsk'
  const names = lines.split(',').flatMap((part) => {
    const [line, pieces] = part.split(':')
    const name = dishes.find((one) => one.line === Number(line))?.name
    return name && pieces ? [`${pieces} × ${name}`] : []
  })
  const hidden = { number, mark, lines }
  return (
    <>
      {isAsked && (
        <StaffForm
          form={REFUND}
          answer={null}
          hidden={{ ...hidden, amount, reason, confirmed: 1 }}
          without={['amount', 'reason']}
          submit={t('confirm', { sum })}
        >
          <p role="status">
            <strong>{t('ask', { sum, left, reason })}</strong>
          </p>
        </StaffForm>
      )}
      <StaffForm
        form={REFUND}
        answer={answer}
        hidden={hidden}
        values={{ amount, reason }}
        hints={{ amount: t(payment.is_ended ? 'amountHint' : 'amountHintOpen', { amount: left }) }}
        variant={isAsked ? 'secondary' : undefined}
      >
        {names.length > 0 && <p>{t('forLines', { lines: names.join(', ') })}</p>}
      </StaffForm>
    </>
  )
}
