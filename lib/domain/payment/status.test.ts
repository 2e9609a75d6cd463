import {
  nextPaymentState,
  PAYMENT_STATUSES,
  type PaymentEventType,
  type PaymentState,
  type PaymentStatus,
} from '@/lib/domain/payment/status'
import fc from '@/tests/support/fast-check'

const EVENTS: PaymentEventType[] = ['started', 'settled', 'failed', 'refundRequested', 'refundDone', 'refundFailed']
const at = (status: PaymentStatus): PaymentState => ({
  status,
  currentAttempt: status === 'new' ? null : 'a',
  paidBy: status === 'new' || status === 'pending' ? null : 'a',
})
const allowed: Record<string, PaymentStatus> = {
  'new started': 'pending',
  'new settled': 'confirmed',
  'pending settled': 'confirmed',
  'pending failed': 'new',
  'confirmed refundRequested': 'pending_refund',
  'pending_refund refundDone': 'refunded',
  'pending_refund refundFailed': 'confirmed',
}

it.each(PAYMENT_STATUSES.flatMap((status) => EVENTS.map((event) => [status, event] as const)))(
  'C1 payment %s, then %s',
  (status, event) => {
    const { state, changed } = nextPaymentState(at(status), { event, attempt: 'a' })
    expect(state.status).toBe(allowed[`${status} ${event}`] ?? status)
    expect(changed).toBe(`${status} ${event}` in allowed)
  },
)

it.each([
  ['a failed attempt keeps its error', at('pending'), { event: 'failed', attempt: 'a' }, ['recordError']],
  [
    'a failed refund calls operations',
    at('pending_refund'),
    { event: 'refundFailed', attempt: 'a' },
    ['alertOperations'],
  ],
  ['the same money twice is one payment', at('confirmed'), { event: 'settled', attempt: 'a' }, []],
  [
    'the money of a second attempt goes back',
    at('confirmed'),
    { event: 'settled', attempt: 'b' },
    ['refundExtraAttempt'],
  ],
  ['also after the first was refunded', at('refunded'), { event: 'settled', attempt: 'b' }, ['refundExtraAttempt']],
  [
    'the refund of a second attempt is not that of the order',
    at('pending_refund'),
    { event: 'refundFailed', attempt: 'b' },
    [],
  ],
  ['an old attempt that fails late says nothing', at('pending'), { event: 'failed', attempt: 'old' }, []],
] as const)('C1 %s', (_, state, news, effects) => expect(nextPaymentState(state, news).effects).toEqual(effects))

it('C1 an attempt may start anew after a failure, and its money counts', () => {
  const failed = nextPaymentState(at('pending'), { event: 'failed', attempt: 'a' }).state
  const again = nextPaymentState(failed, { event: 'started', attempt: 'b' }).state
  expect(nextPaymentState(again, { event: 'failed', attempt: 'a' }).state.status).toBe('pending')
  expect(nextPaymentState(again, { event: 'settled', attempt: 'b' }).state).toEqual({
    status: 'confirmed',
    currentAttempt: 'b',
    paidBy: 'b',
  })
})

it('C1 no run of notices, duplicated and shuffled, ends beside the table or forgets whose money it is', () => {
  const news = fc.record({ event: fc.constantFrom(...EVENTS), attempt: fc.constantFrom('a', 'b') })
  fc.assert(
    fc.property(fc.array(news, { maxLength: 30 }), (run) => {
      let state: PaymentState = { status: 'new', currentAttempt: null, paidBy: null }
      for (const one of run) {
        const { state: next, changed } = nextPaymentState(state, one)
        if (changed) expect(allowed[`${state.status} ${one.event}`]).toBe(next.status)
        else expect(next).toEqual(state)
        expect(next.paidBy !== null).toBe(['confirmed', 'pending_refund', 'refunded'].includes(next.status))
        state = next
      }
    }),
  )
})
