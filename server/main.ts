import { AsyncLocalStorage } from 'node:async_hooks'
import { rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import next from 'next'
import { createDrain, drainBounds } from '@/lib/backend/drain'
import { diskMediaStore } from '@/lib/backend/pictures/disk-media-store'
import { connectRedis } from '@/lib/backend/shared-state/redis-state'
import { serveMetrics } from '@/lib/backend/telemetry/metrics-server'
import { openTelemetry } from '@/lib/backend/telemetry/open-telemetry'
import { networkOf, siteOf } from '@/lib/domain/rate-limit/network-of'
import { paletteOf } from '@/lib/domain/tenant/palette'
import { ownInvalidatedTags } from '@/lib/server/content/invalidated-tags'
import { type AnswerContext, answers } from '@/lib/server/http/answer/answer-context'
import { isThisMachine } from '@/lib/server/http/request/client-address'
import { scanWriter } from '@/lib/server/marketing/scan-writer'
import { nodeFetch, plainFetch, telemetry } from '@/lib/server/process-channel'
import { readTenantSegment, tenantOfHost, tenantSegment } from '@/lib/server/routing/host'
import { samplePictures } from '@/lib/server/sample-pictures'
import { sharedState } from '@/lib/server/shared-state'
import { markupRenderer } from '@/lib/server/static-markup'
import { loadMedia } from '@/lib/server/upstream/media'
import { tenants } from '@/tenants/registry'
import { type CachedPages, cachedPages } from './cached-pages'
import { compress } from './compress'
import {
  connectionLimits,
  connectionsAccepted,
  limitPipelining,
  limitRequestTimes,
  limitSocketsPerAddress,
  refuseInvalidRequests,
} from './connections'
import { followContent } from './content-follower'
import { completeEnvironment } from './environment'
import { mediaFiles } from './media'
import { type Origin, openOrigin } from './origin'
import { pictureSizeMaker } from './picture-size-maker'
import { sendPlainText } from './plain-answers'
import { readiness, upstreamProbe } from './readiness'
import { type HandleNext, renderQueue } from './render-queue'
import { type HandleRequest, requestHandler } from './request-handler'
import { type ObserveRequest, requestTelemetry } from './request-telemetry'
import { addResponseHeaders } from './response-head'
import { samplePictureFiles } from './sample-pictures'
import { type ServeFile, staticFiles } from './static-files'
import { storedBuilds } from './stored-builds'
import { warmPages } from './warm-pages'

/** Built beside this file. */
const PICTURE_SIZE_WORKER = fileURLToPath(new URL('picture-size-worker.mjs', import.meta.url))

// The same checks and messages as under `npm start`, before any port or file is opened.
try {
  completeEnvironment()
} catch (error) {
  endWith(error)
}
// Next does not pass on the socket's address, and trusts forwarded headers from a client. Decision 0022.
const trustedProxyHops = Number(process.env.TRUSTED_PROXY_HOPS || 0)
const port = Number(process.env.PORT || 3000)
// Clients that reach this port past the proxy could forge their own address.
const host = process.env.WEB_HOST || (trustedProxyHops > 0 ? '127.0.0.1' : undefined)
const dev = process.argv.includes('--dev')
if (!dev) Object.assign(process.env, { NODE_ENV: 'production' })
const dataDir = process.env.DATA_DIR || '.data'
const distDir = process.env.NEXT_DIST_DIR ?? '.next'
const isOverridden = Boolean(process.env.UPSTREAM_URL)
const upstreamUrl = process.env.UPSTREAM_URL?.replace(/\/+$/, '') || undefined

nodeFetch.set(globalThis.fetch)
// NODE_ENV decides which of React's builds is loaded.
const { renderToStaticMarkup } = await import('react-dom/server')
markupRenderer.set(renderToStaticMarkup)
const contexts = new AsyncLocalStorage<AnswerContext>()
answers.set(contexts)
// Folder of versions before decision 0066.
rmSync(join(dataDir, 'pages'), { recursive: true, force: true })
if (process.env.REDIS_URL) sharedState.set(await connectSharedState(process.env.REDIS_URL))
const state = sharedState.get()
// The log function is made before its users: the follower may write a line as soon as it starts.
const log = (line: string) => void process.stderr.write(`${line}\n`)
const observeRequest = await openWebTelemetry()

const server = createServer(connectionLimits, limitPipelining(serve))
server.maxConnections = connectionLimits.maxConnections
server.setTimeout(connectionLimits.idleTimeout)
limitRequestTimes(server)
const drain = createDrain(server)
refuseInvalidRequests(server)
if (trustedProxyHops === 0) {
  const most = Math.ceil(connectionLimits.maxConnections / 10)
  limitSocketsPerAddress(server, { most, nameOf: (address) => siteOf(networkOf(address)), isExempt: isThisMachine })
}
const whenConnectionsAccepted = connectionsAccepted(server)

// With another server, Next listens for upgrades there: in production no client may hold a socket by an upgrade.
const app = next({ dev, port, httpServer: dev ? server : createServer() })
await app.prepare()
const handleUncompressed = app.getRequestHandler()
const handleNext: HandleNext = (request, response) => {
  compress(request, response)
  return handleUncompressed(request, response)
}
const queue = renderQueue(whenConnectionsAccepted)
// Cached or changed pages are made behind a socket of this process: decision 0066. In development there are none.
const origin = dev ? null : await openOrigin(handleUncompressed, contexts)
const pages = origin && openPages(origin)
const content = upstreamUrl === undefined ? undefined : follow(upstreamUrl)
const askUpstream = upstreamProbe(upstreamUrl, {
  fetch: plainFetch(),
  nowMs: () => performance.now(),
})
const warmed =
  pages && process.env.WARM_PAGES !== 'off'
    ? warmPages({ pages, askUpstream, isOverridden, isFollowed: content?.hasBegun })
    : { isDone: () => true }
const serveFile = dev
  ? serveDevelopmentFile
  : await staticFiles(distDir, storedBuilds(process.env.STATIC_DIR || join(dataDir, 'static'), distDir))
const servePicture = mediaFiles({ load: loadPicture, log })
const samples = samplePictureFiles({
  folder: 'sample-data/pictures',
  make: pictureSizeMaker(PICTURE_SIZE_WORKER),
  store: diskMediaStore(join(dataDir, 'pictures')),
  coverOf: (host) => composedCover(tenantOfHost(tenants, host)?.fallback.themeColor),
  log,
})
samplePictures.set(samples.load)
const handleRequest: HandleRequest = requestHandler({
  isDevelopment: dev,
  isDraining: drain.isDraining,
  answerReadiness: readiness({
    askUpstream,
    isDraining: drain.isDraining,
    isWarm: warmed.isDone,
    state,
  }),
  trustedProxyHops,
  handleNext,
  serveFile: (...args) => servePicture(...args) || samples.serve(...args) || serveFile(...args),
  queue,
  origin,
  pages,
})

const measured = telemetry.get()
if (measured && process.env.METRICS_PORT) serveMetrics(measured, Number(process.env.METRICS_PORT))
server.on('error', endWith)
server.listen({ port, host }, () => {
  // A later failure to accept a connection, for want of file descriptors, must not end the others.
  server.off('error', endWith)
  server.on('error', ({ message }) => process.stderr.write(`web: ${message}\n`))
  process.stdout.write(`web listens on ${(server.address() as AddressInfo).port}\n`)
})

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal))
// Next logs it and the process goes on; the request that waits for this answer is ended.
process.on('uncaughtException', () => contexts.getStore()?.breakOff?.())

