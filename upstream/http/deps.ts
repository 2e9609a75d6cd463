import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Logger } from 'pino'
import type { TenantConfig } from '@/lib/domain/tenant/schema'
import type { AppName } from '@/lib/domain/wire'
import type { AddressLookup } from '@/upstream/addresses/locate-address'
import type { Caps } from '@/upstream/caps/caps'
import type { OrderFeed } from '@/upstream/orders/order-feed'
import type { PaymentProviders } from '@/upstream/payments/payment-providers'
import type { Db } from '../db/database'
import type { ProviderWait } from '../payments/payment-deps'

/** Whose orders and reservations a caller may see and decide: all, one restaurant's, or those made at one tenant. */
export type StaffScope = 'all' | { restaurantId: number } | { tenant: string }

/** What a running upstream needs; tests bring their own clock and database. */
export interface Deps {
  db: Db
  now: () => Date
  log: Logger
  partnerToken: string
  paymentProviders: PaymentProviders
  feed: OrderFeed
  /** Shared with the web server: who shows it is believed when it names a diner's address. */
  upstreamSecret: string
  /** Opens the mailbox at `/outbox`; `null` where there is none. */
  outboxKey: string | null
  /** How long a second request with a key waits for the first. */
  idempotencyWaitMs: number
  providerWaitMs: ProviderWait
  /** Points a minute and network (`costOf`); `staff` and `tenantLogs` requests of a whole restaurant or tenant together. */
  limits: { reads: number; writes: number; logs: number; staff: number; tenantLogs: number }
  /** What one contact and one network may have open or set off. Decision 0026. */
  caps: Caps
  /** Who finds addresses besides the built-in source; without it, nobody. */
  maps?: Pick<AddressLookup, 'geocode' | 'hasBrowserMaps'>
}

/** Where this upstream looks addresses up. */
export function addressLookup({ db, maps }: Deps): AddressLookup {
  return { db, geocode: maps?.geocode ?? null, hasBrowserMaps: maps?.hasBrowserMaps ?? false }
}

/** What middleware leaves for routes. */
export interface UpstreamEnv {
  Variables: {
    requestId: string
    appName: AppName
    /** The diner's address as the web app names it, else the caller's own; `null` for the web app itself. */
    client: string | null
    tenant: string
    tenantConfig: TenantConfig
    /** Below /partner and /operations: whose affairs the caller's token opens. */
    staffReach: StaffScope
  }
}

export type Upstream = OpenAPIHono<UpstreamEnv>
