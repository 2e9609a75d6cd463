import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Logger } from 'pino'
import type { TenantConfig } from '@/lib/tenant/schema'
import type { AppName } from '@/lib/wire'
import type { Db } from '../db/database'
import type { AddressLookup } from '../domain/addresses/locate-address'
import type { OrderFeed } from '../domain/orders/order-feed'
import type { PaymentDesk } from '../payments/payment-desk'
import type { StaffReach } from './staff-reach'

/** What a running upstream needs; tests bring their own clock and database. */
export interface Deps {
  db: Db
  now: () => Date
  log: Logger
  partnerToken: string
  desk: PaymentDesk
  feed: OrderFeed
  /** Addresses besides loopback whose `x-forwarded-for` is believed. */
  trustedCallers: string[]
  /** How long a second request with a key waits for the first. */
  idempotencyWaitMs: number
  /** Requests a minute and client; `tenantLogs` those of all clients of a tenant together. */
  limits: { reads: number; writes: number; logs: number; tenantLogs: number }
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
    /** The diner's address as the web app reports it; `null` for the web app itself. */
    client: string | null
    tenant: string
    tenantConfig: TenantConfig
    /** Below /partner and /operations: whose affairs the caller's token opens. */
    staffReach: StaffReach
  }
}

export type Upstream = OpenAPIHono<UpstreamEnv>
