import { type FormEvent, useState } from 'react'
import styles from '@/components/order/order.module.css'
import type { OrderWords } from '@/components/order/words'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { callApi } from '@/lib/browser/api/call-api'
import { randomKey } from '@/lib/browser/api/random-key'
import { interpolate } from '@/lib/domain/interpolate'
import type { Order } from '@/lib/domain/ordering/order/schema'
import { Countdown } from './countdown'
import { orderMomentText } from './moment-text'

type Props = { words: OrderWords; order: Order; nowMs: number; onOrder: (order: Order) => void }

/** Deadlines farther away are shown as a time, without a countdown. */
const COUNTDOWN_FROM_MS = 3_600_000

/** The diner's actions: cancel the order, or confirm its delivery. Contract C1. */
export function OrderActions({ words, order, nowMs, onOrder }: Props) {
  const { can_cancel, can_confirm_receipt, answer_due_at: due, status } = order
  if (!can_cancel && !can_confirm_receipt) return null
  return (
    <div className="unprinted stack-4 one-column">
      {status === 'pending' && due && (
        <p>
          {interpolate(words.answerDue, { time: orderMomentText(due, nowMs) })}{' '}
          {Date.parse(due) - nowMs <= COUNTDOWN_FROM_MS && (
            <Countdown untilMs={Date.parse(due)} text={words.answerLeft} />
          )}
        </p>
      )}
      {can_confirm_receipt && (
        <ActionForm
          words={words}
          order={order}
          onOrder={onOrder}
          step="receive"
          label={words.receive}
          variant="primary"
        />
      )}
      {can_cancel && (
        <details className={styles.cancel}>
          <summary>{words.cancel}</summary>
          <p>{words.cancelText}</p>
          <ActionForm
            words={words}
            order={order}
            onOrder={onOrder}
            step="cancel"
            label={words.cancelSubmit}
            variant="secondary"
          />
        </details>
      )}
    </div>
  )
}

type ActionFormProps = Omit<Props, 'nowMs'> & {
  step: 'cancel' | 'receive'
  label: string
  variant: 'primary' | 'secondary'
}

/** A plain form, so that it also works without a script. */
function ActionForm({ words, order, onOrder, step, label, variant }: ActionFormProps) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const action = `/api/orders/${order.id}/${step}`

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setProblem(await postAction(action, words, onOrder))
    setBusy(false)
  }

  return (
    <form method="post" action={action} onSubmit={submit} className="stack-4 one-column">
      <Button type="submit" variant={variant} busy={isBusy}>
        {label}
      </Button>
      {problem && (
        <Notice kind="danger" role="alert">
          <p>{problem}</p>
        </Notice>
      )}
    </form>
  )
}

/** '' on success, else the error message. */
async function postAction(path: string, words: OrderWords, onOrder: Props['onOrder']): Promise<string> {
  try {
    const { status, json } = await callApi(path, { method: 'POST', idempotencyKey: randomKey() })
    if (status === 200) onOrder(json as Order)
    if (status === 200) return ''
    return status === 409 ? words.tooLate : words.actionFailed
  } catch {
    return words.actionUnknown // logged by the call; the page keeps polling
  }
}
