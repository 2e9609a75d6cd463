import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type MessagePort, parentPort } from 'node:worker_threads'
import type { Logger } from 'pino'
import { loadOrCreateSecret, secureDataDir } from '@/lib/backend/data-dir'
import { createDrain, type Drain, type DrainBounds, drainBounds } from '@/lib/backend/drain'
import { diskMediaStore } from '@/lib/backend/pictures/disk-media-store'
import type { MediaStore } from '@/lib/backend/pictures/media-store'
import { connectRedis } from '@/lib/backend/shared-state/redis-state'
import { RATES } from '@/lib/domain/rate-limit/limits'
import { tenants as registry } from '@/tenants/registry'
import { refuseForeignFolder } from '@/upstream/pictures/refuse-foreign-folder'
import { googleGeocoder } from './addresses/google-geocoder'
import { createApp } from './app'
import { scaledCaps } from './caps/caps'
import { followSteps, now } from './clock'
import type { Database } from './db/database'
import { hasOutbox, readUpstreamEnv, refuseUnready, type UpstreamSettings } from './env'
import { createAfterAnswer } from './http/after-answer'
import type { Deps } from './http/deps'
import { answerInThread } from './http/file-thread/answer-in-thread'
import { fileThread } from './http/file-thread/file-thread'
import { listen } from './http/http-server'
import { runAlarmJobs } from './jobs/run-alarm-jobs'
import { runJobs } from './jobs/run-jobs'
import { runMessageJobs } from './jobs/run-message-jobs'
import { runOrderJobs } from './jobs/run-order-jobs'
import { createLogger } from './logger'
import { mailLine, mailRouteOf, openMessenger } from './mail/open-messenger'
import { onceDatabaseAnswers, openDatabase } from './open-database'
import { orderFeed } from './orders/order-feed'
import { boardFeed } from './panel/board/board-feed'
import { postPushOver } from './panel/push/post-push'
import type { Pusher } from './panel/push/send-pushes'
import { vapidKeysOf } from './panel/push/vapid'
import { createPaymentProviders } from './payments/create-payment-providers'
import { paymentsLine } from './payments/payment-settings'
import { pictureMaker } from './pictures/run-picture-worker'
import { s3MediaStore } from './pictures/s3-media-store'
import { readSamples } from './seed/read-samples'
import { seedIfEmpty } from './seed/seed'
import { openUpstreamTelemetry } from './telemetry'
import { tenantDifferenceLines } from './tenants/apply-tenant-files'

/** Time that a second request with an Idempotency-Key waits for the first. Contract "General rules". */
const IDEMPOTENCY_WAIT_MS = 5000
/**
 * Shares of the web server's time limits: 8 seconds for an order (up to 2.5 of them for finding its address), 12 for
 * a payment.
 */
const PROVIDER_WAIT_MS = { order: 4000, payment: 8000, expireOthers: 2500 }
/** The worker file is built beside this one. Decision 0070. */
const PICTURE_WORKER = fileURLToPath(new URL('picture-worker.mjs', import.meta.url))
/** Connections of the thread that answers calls about whole restaurants: as many as the calls that may run at once. */
const THREAD_CONNECTIONS = 6
/** Time after which running requests and jobs are cut off. */
const LATEST_END_MS = 9500

try {
  await start()
} catch (error) {
  process.stderr.write(`upstream: ${reasonOf(error)}\n`)
  process.exit(1)
}

/** The innermost reason: "Failed query" is less useful than "connection refused". */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.cause) return reasonOf(error.cause)
  const { code } = error as NodeJS.ErrnoException
  return error.message || (code === 'ECONNREFUSED' ? 'the database does not answer (ECONNREFUSED)' : String(code))
}

