import { useTranslations } from 'next-intl'
import { ReasonField } from '@/components/console/reason-field'
import accessStyles from '@/components/panel/access/access.module.css'
import { StaffForm } from '@/components/panel/access/staff-form'
import { Button } from '@/components/ui/button'
import { NumberField } from '@/components/ui/form/number-field'
import { TextField } from '@/components/ui/form/text-field'
import type { OrderSubject } from '@/lib/domain/console/lookup-schema'
import { ORDER_FORMS } from '@/lib/domain/console/order-forms'
import { formatGrosze, groszeFromTyped } from '@/lib/domain/money'
import type { FormAnswer } from '@/lib/domain/panel/access/form-answer'
import { CONSOLE_PATH, formsPath } from '@/lib/domain/panel/access/paths'

type Props = { order: OrderSubject; mark: string; answer: FormAnswer | null }

/** Refunds money: a typed sum, or that of missing dishes; and repeats a refund that a bank refused. Contract C40. */
export function RefundSection({ order, mark, answer }: Props) {
  const t = useTranslations('panel.lookup')
  const { number, payment } = order
  const { refundable_grosze: left } = payment
  return (
    <section id="zwrot" className="stack-3" aria-labelledby="refund-title">
      <h2 id="refund-title">{t('refundForm.title')}</h2>
      <p>{left > 0 ? t('payments.left', { amount: formatGrosze(left) }) : t('payments.nothing')}</p>
      {payment.has_refused_refund && (
        <StaffForm
          form={ORDER_FORMS.retryRefund}
          to={formsPath(null)}
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
          {answer?.form === 'refund' && answer.code === 'refundAsk' && (
            <ConfirmForm order={order} mark={mark} values={answer.values} />
          )}
          <RefundForm order={order} mark={mark} answer={answer} />
        </>
      )}
    </section>
  )
}

function MissingForm({ order: { number, lines } }: { order: OrderSubject }) {
  const t = useTranslations('panel.lookup.refundForm')
  const left = lines.filter(({ amount, missing }) => amount > missing)
  if (left.length === 0) return null
  return (
    <details className={accessStyles.more}>
      <summary>{t('missingTitle')}</summary>
      <form
        method="post"
        action={`${CONSOLE_PATH}/form/count-missing`}
        className={`stack-3 to-start pad-3 ${accessStyles.form}`}
      >
        <input type="hidden" name="number" value={number} />
        <p>{t('missingText')}</p>
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
        <Button type="submit" variant="secondary">
          {t('count')}
        </Button>
      </form>
    </details>
  )
}

function RefundForm({ order, mark, answer }: Props) {
  const t = useTranslations('panel.lookup.refundForm')
  const { number, payment, lines } = order
  const typed = answer && ['refund', 'count-missing'].includes(answer.form) ? answer : null
  const amount = formatGrosze(payment.refundable_grosze)
  const marked = typed?.values.lines ?? ''
  const names = marked.split(',').flatMap((part) => {
    const [line, pieces] = part.split(':')
    const name = lines.find((one) => one.line === Number(line))?.name
    return name && pieces ? [`${pieces} × ${name}`] : []
  })
  return (
    <form
      method="post"
      action={`${CONSOLE_PATH}/form/refund`}
      className={`stack-3 to-start pad-3 ${accessStyles.form}`}
    >
      <input type="hidden" name="number" value={number} />
      <input type="hidden" name="mark" value={mark} />
      <input type="hidden" name="lines" value={marked} />
      {names.length > 0 && <p>{t('forLines', { lines: names.join(', ') })}</p>}
      <TextField
        id="refund-amount"
        name="amount"
        label={t('amount')}
        hint={t(payment.is_ended ? 'amountHint' : 'amountHintOpen', { amount })}
        inputMode="decimal"
        autoComplete="off"
        required
        maxLength={12}
        defaultValue={typed?.values.amount}
        error={typed?.code === 'amount' || typed?.code === 'refund_too_much' ? typed.message : undefined}
      />
      <ReasonField
        id="refund-reason"
        label={t('reason')}
        hint={t('reasonHint')}
        defaultValue={typed?.values.reason}
        error={typed?.code === 'reason' ? typed.message : undefined}
      />
      <Button type="submit" variant={typed?.code === 'refundAsk' ? 'secondary' : 'primary'}>
        {t('submit')}
      </Button>
    </form>
  )
}

/** Repeats the sum and the reason, beside the rest: this button sends the money. */
function ConfirmForm({ order, mark, values }: Pick<Props, 'order' | 'mark'> & { values: FormAnswer['values'] }) {
  const t = useTranslations('panel.lookup.refundForm')
  const { number, payment } = order
  const { amount = '', reason = '', lines = '' } = values
  const sum = formatGrosze(groszeFromTyped(amount) ?? 0)
  return (
    <form
      method="post"
      action={`${CONSOLE_PATH}/form/refund`}
      className={`stack-3 to-start pad-3 ${accessStyles.form}`}
    >
      {Object.entries({ number, mark, amount, reason, lines, confirmed: '1' }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p role="status">
        <strong>{t('ask', { sum, left: formatGrosze(payment.refundable_grosze), reason })}</strong>
      </p>
      <Button type="submit">{t('confirm', { sum })}</Button>
    </form>
  )
}
