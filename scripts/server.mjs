import { AsyncLocalStorage } from 'node:async_hooks'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { join, resolve } from 'node:path'
import next from 'next'
import { destinationOf } from '../.build/destination.mjs'
import { urlWithHeaderParameter } from '../.build/keep-header.mjs'
import { networkOf, siteOf } from '../.build/network-of.mjs'
import { tenants } from '../.build/tenants.mjs'
import { secureDataDir } from '../lib/server/data-dir.mjs'
import { isDebugged } from '../lib/server/http/answer/debug-timing.mjs'
import { liveGate } from '../lib/server/http/limits/live-gate.mjs'
import { missLimit } from '../lib/server/http/limits/miss-limit.mjs'
import { appNameOf } from '../lib/server/http/request/app-name-of.mjs'
import { clientAddress } from '../lib/server/http/request/client-address.mjs'
import { cookieIn, ownCookies } from '../lib/server/http/request/own-cookies.mjs'
import { requestId } from '../lib/server/http/request/request-id.mjs'
import { requestLineRefusal } from '../lib/server/http/request/request-line-refusal.mjs'
import { pageStore } from '../lib/server/page-cache/page-store.mjs'
import {
  closeSignal,
  connectionLimits,
  connectionsAccepted,
  limitPipelining,
  limitSocketsPerAddress,
  refuseInvalidRequests,
} from './support/connections.mjs'
import { sendPlainText } from './support/plain-answers.mjs'
import { readWholeBody } from './support/request-body.mjs'
import { addResponseHeaders } from './support/response-head.mjs'
import { staticFiles } from './support/static-files.mjs'

// Next has no word for the socket's address, and believes forwarded headers that a client wrote. Decision 0006.
const hops = Number(process.env.TRUSTED_PROXY_HOPS || 0)
const port = Number(process.env.PORT || 3000)
const dev = process.argv.includes('--dev')
if (!dev) process.env.NODE_ENV = 'production'

// Next replaces the global fetch with one that makes the page that calls it dynamic or keeps each answer on disk.
globalThis[Symbol.for('nakryte.fetch')] = globalThis.fetch

// lib/server/http/answer/set-page-status.ts reads and writes it from within a page.
const requestContexts = new AsyncLocalStorage()
globalThis[Symbol.for('nakryte.answers')] = requestContexts
secureDataDir(process.env.DATA_DIR || '.data')
process.env.PAGE_CACHE_DIR ||= pageCacheDir()

const server = createServer(connectionLimits, limitPipelining(serve))
server.maxConnections = connectionLimits.maxConnections
server.setTimeout(connectionLimits.idleTimeout)
refuseInvalidRequests(server)
if (hops === 0) {
  const most = Math.ceil(connectionLimits.maxConnections / 10)
  limitSocketsPerAddress(server, { most, nameOf: (address) => siteOf(networkOf(address)), isExempt: isThisMachine })
}
const whenConnectionsAccepted = connectionsAccepted(server)

// Told another server, Next listens for upgrades there: in production nobody may hold a socket by asking for one.
const app = next({ dev, port, httpServer: dev ? server : createServer() })
await app.prepare()
const handleNext = app.getRequestHandler()
const serveFile = dev ? serveDevelopmentFile : await staticFiles(process.env.NEXT_DIST_DIR ?? '.next')
/** Pages of nothing, each of which asks the upstream: more than a person with old links meets in a minute. */
const misses = missLimit({ most: 60, seconds: 60, mostNetworks: 20_000 })
/** A live page takes a quarter of a second of this process, which takes bookings too. Decision 0022. */
const live = liveGate({ places: 4, placesOfNetwork: 3, mostOfNetwork: 30, mostWaiting: 120, holdMs: 3000 })
/** In seconds: by then those who waited before have had their turn. */
const RETRY_AFTER_SECONDS = { 'network-full': 10, full: 30 }

server.listen(port, () => process.stdout.write(`web listens on ${server.address().port}\n`))

for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, stop)
// Next logs it and the process goes on; whoever waited for this very answer is told.
process.on('uncaughtException', () => requestContexts.getStore()?.breakOff())

// Pages of an older build name scripts that are gone.
function pageCacheDir() {
  const folder = join(process.env.DATA_DIR || '.data', 'pages')
  const build = dev ? 'dev' : readFileSync(join(process.env.NEXT_DIST_DIR ?? '.next', 'BUILD_ID'), 'utf8').trim()
  for (const old of existsSync(folder) ? readdirSync(folder) : []) {
    if (old !== build) rmSync(join(folder, old), { recursive: true, force: true })
  }
  return resolve(folder, build, 'server')
}

function serve(request, response) {
  const context = { kind: 'plain', breakOff: () => abortResponse(request, response) }
  addResponseHeaders(request, response, context)
  requestContexts.run(context, () =>
    handleRequest(request, response, context).catch((error) => fail(error, request, response)),
  )
}

async function handleRequest(request, response, context) {
  const refused = requestLineRefusal(request)
  if (refused) {
    const headers = { connection: 'close', ...(refused === 405 && { allow: 'GET, HEAD, POST, DELETE' }) }
    return sendPlainText(request, response, refused, { headers })
  }
  const whole = await readWholeBody(request, response)
  if (!whole || request.socket.destroyed) return
  const pathname = whole.url.split('?', 1)[0]
  if (pathname === '/healthz') return sendPlainText(whole, response, 200, { words: 'ok' })
  if (serveFile(whole, response, context)) return
  const cookie = ownCookies(whole.headers.cookie)
  const destination = destinationOf(tenants, {
    host: whole.headers.host,
    pathname,
    search: whole.url.slice(pathname.length),
    themeCookie: cookieIn(cookie, 'theme'),
    isOverridden: Boolean(process.env.UPSTREAM_URL),
  })
  if (!destination) return sendPlainText(whole, response, 404)
  Object.assign(context, {
    kind: destination.kind,
    brand: destination.brand,
    isKey: destination.isKey,
    requestId: requestId(whole.headers['x-request-id']),
    appName: appNameOf(whole.url, (name) => whole.headers[name]),
    ...(isDebugged(whole.url) && { calls: [] }),
  })
  return dispatch(whole, response, { destination, context, cookie })
}

