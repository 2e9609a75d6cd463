import { type FormEvent, useRef, useState } from 'react'
import { ChoiceCards } from '@/components/checkout/choice-cards'
import { useMethods } from '@/components/checkout/use-wallets'
import { useHeldPage } from '@/components/shell/use-held-page'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Notice } from '@/components/ui/notice'
import { fill } from '@/lib/fill'
import { formatGrosze, groszeFromWire } from '@/lib/money'
import type { Order } from '@/lib/order/schema'
import { type OfferedMethod, paymentLabel } from '@/lib/payment/methods'
import { localTimeOf } from '@/lib/time'
import { BlikField } from './blik-field'
import { Countdown } from './countdown'
import styles from './order.module.css'
import { usePayment } from './use-payment'
import type { OrderWords } from './words'

type Props = { words: OrderWords; order: Order; offered: OfferedMethod[]; onOrder: (order: Order) => void }

/** An order that waits for its money: pay, pay again, or pay in another way. Contract C1, C3, issue 3 point 5. */
export function PayPanel({ words, order, offered, onOrder }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [method, setMethod] = useState<string>(order.payment.method)
  const methods = useMethods(offered)
  const payment = usePayment(order, onOrder)
  useHeldPage(true)
  const { next, due_at: due, last_error: lastError, status } = order.payment
  const total = formatGrosze(groszeFromWire(order.total))
  const isWaiting = status === 'pending' || payment.untilMs !== null
  const url = next?.kind === 'redirect' && method === order.payment.method ? next.url : undefined

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('blik_code')
    await payment.pay(method, typeof typed === 'string' ? typed : '')
    // Refused or used: no code is worth anything twice.
    const field = form.current?.elements.namedItem('blik_code')
    if (field instanceof HTMLInputElement) field.value = ''
  }

  return (
    <section className={styles.pay} aria-labelledby="pay-title" data-print="hidden">
      <h2 id="pay-title">{fill(words.payTitle, { total })}</h2>
      {due && <p>{fill(words.payDue, { time: localTimeOf(new Date(due)) })}</p>}
      {isWaiting && <Waiting words={words} order={order} untilMs={payment.untilMs} onEnd={payment.timeIsUp} />}
      {!isWaiting && lastError && !payment.problem && <Refused text={words.lastError} />}
      {payment.problem && payment.problem !== 'blikInvalid' && <Refused text={words.pay[payment.problem]} />}
      {(!isWaiting || (status === 'pending' && payment.untilMs === null)) && (
        <form
          ref={form}
          method="post"
          action={`/api/orders/${order.id}/payments`}
          noValidate
          className={styles.payForm}
          onSubmit={submit}
        >
          <ChoiceCards
            name="payment_method"
            legend={isWaiting ? words.payOther : words.payHow}
            choices={methods.map((value) => ({ value, title: paymentLabel(value) }))}
            chosen={method}
            onChoose={(chosen) => {
              setMethod(chosen)
              payment.forget()
            }}
          />
          {method === 'blik' && (
            <BlikField words={words} error={payment.problem === 'blikInvalid' ? words.pay.blikInvalid : undefined} />
          )}
          {url && !isWaiting ? (
            <ButtonLink href={url} target="_top" size="large" wide>
              {words.payGo}
            </ButtonLink>
          ) : (
            <Button type="submit" size="large" wide busy={payment.isBusy}>
              {method === 'blik' ? fill(words.payBlik, { total }) : words.payGo}
            </Button>
          )}
        </form>
      )}
    </section>
  )
}

function Refused({ text }: { text: string }) {
  return (
    <Notice kind="danger" role="alert">
      <p>{text}</p>
    </Notice>
  )
}

type WaitingProps = { words: OrderWords; order: Order; untilMs: number | null; onEnd: () => void }

/** The bank has the word: what to do there, and for how long. */
function Waiting({ words, order, untilMs, onEnd }: WaitingProps) {
  const isBlik = order.payment.method === 'blik'
  return (
    <Notice kind="info" role="status" title={isBlik ? words.blikConfirm : words.bankWaits}>
      {untilMs !== null && (
        <p className={styles.clock}>
          <Countdown untilMs={untilMs} text={words.blikLeft} onEnd={onEnd} />
        </p>
      )}
      <p>{words.bankText}</p>
    </Notice>
  )
}
