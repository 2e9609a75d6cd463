import { z } from 'zod'
import { type PaymentSettings, paymentEnv, withProvider } from '@/upstream/payments/payment-settings'

/** What the payment part of an environment becomes. */
export function paymentSettings(source: Record<string, string> = {}): PaymentSettings {
  return withProvider(z.object(paymentEnv).parse(source), false)
}