function dispatch(request, response, { destination, context, cookie }) {
  const { kind, address, brand } = destination
  if (kind === 'redirect') {
    response.setHeader('location', destination.location)
    return response.writeHead(308).end()
  }
  const kept = kind === 'cached' || kind === 'live' ? keptHeaderRedirect(request) : null
  if (kept) {
    response.setHeader('location', kept)
    response.setHeader('cache-control', 'private, no-store')
    return response.writeHead(307).end()
  }
  const client = clientAddress(request.socket.remoteAddress, request.headers['x-forwarded-for'], hops)
  if (kind === 'live' || kind === 'api') {
    request.headers = forwardedHeaders(request.headers, {
      cookie,
      segment: brand.segment,
      client,
      id: context.requestId,
    })
    return kind === 'live' ? renderLive(request, response, client) : handleNext(request, response)
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return sendPlainText(request, response, kind === 'missing' ? 404 : 405, { headers: { allow: 'GET, HEAD' } })
  }
  request.url = address
  request.headers = anonymousHeaders(request.headers, { kind, brand, id: context.requestId })
  if (kind !== 'cached' || pageStore().has(address)) return serveStored(request, response)
  return renderUncached(request, response, client)
}

/** What is stored costs little, yet too much for hundreds who have left already. */
async function serveStored(request, response) {
  await whenConnectionsAccepted()
  if (!request.socket.destroyed) await handleNext(request, response)
}

/** A page that is not stored, perhaps one of nothing, which is made anew for each who asks. */
async function renderUncached(request, response, client) {
  const network = networkOf(client)
  const wait = isThisMachine(client) ? 0 : misses.secondsToWait(network)
  if (wait > 0) return sendPlainText(request, response, 429, { headers: { 'retry-after': String(wait) } })
  await misses.during(network, response, () => renderLive(request, response, client))
}

// Behind a proxy that nobody has named every diner would be this machine, whose own probes never wait.
/** @returns {Promise<boolean>} false where the client had gone before anything was made */
async function renderLive(request, response, client) {
  if (isThisMachine(client)) {
    await handleNext(request, response)
    return true
  }
  const gone = closeSignal(request.socket)
  const turn = await live.enter(siteOf(networkOf(client)), gone)
  if (turn === 'gone') return false
  if (typeof turn === 'string') {
    const status = turn === 'full' ? 503 : 429
    sendPlainText(request, response, status, { headers: { 'retry-after': String(RETRY_AFTER_SECONDS[turn]) } })
    return true
  }
  try {
    await whenConnectionsAccepted()
    if (gone.aborted) return false
    // Also where the diner leaves meanwhile: what the page still costs is paid before the next one begins.
    await handleNext(request, response)
    return true
  } finally {
    turn()
  }
}

// A redirect, since the page itself may be a cached one, which is the same for everybody. Ledger L073, decision 0031.
function keptHeaderRedirect({ method, url, headers }) {
  const asked = new URL(url, `http://${headers.host}`)
  const kept = urlWithHeaderParameter({ method, url: asked, headers: { get: (name) => headers[name] ?? null } })
  return kept && kept.pathname + kept.search
}

function isThisMachine(client) {
  return /^(?:::1$|(?:::ffff:)?127\.)/.test(client)
}

// Next has words of its own in headers: none of them is for a client to say. A client's own policy would be Next's nonce.
const NEXT_INTERNAL_HEADERS =
  /^(?:x-forwarded-|x-middleware-|x-nextjs-|x-next-|x-invoke-|x-matched-path|x-now-|x-prerender-|next-|rsc$|content-security-policy)/

function forwardedHeaders(headers, { cookie, segment, client, id }) {
  const kept = Object.entries(headers).filter(([name]) => dev || !NEXT_INTERNAL_HEADERS.test(name))
  const { cookie: _, ...others } = Object.fromEntries(kept.filter(([name]) => !name.startsWith('x-forwarded-')))
  return {
    ...others,
    ...(cookie && { cookie }),
    'x-tenant': segment,
    'x-client-address': client,
    'x-request-id': id,
  }
}

// A page that is kept for everybody is made for nobody in particular.
function anonymousHeaders(headers, { kind, brand, id }) {
  const { 'accept-encoding': encoding, 'if-none-match': tag } = headers
  return {
    host: tenants.find(({ key }) => key === brand.tenant).hosts[0],
    accept: 'text/html',
    'x-tenant': brand.segment,
    'x-request-id': id,
    ...(encoding && { 'accept-encoding': encoding }),
    ...(tag && kind === 'cached' && { 'if-none-match': tag }),
  }
}

// In development Next serves its scripts and our files itself.
function serveDevelopmentFile(request, response) {
  const isOwn = /^\/(?:_next|__next|pictures|embed|art|marks|fonts|icons)/.test(request.url)
  if (isOwn) handleNext(request, response)
  return isOwn
}

function fail(error, request, response) {
  process.stderr.write(`${error?.stack ?? error}\n`)
  abortResponse(request, response)
}

function abortResponse(request, response) {
  if (response.headersSent) response.destroy()
  else sendPlainText(request, response, 500, { headers: { connection: 'close' } })
}

function stop() {
  server.close(() => process.exit(0))
  server.closeIdleConnections()
  setTimeout(() => process.exit(0), 8000).unref()
}