/** The operator sees on stderr why the process does not start. See docs/design/processes.md. */
function endWith(error: unknown): never {
  process.stderr.write(`web: ${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}

function serve(request: IncomingMessage, response: ServerResponse): void {
  // Without telemetry, a page from memory has no further cost.
  if (!observeRequest && pages?.answerFromCache(request, response)) return
  const context: AnswerContext = { kind: 'plain', breakOff: () => abortResponse(request, response) }
  observeRequest?.(request, response, context)
  if (observeRequest && pages?.answerFromCache(request, response)) return
  addResponseHeaders(request, response, context)
  void contexts.run(context, () =>
    handleRequest(request, response, context).catch((error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.stack : error}\n`)
      abortResponse(request, response)
    }),
  )
}

// In development Next serves its scripts and our files itself.
function serveDevelopmentFile(...[request, response]: Parameters<ServeFile>): boolean {
  const isOwn = /^\/(?:_next|__next|pictures|embed|art|marks|fonts|icons)/.test(request.url ?? '')
  if (isOwn) void handleNext(request, response)
  return isOwn
}

async function loadPicture(host: string, file: string): Promise<Buffer | null> {
  const tenant = tenantOfHost(tenants, host)
  const read = tenant && readTenantSegment(tenants, tenantSegment(tenant.key, host, isOverridden))
  return read && loadMedia({ ...read.tenant, apiHost: read.apiHost }, file)
}

