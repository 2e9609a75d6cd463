import { afterPayment } from '@/lib/domain/ordering/order/after-payment'
import { transition } from '@/lib/domain/ordering/order/transition'

it.each([
  ['paid in time', 'new', 'confirmed', true, 'send'],
  ['paid while the kitchen closed', 'new', 'confirmed', false, 'cancelAndRefund'],
  ['a payment that is under way', 'new', 'pending', true, 'nothing'],
  ['paid after the order was cancelled', 'cancelled', 'confirmed', true, 'refund'],
  ['paid after the order was declined', 'declined', 'confirmed', false, 'refund'],
  ['the same word again, for a sent order', 'pending', 'confirmed', true, 'nothing'],
  ['the same word again, for a refunded order', 'cancelled', 'pending_refund', true, 'nothing'],
  ['delivered', 'delivered', 'confirmed', true, 'nothing'],
] as const)('C1 %s', (_, status, paymentStatus, kitchenAvailable, next) => {
  const order = { status, paymentStatus, paymentMethod: 'blik' } as const
  expect(afterPayment(order, kitchenAvailable)).toBe(next)
  const context = { now: new Date(0), kitchenAvailable }
  if (next === 'send') expect(transition(order, 'pending', 'payment', context).ok).toBe(true)
  if (next === 'cancelAndRefund')
    expect(transition(order, 'cancelled', 'system', context)).toMatchObject({
      effects: expect.arrayContaining(['refundIfPaid']),
    })
})
