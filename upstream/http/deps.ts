import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Logger } from 'pino'
import type { MediaStore } from '@/lib/backend/pictures/media-store'
import type { SharedState } from '@/lib/backend/shared-state/shared-state'
import type { Telemetry } from '@/lib/backend/telemetry/telemetry'
import type { RateName } from '@/lib/domain/rate-limit/limits'
import type { TenantConfig } from '@/lib/domain/tenant/schema'
import type { AppName } from '@/lib/domain/wire'
import type { AddressLookup } from '@/upstream/addresses/locate-address'
import type { FileThread } from '@/upstream/aside/file-thread'
import type { Caps } from '@/upstream/caps/caps'
import type { RevisionFeed } from '@/upstream/db/revision-feed'
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
  /** PARTNER_TOKEN_PREVIOUS: opens what the token opens, and makes nothing. Decision 0060. */
  previousPartnerToken?: string
  paymentProviders: PaymentProviders
  feed: RevisionFeed
  /** Revisions of restaurants, by their ids. */
  boardFeed: RevisionFeed
  /** Answers calls about whole restaurants in a thread of its own; absent in that thread, and with PGlite, which has one connection. */
  fileThread?: FileThread
  /** What is done once a call has been answered. */
  afterAnswer: AfterAnswer
  /** Limits that all upstreams count together: REDIS_URL. */
  sharedState?: SharedState
  /** Where OTEL_EXPORTER_OTLP_ENDPOINT or UPSTREAM_METRICS_PORT is set. */
  telemetry?: Telemetry
  /** The process is stopping: `/readyz` says so. */
  isDraining?: () => boolean
  /** Shared with the web server: with it a caller may name a diner's address. */
  upstreamSecret: string
  /** UPSTREAM_SECRET_PREVIOUS: callers and PINs of it count, nothing new is made with it. Decision 0060. */
  previousUpstreamSecret?: string
  /** Key of the mailbox at `/outbox`; `null` disables the mailbox. */
  outboxKey: string | null
  /** What becomes of e-mails: see `mailRouteOf`. */
  mailRoute: MailRoute
  /** How long a second request with the same key waits for the first. */
  idempotencyWaitMs: number
  providerWaitMs: ProviderWait
  /** Points instead of those of the table, as tests and measuring have them. */
  limits?: Partial<Record<RateName, number>>
  /** Makes and keeps what restaurants hand over. */
  pictures: { make: PictureMaker; store: MediaStore }
  /** Limits of what one contact and one network may have open or start. Decision 0026. */
  caps: Caps
  /** By which push services know this product. */
  vapid: VapidKeys
  /** Where subscriptions may lie besides the push services of the browsers; tests have their own. */
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
    tenantConfig: TenantConfig
    /** `FoundTenant`. */
    listsRevision: number
    /** Below /partner and /operations: the scope of the caller's token. */
    staffReach: StaffScope
    /** Below /staff, /panel and /console, as far as the call asks for it: set by `panelWall`. */
    session?: FoundSession
    device?: FoundDevice
    caller?: PanelCaller
    brandCaller?: BrandCaller
    /** The person or machine that the trails of what this call changes name. */
    actor?: StaffActor
  }
}

export type Upstream = OpenAPIHono<UpstreamEnv>
