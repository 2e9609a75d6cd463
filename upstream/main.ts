import { type ServerType, serve } from '@hono/node-server'
import type { Logger } from 'pino'
import { createApp } from './app'
import { DEFAULT_LIMITS, IDEMPOTENCY_WAIT_MS } from './defaults'
import { orderFeed } from './domain/orders/order-feed'
import { readUpstreamEnv, type UpstreamSettings } from './env'
import { googleGeocoder } from './geocoding/google-geocoder'
import type { Deps } from './http/deps'
import { runJobs } from './jobs/run-jobs'
import { runMessageJobs } from './jobs/run-message-jobs'
import { runOrderJobs } from './jobs/run-order-jobs'
import { createLogger } from './logger'
import { openMessenger } from './messages/open-messenger'
import { openDatabase } from './open-database'
import { keptPartnerToken, keptSecret } from './partner-token'
import { createDesk } from './payments/create-desk'
import { restaurants, streets } from './seeds/data/index'
import { orderings } from './seeds/data/menus/index'
import { vouchers } from './seeds/data/menus/vouchers'
import { sowIfEmpty } from './seeds/sow'

const now = () => new Date()

try {
  await start()
} catch (error) {
  process.stderr.write(`upstream: ${reasonOf(error)}\n`)
  process.exit(1)
}

/** The innermost reason: "Failed query" says less than "connection refused". */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.cause) return reasonOf(error.cause)
  const { code } = error as NodeJS.ErrnoException
  return error.message || (code === 'ECONNREFUSED' ? 'the database does not answer (ECONNREFUSED)' : String(code))
}

async function start(): Promise<void> {
  const settings = readUpstreamEnv(process.env)
  const log = createLogger(settings.LOG_LEVEL)
  const database = await openDatabase(settings)
  if (await sowIfEmpty(database.db, { restaurants, streets, orderings, vouchers }, now()))
    log.info('sowed the sample data')

  const secret = settings.BUILTIN_PAYMENT_SECRET ?? keptSecret(settings.DATA_DIR, 'payment-secret')
  const deps: Deps = {
    db: database.db,
    now,
    log,
    feed: orderFeed(database.db),
    desk: createDesk(settings, { db: database.db, now, secret }),
    partnerToken: settings.PARTNER_TOKEN ?? keptPartnerToken(settings.DATA_DIR),
    trustedCallers: settings.TRUSTED_CALLERS,
    idempotencyWaitMs: IDEMPOTENCY_WAIT_MS,
    limits: DEFAULT_LIMITS,
    maps: mapsOf(settings, log),
  }
  const app = createApp(deps)
  const stopJobs = runJobs(database.db, now, log)
  const stopOrderJobs = runOrderJobs(deps, app, secret)
  const messenger = openMessenger(settings, deps)
  const stopMessageJobs = runMessageJobs(messenger)
  const server = serve({ fetch: app.fetch, port: settings.UPSTREAM_PORT, hostname: settings.UPSTREAM_HOST }, (at) => {
    process.stdout.write(`upstream listens on ${at.port}\n`)
    log.info({ port: at.port, database: database.kind }, 'listening')
  })
  // Longer than the web server's pool keeps a connection, so that none is closed under a call.
  if ('keepAliveTimeout' in server) server.keepAliveTimeout = 65_000
  server.on('error', (error) => {
    process.stderr.write(`upstream: ${error.message}\n`)
    process.exit(1)
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      // Streams would keep the server open for as long as somebody watches.
      deps.feed.close()
      stop(server, [stopJobs, stopOrderJobs, stopMessageJobs, messenger.close, database.close])
    })
  }
}

function mapsOf(settings: UpstreamSettings, log: Logger): Deps['maps'] {
  const { GOOGLE_MAPS_SERVER_KEY: key, GOOGLE_MAPS_API_KEY: browserKey } = settings
  return {
    geocode: key ? googleGeocoder({ key, log, clock: () => performance.now() }) : null,
    hasBrowserMaps: browserKey !== undefined,
  }
}

/** Answers what has begun, then lets go of jobs and database; a straggler is cut off after 8 seconds. */
async function stop(server: ServerType, endings: (() => Promise<void>)[]): Promise<void> {
  setTimeout(() => process.exit(1), 8000).unref()
  await new Promise((resolve) => {
    server.close(resolve)
    if ('closeIdleConnections' in server) server.closeIdleConnections()
  })
  for (const end of endings) await end()
  process.exit(0)
}
