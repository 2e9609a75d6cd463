import type { PaymentOrder } from '@/lib/domain/payment/provider'

/** A payment attempt as adapters get it, for 50,50 zł at Friday noon. */
export function aPayment(changes: Partial<PaymentOrder> = {}): PaymentOrder {
  return {
    attemptId: 'ATTEMPT234567ABC',
    orderId: 'ORDER234567ABCDEFGHIJKLM',
    orderNumber: '1001',
    method: 'card_online',
    amountGrosze: 5050,
    description: 'Zamówienie 1001',
    customer: { email: 'anna@example.pl', firstname: 'Anna', lastname: 'Nowak', ip: '83.20.1.2' },
    returnUrl: 'https://lubje.pl/zamowienie/ORDER234567ABCDEFGHIJKLM',
    notifyUrl: 'https://api.lubje.pl/payments/payu/notify',
    expiresAt: new Date('2026-11-27T12:15:00+01:00'),
    ...changes,
  }
}
