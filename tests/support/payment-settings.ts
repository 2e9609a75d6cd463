import { z } from 'zod'
import { type PaymentSettings, paymentEnv, withDefaultProvider } from '@/upstream/payments/payment-settings'

/** What the payment part of an environment becomes. */
export function paymentSettings(source: Record<string, string> = {}): PaymentSettings {
  return withDefaultProvider(z.object(paymentEnv).parse(source), false)
}
