import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ChoiceCards } from '@/components/checkout/client/choice-cards'
import { useAvailableMethods } from '@/components/checkout/client/state/use-available-methods'
import styles from '@/components/order/order.module.css'
import type { OrderWords } from '@/components/order/words'
import { usePreventReload } from '@/components/shell/client/use-prevent-reload'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { TextField } from '@/components/ui/form/text-field'
import { Notice } from '@/components/ui/notice'
import { bringIntoView } from '@/lib/browser/page/bring-into-view'
import { interpolate } from '@/lib/domain/interpolate'
import { formatGrosze, groszeFromWire } from '@/lib/domain/money'
import { menuPath } from '@/lib/domain/ordering/menu/paths'
import type { Order } from '@/lib/domain/ordering/order/schema'
import { type OfferedMethod, paymentLabel } from '@/lib/domain/payment/methods'
import { localTimeOf } from '@/lib/domain/time/time'
import { Countdown } from './countdown'
import { orderMomentText } from './moment-text'
import { type PayProblem, usePayment } from './use-payment'

const MINUTE_MS = 60_000

type Props = {
  words: OrderWords
  order: Order
  offered: OfferedMethod[]
  nowMs: number
  /** The server's time, in ms since 1970. */
  clock: () => number
  onOrder: (order: Order) => void
}

/**
 * Panel of an unpaid order: pay, pay again, or pay in another way. While the bank decides there is no button; while a
 * page at the bank is open, the diner can continue there, or abandon it for another way. Contract C1, C3,
 * docs/design/payments.md.
 */
export function PayPanel({ words, order, offered, nowMs, clock, onOrder }: Props) {
  const methods = useAvailableMethods(offered)
  const payment = usePayment(order, onOrder)
  const section = useRef<HTMLElement>(null)
  usePreventReload(true)
  const { next, due_at: due, last_error: lastError, status } = order.payment
  const total = formatGrosze(groszeFromWire(order.total))
  const isWaiting = status === 'pending'
  const isOver = useIsPast(due, clock)
  const url = next?.kind === 'redirect' ? next.url : undefined
  const others = methods.filter((method) => method !== order.payment.method)
  const { problem } = payment
  // The bank's message about a code is shown at the field for the next one.
  const refusedCode = !isWaiting && !problem && lastError === 'blik_code_invalid' ? words.lastErrors[lastError] : null

  // Scrolls to the notice of an outcome, or else to the field, once per outcome.
  useEffect(() => {
    const field = section.current?.querySelector<HTMLInputElement>('[name="blik_code"]') ?? null
    const hasNotice = isWaiting || problem || (lastError && !refusedCode)
    const notice = (hasNotice && section.current?.querySelector('[role="status"], [role="alert"]')) || null
    if (problem || refusedCode) field?.focus({ preventScroll: true })
    bringIntoView(notice ?? field)
  }, [isWaiting, problem, lastError, refusedCode])

  if (isOver && !isWaiting) return <PaymentExpired words={words} order={order} nowMs={nowMs} />
  return (
    <section ref={section} className="unprinted stack-4 one-column" aria-labelledby="pay-title">
      <h2 className="title-s" id="pay-title">
        {interpolate(words.payTitle, { total })}
      </h2>
      {due && <p>{interpolate(words.payDue, { time: orderMomentText(due, nowMs) })}</p>}
      {isWaiting && <PaymentPending words={words} order={order} onEnd={payment.refreshOrder} />}
      {!isWaiting && lastError && !problem && !refusedCode && <PaymentError text={words.lastError} />}
      {problem && !isAboutCode(problem) && <PaymentError text={words.pay[problem]} />}
      {!isWaiting && !url && (
        <PayForm
          words={words}
          order={order}
          methods={methods}
          payment={payment}
          total={total}
          legend={words.payHow}
          refusedCode={refusedCode}
        />
      )}
      {!isWaiting && url && (
        <>
          <p>{words.payOpen}</p>
          <ButtonLink href={url} target="_top" size="large" wide>
            {words.payGo}
          </ButtonLink>
          {others.length > 0 && (
            <details className={styles.cancel}>
              <summary>{words.payOther}</summary>
              <p>{words.payOtherText}</p>
              <PayForm
                words={words}
                order={order}
                methods={others}
                payment={payment}
                total={total}
                legend={words.payHow}
                refusedCode={refusedCode}
              />
            </details>
          )}
        </>
      )}
    </section>
  )
}

