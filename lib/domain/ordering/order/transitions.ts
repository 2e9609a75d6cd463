import type { GuardName } from '@/lib/domain/ordering/order/guards'
import type { Actor } from '@/lib/domain/ordering/order/order-state'
import type { OrderStatus } from '@/lib/domain/ordering/order/status'

/** Acts of the caller in the same transaction as the move; jobs that the row requests move the money. */
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
  /** Each actor with the guards that apply to it alone. */
  actors: Partial<Record<Actor, readonly GuardName[]>>
  guards: readonly GuardName[]
  effects: readonly Effect[]
}

const COUNTED = 'countVoucher'
const REVERSAL_EFFECTS = ['freeCapacity', 'giveVoucherBack', 'refundIfPaid'] as const

/** All transitions of contract C1: others are impossible. A voucher counts from leaving `new` (C8). */
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
  // Only the panel calls back, within ten minutes. A payment at the counter stays paid: handing over again collects
  // nothing.
  { from: 'delivered', to: 'sent', actors: { restaurant: ['handedOverJustNow'] }, guards: [], effects: [] },
  { from: 'sent', to: 'confirmed', actors: { restaurant: ['handedOverJustNow'] }, guards: [], effects: [] },
  // The food was made and driven: operations decide about a refund, no rule does.
  { from: 'sent', to: 'cancelled', actors: { operations: [] }, guards: ['reason'], effects: ['giveVoucherBack'] },
]