async function start(): Promise<void> {
  const settings = readUpstreamEnv(process.env)
  refuseUnready(process.env, registry)
  if (settings.TEST_CLOCK) followSteps(settings.TEST_CLOCK, process, () => process.exit(1))
  if (parentPort) return startThread(settings, parentPort)
  const log = createLogger(settings.LOG_LEVEL)
  secureDataDir(settings.DATA_DIR)
  const place = settings.DATABASE_URL ? 'PostgreSQL' : `PGlite in ${join(settings.DATA_DIR, 'pg')}`
  process.stdout.write(`database: ${place}\n`)
  const database = await openDatabase(settings, log)
  const samples = settings.SEED === 'sample' ? { ...readSamples(now()), withOrders: true } : null
  if (await onceDatabaseAnswers(() => seedIfEmpty(database.db, samples, now()), log))
    process.stdout.write(`sample data: ${samples?.restaurants.length ?? 0} restaurants are in\n`)
  // Without this line a newcomer who configures a payment method would find an empty product unexplained.
  if (!samples && !process.env.SEED)
    process.stdout.write('sample data: none with these settings; SEED=sample fills an empty database\n')
  for (const line of await onceDatabaseAnswers(() => tenantDifferenceLines(database.db), log))
    process.stdout.write(`${line}\n`)
  if (settings.DATABASE_URL && !settings.MEDIA_S3_ENDPOINT)
    await onceDatabaseAnswers(() => refuseForeignFolder(database.db, mediaFolderOf(settings)), log)
  // PGlite sets the modes of its own files, whatever the umask is.
  secureDataDir(settings.DATA_DIR)

  const base = openDeps(settings, database, log)
  const push = pushOf(settings)
  const sharedState = await sharedStateOf(settings, base.upstreamSecret, log)
  let drain: Drain | undefined
  const deps: Deps = {
    ...base,
    sharedState,
    telemetry: await openUpstreamTelemetry(settings, database, now, sharedState),
    isDraining: () => drain?.isDraining() ?? false,
    // A stepped clock belongs to this thread alone, so tests have no file thread.
    fileThread: settings.DATABASE_URL && !settings.TEST_CLOCK ? fileThread(new URL(import.meta.url), log) : undefined,
  }
  const app = createApp(deps)
  const stopJobs = runJobs(deps, deps.telemetry?.jobMeter, indexNowOf(settings))
  const stopOrderJobs = runOrderJobs(deps, app, paymentSecretOf(settings), deps.telemetry?.jobMeter)
  const previous = settings.UPSTREAM_SECRET_PREVIOUS
  const pusher = {
    db: database.db,
    now,
    log,
    keys: deps.vapid,
    previousKeys: previous ? vapidKeysOf(previous) : undefined,
    ...push,
  }
  const pauseAfter = settings.PAUSE_AFTER_UNANSWERED
  const stopAlarmJobs = runAlarmJobs(pusher, { pauseAfter }, deps.telemetry?.jobMeter)
  const messenger = openMessenger(settings, deps)
  const stopMessageJobs = runMessageJobs(messenger, deps.telemetry?.jobMeter)
  const at = { port: settings.UPSTREAM_PORT, hostname: settings.UPSTREAM_HOST }
  const endWith = ({ message }: Error) => {
    process.stderr.write(`upstream: ${message}\n`)
    process.exit(1)
  }
  const server = listen(app.fetch, at, ({ port }) => {
    // A later error is a connection that could not be accepted: it does not stop the server.
    server.off('error', endWith)
    server.on('error', ({ message }: Error) => log.error({ reason: message }, 'a connection was not accepted'))
    process.stdout.write(`upstream listens on ${port}\n`)
    const payments = paymentsLine(settings)
    if (payments) process.stdout.write(`${payments}\n`)
    const mails = mailLine(deps.mailRoute)
    if (mails) process.stdout.write(`${mails}\n`)
    if (deps.mailRoute === 'none') log.error('SMTP_URL is unset: no e-mail leaves, all of them wait')
    if (deps.outboxKey) {
      const host = `127.0.0.1:${port}`
      process.stdout.write(`mailbox: http://${host}/outbox?key=${deps.outboxKey}\n`)
    }
    log.info({ port, database: database.kind }, 'listening')
  })
  server.on('error', endWith)
  drain = createDrain(server)
  let isStopping = false
  const endings = [
    async () => deps.fileThread?.close(),
    deps.afterAnswer.idle,
    stopJobs,
    stopOrderJobs,
    stopAlarmJobs,
    stopMessageJobs,
    messenger.close,
    database.close,
  ]
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    // A terminal and `npm run upstream` both send the signal: the second one is ignored.
    process.on(signal, () => {
      if (isStopping) return
      isStopping = true
      // Streams would keep the server open while their clients are connected.
      deps.feed.close()
      deps.boardFeed.close()
      void stop(drainBounds(signal, settings.DRAIN_SECONDS), endings)
    })
  }

  async function stop(bounds: DrainBounds, endings: (() => Promise<void>)[]): Promise<void> {
    setTimeout(() => process.exit(1), LATEST_END_MS).unref()
    await drain?.stop(bounds)
    for (const end of endings) await end()
    await deps.telemetry?.close()
    await deps.sharedState?.close()
    process.exit(0)
  }
}

/**
 * The thread that answers calls about whole restaurants. Its log level is `warn`, since the main thread logs the
 * calls. Decision 0083.
 */
