import type { Logger } from 'pino'
import type { Db } from '../db/database'
import type { PaymentDesk } from './payment-desk'

/** What moving money needs. */
export interface PaymentDeps {
  db: Db
  now: () => Date
  log: Logger
  desk: PaymentDesk
}
