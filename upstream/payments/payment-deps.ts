import type { Logger } from 'pino'
import type { Db } from '../db/database'
import type { PaymentProviders } from './payment-providers'

/**
 * Time that a request waits for a payment provider, in milliseconds; later answers are stored all the same. The sum
 * is less than the web server waits for the upstream: a hanging provider must not look like a hanging upstream.
 */
export interface ProviderWait {
  /** To start the payment of a new order. */
  order: number
  /** To start another attempt. */
  payment: number
  /** To expire the other attempts before it. */
  expireOthers: number
}

/** Dependencies of payments and refunds. */
export interface PaymentDeps {
  db: Db
  now: () => Date
  log: Logger
  paymentProviders: PaymentProviders
  providerWaitMs: ProviderWait
}