async function startThread(settings: UpstreamSettings, port: MessagePort): Promise<void> {
  const log = createLogger('warn')
  const database = await openDatabase(settings, log, { connections: THREAD_CONNECTIONS })
  const deps = openDeps(settings, database, log)
  answerInThread(createApp(deps), port, async () => {
    await deps.afterAnswer.idle()
    deps.feed.close()
    deps.boardFeed.close()
    await database.close()
  })
}

/** Dependencies of both threads. */
function openDeps(settings: UpstreamSettings, database: Database, log: Logger): Deps {
  const storedSecret = (name: string) => loadOrCreateSecret(settings.DATA_DIR, name)
  const upstreamSecret = settings.UPSTREAM_SECRET ?? storedSecret('upstream-secret')
  return {
    db: database.db,
    runWithoutStatementTimeout: database.runWithoutStatementTimeout,
    ping: database.ping,
    now,
    log,
    feed: orderFeed(database.db),
    boardFeed: boardFeed(database.db),
    afterAnswer: createAfterAnswer(log),
    paymentProviders: createPaymentProviders(settings, { db: database.db, now, secret: paymentSecretOf(settings) }),
    partnerToken: settings.PARTNER_TOKEN ?? storedSecret('partner-token'),
    previousPartnerToken: settings.PARTNER_TOKEN_PREVIOUS,
    upstreamSecret,
    previousUpstreamSecret: settings.UPSTREAM_SECRET_PREVIOUS,
    outboxKey: hasOutbox(settings) ? storedSecret('outbox-key') : null,
    mailRoute: mailRouteOf(settings, hasOutbox(settings)),
    idempotencyWaitMs: IDEMPOTENCY_WAIT_MS,
    providerWaitMs: PROVIDER_WAIT_MS,
    limits: { submissions: RATES.submissions.points * settings.CAPS_FACTOR },
    caps: scaledCaps(settings.CAPS_FACTOR),
    pictures: { make: pictureMaker(PICTURE_WORKER), store: mediaStoreOf(settings) },
    vapid: vapidKeysOf(upstreamSecret),
    isPushEndpoint: pushOf(settings).isEndpoint,
    maps: mapsOf(settings, log),
  }
}

function paymentSecretOf({ BUILTIN_PAYMENT_SECRET, DATA_DIR }: UpstreamSettings): string {
  return BUILTIN_PAYMENT_SECRET ?? loadOrCreateSecret(DATA_DIR, 'payment-secret')
}

/** Push services of the browsers, or only a test's own, at an address of this machine. Decisions 0056, 0057. */
function pushOf({ TEST_PUSH_ORIGIN: origin }: UpstreamSettings): Pick<Pusher, 'isEndpoint' | 'post'> {
  if (!origin) return { post: postPushOver() }
  const isEndpoint = (endpoint: string) => endpoint.startsWith(`${origin}/`)
  return { isEndpoint, post: postPushOver({ isAllowedAddress: (address) => address === '127.0.0.1' }) }
}

function mediaFolderOf({ MEDIA_DIR, DATA_DIR }: UpstreamSettings): string {
  return MEDIA_DIR ?? join(DATA_DIR, 'media')
}

function mediaStoreOf(settings: UpstreamSettings): MediaStore {
  const { MEDIA_S3_ENDPOINT: endpoint, MEDIA_S3_REGION: region } = settings
  const { MEDIA_S3_ACCESS_KEY_ID: accessKeyId, MEDIA_S3_SECRET_ACCESS_KEY: secretAccessKey } = settings
  if (!endpoint || !accessKeyId || !secretAccessKey) return diskMediaStore(mediaFolderOf(settings))
  return s3MediaStore({ endpoint, region, accessKeyId, secretAccessKey })
}

function indexNowOf({ INDEXNOW_SECRET: secret, INDEXNOW_ENDPOINT: endpoint }: UpstreamSettings) {
  return secret ? { secret, endpoint } : undefined
}

async function sharedStateOf({ REDIS_URL: url }: UpstreamSettings, secret: string, log: Logger) {
  if (!url) return undefined
  const onChange = (isThere: boolean, reason?: string) =>
    isThere ? log.info('redis is there') : log.warn({ reason }, 'redis is away: each process keeps its own limits')
  return connectRedis({ url, prefix: 'nakryte', secret, onChange })
}

function mapsOf(settings: UpstreamSettings, log: Logger): Deps['maps'] {
  const { GOOGLE_MAPS_SERVER_KEY: key, GOOGLE_MAPS_API_KEY: browserKey } = settings
  return {
    geocode: key ? googleGeocoder({ key, log, clock: () => performance.now() }) : null,
    hasBrowserMaps: browserKey !== undefined,
  }
}
