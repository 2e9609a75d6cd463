import type { Logger } from 'pino'
import type { Db } from '../db/database'
import type { PaymentProviders } from './payment-providers'

/**
 * How long a request waits for a payment provider, in milliseconds; what comes later is kept all the same. Together less
 * than the web server waits for the upstream: a provider that hangs must not look like an upstream that does.
 */
export interface ProviderWait {
  /** To begin the payment of a new order. */
  order: number
  /** To begin another attempt. */
  payment: number
  /** To take the other attempts back before it. */
  expireOthers: number
}

/** What moving money needs. */
export interface PaymentDeps {
  db: Db
  now: () => Date
  log: Logger
  paymentProviders: PaymentProviders
  providerWaitMs: ProviderWait
}
