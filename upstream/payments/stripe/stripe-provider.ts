import type { PaymentProvider } from '@/lib/payment/provider'
export function stripeProvider(_: unknown): PaymentProvider {
  throw new Error('not yet')
}
