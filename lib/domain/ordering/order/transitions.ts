import type { GuardName } from '@/lib/domain/ordering/order/guards'
import type { Actor } from '@/lib/domain/ordering/order/order-state'
import type { OrderStatus } from '@/lib/domain/ordering/order/status'

/** What the caller does in the same transaction as the move; money moves by jobs that the row asks for. */
export type Effect =
  | 'takeCapacity'
  | 'freeCapacity'
  | 'countVoucher'
  | 'giveVoucherBack'
  | 'expirePayment'
  | 'refundIfPaid'
  | 'settleOnDelivery'

export type Transition = {
  from: OrderStatus | null
  to: OrderStatus
  /** Each mover with the conditions that hold for them alone. */
  actors: Partial<Record<Actor, readonly GuardName[]>>
  guards: readonly GuardName[]
  effects: readonly Effect[]
}

const COUNTED = 'countVoucher'
const REVERSAL_EFFECTS = ['freeCapacity', 'giveVoucherBack', 'refundIfPaid'] as const

/** The whole of contract C1: what is not here cannot happen. A voucher counts from leaving `new` (C8). */
export const TRANSITIONS: readonly Transition[] = [
  { from: null, to: 'new', actors: { diner: [] }, guards: ['paidOnline', 'kitchenTakesIt'], effects: ['takeCapacity'] },
  {
    from: null,
    to: 'pending',
    actors: { diner: [] },
    guards: ['paidAtOnce', 'kitchenTakesIt'],
    effects: ['takeCapacity', COUNTED],
  },
  {
    from: 'new',
    to: 'pending',
    actors: { payment: [] },
    guards: ['paymentConfirmed', 'kitchenTakesIt'],
    effects: [COUNTED],
  },
  {
    from: 'new',
    to: 'cancelled',
    actors: {
      system: ['paymentConfirmed', 'kitchenUnavailable'],
      diner: ['unpaid'],
      timer: ['unpaid', 'due', 'providerExpired'],
    },
    guards: [],
    effects: ['freeCapacity', 'expirePayment', 'refundIfPaid'],
  },
  { from: 'pending', to: 'confirmed', actors: { restaurant: [] }, guards: ['readyAt'], effects: [] },
  { from: 'pending', to: 'declined', actors: { restaurant: [] }, guards: ['declineReason'], effects: REVERSAL_EFFECTS },
  {
    from: 'pending',
    to: 'cancelled',
    actors: { diner: [], operations: ['reason'], timer: ['due'] },
    guards: [],
    effects: REVERSAL_EFFECTS,
  },
  { from: 'confirmed', to: 'sent', actors: { restaurant: [] }, guards: [], effects: [] },
  {
    from: 'confirmed',
    to: 'cancelled',
    actors: { restaurant: [], operations: [] },
    guards: ['reason'],
    effects: REVERSAL_EFFECTS,
  },
  {
    from: 'sent',
    to: 'delivered',
    actors: { restaurant: [], diner: [], timer: ['due'] },
    guards: [],
    effects: ['settleOnDelivery'],
  },
  // Called back by the panel alone, within ten minutes. What was paid at the counter stays paid: handing over anew settles nothing.
  { from: 'delivered', to: 'sent', actors: { restaurant: ['handedOverJustNow'] }, guards: [], effects: [] },
  { from: 'sent', to: 'confirmed', actors: { restaurant: ['handedOverJustNow'] }, guards: [], effects: [] },
  // The food was made and driven: operations decide about the money, no rule does.
  { from: 'sent', to: 'cancelled', actors: { operations: [] }, guards: ['reason'], effects: ['giveVoucherBack'] },
]
