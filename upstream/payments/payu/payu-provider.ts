import type { PaymentProvider } from '@/lib/payment/provider'
export function payuProvider(_: unknown): PaymentProvider {
  throw new Error('not yet')
}
