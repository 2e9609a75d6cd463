import { useEffect, useRef } from 'react'
import type { CheckoutWords } from '@/components/checkout/words'
import { UnconfirmedNotice, type UnconfirmedProps } from '@/components/form/client/unconfirmed-notice'
import { Notice } from '@/components/ui/notice'
import { interpolate } from '@/lib/domain/interpolate'
import { formatGrosze, type Grosze } from '@/lib/domain/money'
import { checkoutErrorsOf } from '@/lib/domain/ordering/checkout/checkout-table'
import type { OrderSubmission } from '@/lib/domain/ordering/checkout/order-outcome'
import { fieldOfRefusal } from './state/refusals'

export interface SubmissionStatusProps extends UnconfirmedProps {
  words: CheckoutWords
  state: OrderSubmission
}

/** The outcome of an attempt in words; takes the focus where the diner has to act. Contract C3, C12. */
export function SubmissionStatus(props: SubmissionStatusProps) {
  const { state } = props
  const box = useRef<HTMLDivElement>(null)
  // The focus moves once for each answer, also for the same answer twice.
  useEffect(() => {
    if (needsAction(state)) box.current?.focus()
  }, [state])
  return (
    <div ref={box} tabIndex={-1}>
      <StatusContent {...props} />
    </div>
  )
}

function StatusContent({ words, state, ...rest }: SubmissionStatusProps) {
  switch (state.kind) {
    case 'unsure':
      return <StatusNotice text={words.unsure} />
    case 'unconfirmed':
      return <UnconfirmedNotice words={words} {...rest} />
    case 'repriced':
      return <StatusNotice text={repricedText(words, state.fromGrosze, state.toGrosze)} />
    case 'refused':
      if (state.code === 'idempotency_mismatch') return <PlacedAlready words={words} />
      return hasNoField(state) ? <StatusNotice text={state.message || words.failed} isBad /> : null
    case 'done':
      return <StatusNotice text={words.leaving} />
    default:
      return null
  }
}

function StatusNotice({ text, isBad }: { text: string; isBad?: boolean }) {
  return (
    <Notice kind={isBad ? 'danger' : 'warning'}>
      <p>{text}</p>
    </Notice>
  )
}

/** Another tab has sent the order; a diner must not pay twice for one cart. */
function PlacedAlready({ words }: { words: CheckoutWords }) {
  return (
    <Notice kind="warning">
      <p>
        {words.placedAlready} <a href="/moje">{words.mine}</a>
      </p>
    </Notice>
  )
}

function repricedText(words: CheckoutWords, from: Grosze, to: Grosze): string {
  const values = { from: formatGrosze(from), to: formatGrosze(to), by: formatGrosze(Math.abs(to - from)) }
  return interpolate(to > from ? words.repricedMore : words.repricedLess, values)
}

function needsAction(state: OrderSubmission): boolean {
  return state.kind === 'repriced' || state.kind === 'unconfirmed' || hasNoField(state)
}

// Fields of this form show their own errors; dishes and voucher codes are listed here.
function hasNoField(state: OrderSubmission): boolean {
  if (state.kind !== 'refused' || fieldOfRefusal(state.code)) return false
  return Object.keys(checkoutErrorsOf(state.fields)).length === 0
}