function abortResponse(request: IncomingMessage, response: ServerResponse): void {
  if (response.headersSent) response.destroy()
  else sendPlainText(request, response, 500, { headers: { connection: 'close' } })
}

function openPages(origin: Origin): CachedPages {
  const { PAGE_CACHE_ENTRIES, PAGE_CACHE_MEMORY_MB } = process.env
  const opened = cachedPages({
    origin,
    queue,
    isOverridden,
    bounds: { entries: Number(PAGE_CACHE_ENTRIES || 20_000), bytes: Number(PAGE_CACHE_MEMORY_MB || 96) * 1024 * 1024 },
    tags: ownInvalidatedTags(),
  })
  telemetry.get()?.gauge('nakryte.page_cache.entries', 'Pages and lists in memory', () => opened.size().entries)
  telemetry.get()?.gauge('nakryte.page_cache.bytes', 'Memory that they take', () => opened.size().bytes)
  return opened
}

/** Content follows the upstream's database, which any process may change. Decision 0071. */
function follow(url: string) {
  const follower = followContent({
    upstreamUrl: url,
    secret: process.env.UPSTREAM_SECRET,
    fetch: plainFetch(),
    onChanges: (changed) => (pages ? pages.contentChanged(changed) : ownInvalidatedTags().add(changed)),
    log,
  })
  telemetry
    .get()
    ?.gauge(
      'nakryte.content.silent',
      'Seconds since the upstream said what has changed',
      () => follower.silentMs() / 1000,
    )
  return follower
}

function connectSharedState(url: string) {
  const secret = process.env.UPSTREAM_SECRET || process.env.SESSION_SECRET || ''
  const onChange = (isThere: boolean, reason = '') =>
    process.stderr.write(isThere ? 'redis: connected\n' : `redis: away, each process keeps its own: ${reason}\n`)
  return connectRedis({ url, prefix: 'nakryte', secret, onChange })
}

async function stop(signal: NodeJS.Signals): Promise<void> {
  content?.stop()
  await drain.stop(drainBounds(dev ? 'SIGINT' : signal, Number(process.env.DRAIN_SECONDS || 3)))
  await scanWriter.get()?.()
  await telemetry.get()?.close()
  process.exit(0)
}

// Usually neither is set: then no telemetry is loaded.
async function openWebTelemetry(): Promise<ObserveRequest | undefined> {
  const isExported = Boolean(process.env.OTEL_EXPORTER_OTLP_ENDPOINT)
  if (!isExported && !process.env.METRICS_PORT) return undefined
  const opened = await openTelemetry({ service: 'nakryte-web', isExported })
  telemetry.set(opened)
  if (state) opened.gauge('nakryte.redis.up', 'Does Redis answer?', () => Number(state.isThere()))
  return requestTelemetry(opened, tenants, trustedProxyHops > 0)
}

/**
 * A laid table (3:2) in a brand's colours, or on a host of no brand in grey, in place of a picture that cannot be made.
 * It has no words: they stand beside any cover.
 */
function composedCover(themeColor = 'gray'): Buffer {
  const { accent, accentSoft, accentTint, accentStrong, surface } = paletteOf(themeColor)
  return Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400" width="600" height="400">' +
      `<path fill="${accentSoft}" d="M0 0h600v400H0z"/>` +
      `<path stroke="${accentTint}" stroke-width="26" d="M45 0v400M215 0v400M385 0v400M555 0v400"/>` +
      `<circle cx="300" cy="200" r="138" fill="${surface}"/>` +
      `<circle cx="300" cy="200" r="124" fill="none" stroke="${accent}" stroke-width="7"/>` +
      `<circle cx="300" cy="200" r="96" fill="none" stroke="${accentTint}" stroke-width="3"/>` +
      `<path fill="${accentStrong}" d="M105-96v58a9 9 0 0 0 6 8.5V96a3 3 0 0 0 6 0V-29.5a9 9 0 0 0 6-8.5v-58h-4v50h-3v-50h-4v50h-3v-50z` +
      'M481-96c14 12 15 60 10 92h-3.5V96a3 3 0 0 1-6.5 0z" transform="translate(0 200)"/></svg>',
  )
}
