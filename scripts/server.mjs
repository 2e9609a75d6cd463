import { AsyncLocalStorage } from 'node:async_hooks'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { join, resolve } from 'node:path'
import next from 'next'
import { framedBy } from '../lib/embed/frame-ancestors.mjs'
import { appNameOf } from '../lib/http/app-name-of.mjs'
import { clientAddress } from '../lib/http/client-address.mjs'
import { debugTiming, isDebugged } from '../lib/http/debug-timing.mjs'
import { requestId } from '../lib/http/request-id.mjs'
import { staticFiles } from './support/static-files.mjs'

// Next has no word for the socket's address, and believes forwarded headers that a client wrote. Decision 0006.
const hops = Number(process.env.TRUSTED_PROXY_HOPS || 0)
const port = Number(process.env.PORT || 3000)
const dev = process.argv.includes('--dev')
if (!dev) process.env.NODE_ENV = 'production'

// Next replaces the global fetch with one that makes the page that calls it dynamic or keeps each answer on disk.
globalThis[Symbol.for('nakryte.fetch')] = globalThis.fetch

// lib/http/say-status.ts reads and writes it from within a page.
const answers = new AsyncLocalStorage()
globalThis[Symbol.for('nakryte.answers')] = answers
process.env.PAGE_CACHE_DIR ||= pageCacheDir()

const app = next({ dev, port })
await app.prepare()
const handleNext = app.getRequestHandler()
const handle = dev ? handleNext : staticFiles(process.env.NEXT_DIST_DIR ?? '.next', handleNext)

const server = createServer((request, response) => {
  vouch(request)
  const told = {
    requestId: request.headers['x-request-id'],
    appName: appNameOf(request.url, (name) => request.headers[name]),
    ...(isDebugged(request.url) && { calls: [] }),
  }
  nameRequest(request, response)
  finish(response, told)
  nameJsonPlainly(response)
  answers.run(told, () => handle(request, response))
})
server.keepAliveTimeout = 65_000
if (dev) server.on('upgrade', app.getUpgradeHandler())
server.listen(port, () => process.stdout.write(`web listens on ${server.address().port}\n`))

for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, stop)

// Pages of an older build name scripts that are gone.
function pageCacheDir() {
  const folder = join(process.env.DATA_DIR || '.data', 'pages')
  const build = dev ? 'dev' : readFileSync(join(process.env.NEXT_DIST_DIR ?? '.next', 'BUILD_ID'), 'utf8').trim()
  for (const old of existsSync(folder) ? readdirSync(folder) : []) {
    if (old !== build) rmSync(join(folder, old), { recursive: true, force: true })
  }
  return resolve(folder, build, 'server')
}

function vouch(request) {
  const address = clientAddress(request.socket.remoteAddress, request.headers['x-forwarded-for'], hops)
  for (const name of Object.keys(request.headers)) {
    if (name.startsWith('x-forwarded-') || name.startsWith('x-middleware-')) delete request.headers[name]
  }
  request.headers['x-client-address'] = address
  request.headers['x-request-id'] = requestId(request.headers['x-request-id'])
}

// The logger of the page reads it: a cached page is the same for all, and only its header tells one visit from another.
function nameRequest({ headers }, response) {
  if (String(headers.accept).includes('text/html'))
    response.setHeader('server-timing', `request;desc="${headers['x-request-id']}"`)
}

// The internal path is nobody's business. And a live page cannot set its own status: Next's notFound() is blank without
// JavaScript, so the page is rendered whole and says here what it is. (A cached page may be remade behind an answer that
// is long on its way, so only what is not stored is believed.)
function finish(response, told) {
  const writeHead = response.writeHead
  response.writeHead = (status, ...rest) => {
    response.removeHeader('x-middleware-rewrite')
    if (told.calls)
      response.appendHeader('server-timing', debugTiming(told.calls, response.getHeader('x-nextjs-cache')))
    const isLive = String(response.getHeader('cache-control')).includes('no-store')
    const policy = response.getHeader('content-security-policy')
    // The middleware, which makes the policy, does not know whose page it is.
    if (isLive && told.framedBy && policy) {
      response.setHeader('content-security-policy', framedBy(String(policy), told.framedBy))
    }
    if (isLive && told.status === 429) response.setHeader('retry-after', '60')
    return writeHead.call(response, status === 200 && isLive ? (told.status ?? status) : status, ...rest)
  }
}

// A route handler's headers arrive as lists, in which Next's own compression does not find a type worth compressing.
// Events stay as they are: compressed, they would be held back.
function nameJsonPlainly(response) {
  const setHeader = response.setHeader
  response.setHeader = (name, value) => {
    const isJson = Array.isArray(value) && value.length === 1 && /^content-type$/i.test(name) && /json/.test(value[0])
    return setHeader.call(response, name, isJson ? value[0] : value)
  }
}

function stop() {
  server.close(() => process.exit(0))
  server.closeIdleConnections()
  setTimeout(() => process.exit(0), 8000).unref()
}
