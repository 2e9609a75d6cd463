import { z } from 'zod'
import { type PaymentSettings, paymentEnv, withDefaultProvider } from '@/upstream/payments/payment-settings'

/** The payment settings of an environment. */
export function paymentSettings(source: Record<string, string> = {}): PaymentSettings {
  return withDefaultProvider(z.object(paymentEnv).parse(source), false)
}
