import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Logger } from 'pino'
import type { MediaStore } from '@/lib/backend/pictures/media-store'
import type { SharedState } from '@/lib/backend/shared-state/shared-state'
import type { Telemetry } from '@/lib/backend/telemetry/telemetry'
import type { RateName } from '@/lib/domain/rate-limit/limits'
import type { TenantConfig } from '@/lib/domain/tenant/schema'
import type { AppName } from '@/lib/domain/wire'
import type { AddressLookup } from '@/upstream/addresses/locate-address'
import type { Caps } from '@/upstream/caps/caps'
import type { RevisionFeed } from '@/upstream/db/revision-feed'
import type { FileThread } from '@/upstream/http/file-thread/file-thread'
import type { FoundDevice } from '@/upstream/panel/accounts/devices'
import type { BrandCaller, PanelCaller } from '@/upstream/panel/accounts/panel-caller'
import type { FoundSession } from '@/upstream/panel/accounts/sessions'
import type { StaffActor } from '@/upstream/panel/accounts/staff-audit'
import type { VapidKeys } from '@/upstream/panel/push/vapid'
import type { PaymentProviders } from '@/upstream/payments/payment-providers'
import type { PictureMaker } from '@/upstream/pictures/run-picture-worker'
import type { Db, RunWithoutStatementTimeout } from '../db/database'
import type { ProviderWait } from '../payments/payment-deps'
import type { AfterAnswer } from './after-answer'

/** The orders and reservations that a caller may see and decide: all, one restaurant's, or one tenant's. */
export type StaffScope = 'all' | { restaurantId: number } | { tenant: string }

/** A mail server takes e-mails, the mailbox keeps them, or they wait in the database. */
export type MailRoute = 'smtp' | 'mailbox' | 'none'

/** Dependencies of a running upstream; tests supply their own clock and database. */
export interface Deps {
  db: Db
  /** `Database.runWithoutStatementTimeout`. */
  runWithoutStatementTimeout?: RunWithoutStatementTimeout
  /** `Database.ping`. */
  ping?: () => Promise<void>
  now: () => Date
  log: Logger
  partnerToken: string
  /** PARTNER_TOKEN_PREVIOUS: accepted like the token, but derives no new tokens. See docs/design/processes.md. */
  previousPartnerToken?: string
  paymentProviders: PaymentProviders
  feed: RevisionFeed
  /** Revisions of restaurants, by their ids. */
  boardFeed: RevisionFeed
  /**
   * Answers calls about whole restaurants in a separate thread; absent in that thread, and with PGlite, which has one
   * connection.
   */
  fileThread?: FileThread
  /** Work that runs after a call's answer. */
  afterAnswer: AfterAnswer
  /** Limits that all upstreams count together: REDIS_URL. */
  sharedState?: SharedState
  /** Set where OTEL_EXPORTER_OTLP_ENDPOINT or UPSTREAM_METRICS_PORT is set. */
  telemetry?: Telemetry
  /** The process is stopping, which `/readyz` reports. */
  isDraining?: () => boolean
  /** Shared with the web server: with it a caller may name a diner's address. */
  upstreamSecret: string
  /** UPSTREAM_SECRET_PREVIOUS: its callers and PINs are accepted, nothing new is made with it. */
  previousUpstreamSecret?: string
  /** Key of the mailbox at `/outbox`; `null` disables the mailbox. */
  outboxKey: string | null
  /** Route of e-mails: see `mailRouteOf`. */
  mailRoute: MailRoute
  /** How long a second request with the same key waits for the first. */
  idempotencyWaitMs: number
  providerWaitMs: ProviderWait
  /** Limits that replace those of the table, for tests and benches. */
  limits?: Partial<Record<RateName, number>>
  /** Converts and stores uploads of restaurants. */
  pictures: { make: PictureMaker; store: MediaStore }
  /** Limits of one contact's and one network's open or started requests. Decision 0026. */
  caps: Caps
  /** Keys that identify this product to push services. */
  vapid: VapidKeys
  /** Push endpoints that are allowed besides those of the browsers' services; for tests. */
  isPushEndpoint?: (endpoint: string) => boolean
  /** An address source besides the built-in one; optional. */
  maps?: Pick<AddressLookup, 'geocode' | 'hasBrowserMaps'>
}

/** The address lookup of this upstream. */
export function addressLookup({ db, maps }: Deps): AddressLookup {
  return { db, geocode: maps?.geocode ?? null, hasBrowserMaps: maps?.hasBrowserMaps ?? false }
}

/** Values that middleware sets for routes. */
export interface UpstreamEnv {
  Variables: {
    requestId: string
    appName: AppName
    /** The diner's address as the web server names it, otherwise the caller's own; `null` for the web server itself. */
    client: string | null
    tenant: string
    /** The brand's own configuration; the payment methods of `offeredConfig` are those that can be taken here. */
    tenantConfig: Omit<TenantConfig, `${string}payment_option_keys`>
    offeredConfig: () => TenantConfig
    /** Below /partner and /operations: the scope of the caller's token. */
    staffReach: StaffScope
    /** Below /staff, /panel and /console, as far as the call requires it: set by `panelWall`. */
    session?: FoundSession
    /** The same session later, in a stream: `null` once it has ended. */
    sessionNow?: () => Promise<FoundSession | null>
    device?: FoundDevice
    caller?: PanelCaller
    brandCaller?: BrandCaller
    /** The person or machine of the changes of this call, for the trails. */
    actor?: StaffActor
  }
}

export type Upstream = OpenAPIHono<UpstreamEnv>