type FormProps = Pick<Props, 'words' | 'order'> & {
  methods: string[]
  payment: ReturnType<typeof usePayment>
  total: string
  legend: string
  /** Reason why the last code was refused; `null` where none was. */
  refusedCode: string | null
}

/** A plain form, so that it also works without a script. */
function PayForm({ words, order, methods, payment, total, legend, refusedCode }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [selected, setMethod] = useState<string>(order.payment.method)
  const method = methods.includes(selected) ? selected : ''

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('blik_code')
    await payment.pay(method, typeof typed === 'string' ? typed : '')
    // A refused or used code is worthless: a code is valid once.
    const field = form.current?.elements.namedItem('blik_code')
    if (field instanceof HTMLInputElement) field.value = ''
  }

  return (
    <form
      ref={form}
      method="post"
      action={`/api/orders/${order.id}/payments`}
      noValidate
      className="stack-4 one-column"
      onSubmit={submit}
    >
      <ChoiceCards
        name="payment_method"
        legend={legend}
        choices={methods.map((value) => ({ value, title: paymentLabel(value as OfferedMethod) }))}
        chosen={method}
        onChoose={(chosen) => {
          setMethod(chosen)
          payment.clearProblem()
        }}
      />
      {method === 'blik' && (
        <BlikField
          words={{ label: words.blikCode, hint: words.blikHint }}
          error={isAboutCode(payment.problem) ? words.pay[payment.problem] : (refusedCode ?? undefined)}
        />
      )}
      <Button type="submit" size="large" wide busy={payment.isBusy}>
        {method === 'blik' ? interpolate(words.payBlik, { total }) : words.payGo}
      </Button>
    </form>
  )
}

/** Errors of the code are shown at its field. */
function isAboutCode(problem: PayProblem | null): problem is 'blikInvalid' | 'blikRefused' {
  return problem === 'blikInvalid' || problem === 'blikRefused'
}

/** Whether the server's time is past `due`. Checked at least every minute, because timers stop while a phone sleeps. */
function useIsPast(due: string | null, clock: () => number): boolean {
  const [pastMs, setPastMs] = useState(0)
  const dueMs = due ? Date.parse(due) : Number.POSITIVE_INFINITY
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const check = () => {
      const leftMs = dueMs - clock()
      if (leftMs <= 0) setPastMs(dueMs)
      else if (dueMs < Number.POSITIVE_INFINITY) timer = setTimeout(check, Math.min(leftMs, MINUTE_MS))
    }
    check()
    return () => clearTimeout(timer)
  }, [dueMs, clock])
  return dueMs <= pastMs
}

/** The payment has ended: the effect on the order, and the next step. Contract C1. */
function PaymentExpired({ words, order: { payment, restaurant }, nowMs }: Pick<Props, 'words' | 'order' | 'nowMs'>) {
  return (
    <Notice
      kind="warning"
      role="status"
      title={interpolate(words.payOverTitle, { time: localTimeOf(new Date(payment.due_at ?? nowMs)) })}
    >
      <p>{words.payOverText}</p>
      <p>
        <a href={menuPath(restaurant)}>{words.toMenu}</a>
      </p>
    </Notice>
  )
}

function PaymentError({ text }: { text: string }) {
  return (
    <Notice kind="danger" role="alert">
      <p>{text}</p>
    </Notice>
  )
}

type WaitingProps = { words: OrderWords; order: Order; onEnd: () => void }

/** The bank is deciding: the step in its app, and the remaining time by the server's clock. */
function PaymentPending({ words, order: { payment }, onEnd }: WaitingProps) {
  const { next, method } = payment
  const isBlik = method === 'blik'
  const untilMs = next?.kind === 'blik_code' ? Date.parse(next.expires_at) : null
  return (
    <Notice kind="info" role="status" title={isBlik ? words.blikConfirm : words.bankPendingTitle}>
      {untilMs !== null && (
        <p className="large bold">
          <Countdown untilMs={untilMs} text={words.blikLeft} onEnd={onEnd} />
        </p>
      )}
      <p>{words.bankText}</p>
    </Notice>
  )
}

type BlikFieldProps = { words: { label: string; hint: string }; error?: string }

/** The six-digit code of the bank's app; no draft stores it, and `one-time-code` keeps browsers from storing it. */
function BlikField({ words, error }: BlikFieldProps) {
  return (
    <TextField
      id="blik_code"
      name="blik_code"
      label={words.label}
      hint={words.hint}
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern="[0-9 ]*"
      maxLength={7}
      required
      className={styles.blik}
      error={error}
    />
  )
}
