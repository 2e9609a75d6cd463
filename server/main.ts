import { AsyncLocalStorage } from 'node:async_hooks'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import next from 'next'
import { networkOf, siteOf } from '@/lib/domain/rate-limit/network-of'
import { secureDataDir } from '@/lib/server/data-dir'
import { type AnswerContext, answers } from '@/lib/server/http/answer/answer-context'
import { pageStore } from '@/lib/server/page-cache/page-store'
import { markupRenderer } from '@/lib/server/static-markup'
import { nodeFetch } from '@/lib/server/upstream/client/plain-fetch'
import { tenants } from '@/tenants/registry'
import { compress } from './compress'
import {
  connectionLimits,
  connectionsAccepted,
  limitPipelining,
  limitSocketsPerAddress,
  refuseInvalidRequests,
} from './connections'
import { pageCacheDir } from './page-cache-dir'
import { type HandleNext, pageRenderer } from './page-renderer'
import { sendPlainText } from './plain-answers'
import { type HandleRequest, requestHandler } from './request-handler'
import { addResponseHeaders } from './response-head'
import { type ServeFile, staticFiles } from './static-files'
import { type AnswerStored, storedPages } from './stored-pages'
import { isThisMachine } from './this-machine'

// Next has no word for the socket's address, and believes forwarded headers that a client wrote. Decision 0006.
const trustedProxyHops = Number(process.env.TRUSTED_PROXY_HOPS || 0)
const port = Number(process.env.PORT || 3000)
const dev = process.argv.includes('--dev')
if (!dev) Object.assign(process.env, { NODE_ENV: 'production' })
const dataDir = process.env.DATA_DIR || '.data'
const distDir = process.env.NEXT_DIST_DIR ?? '.next'

nodeFetch.set(globalThis.fetch)
// Which of React's builds it is depends on NODE_ENV.
const { renderToStaticMarkup } = await import('react-dom/server')
markupRenderer.set(renderToStaticMarkup)
const contexts = new AsyncLocalStorage<AnswerContext>()
answers.set(contexts)
secureDataDir(dataDir)
process.env.PAGE_CACHE_DIR ||= pageCacheDir(dataDir, dev ? null : distDir)

const server = createServer(connectionLimits, limitPipelining(serve))
server.maxConnections = connectionLimits.maxConnections
server.setTimeout(connectionLimits.idleTimeout)
refuseInvalidRequests(server)
if (trustedProxyHops === 0) {
  const most = Math.ceil(connectionLimits.maxConnections / 10)
  limitSocketsPerAddress(server, { most, nameOf: (address) => siteOf(networkOf(address)), isExempt: isThisMachine })
}
const whenConnectionsAccepted = connectionsAccepted(server)

// Told another server, Next listens for upgrades there: in production nobody may hold a socket by asking for one.
const app = next({ dev, port, httpServer: dev ? server : createServer() })
await app.prepare()
const handleUncompressed = app.getRequestHandler()
const handleNext: HandleNext = (request, response) => {
  compress(request, response)
  return handleUncompressed(request, response)
}
// In development nothing is stored.
const answerStored: AnswerStored = dev
  ? () => false
  : storedPages({ tenants, isOverridden: Boolean(process.env.UPSTREAM_URL), store: pageStore() })
const handleRequest: HandleRequest = requestHandler({
  isDevelopment: dev,
  trustedProxyHops,
  handleNext,
  serveFile: dev ? serveDevelopmentFile : await staticFiles(distDir),
  renderer: pageRenderer(handleNext, whenConnectionsAccepted),
})

server.listen(port, () => process.stdout.write(`web listens on ${(server.address() as AddressInfo).port}\n`))

for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, stop)
// Next logs it and the process goes on; whoever waited for this very answer is told.
process.on('uncaughtException', () => contexts.getStore()?.breakOff?.())

function serve(request: IncomingMessage, response: ServerResponse): void {
  if (answerStored(request, response)) return
  const context: AnswerContext = { kind: 'plain', breakOff: () => abortResponse(request, response) }
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

function abortResponse(request: IncomingMessage, response: ServerResponse): void {
  if (response.headersSent) response.destroy()
  else sendPlainText(request, response, 500, { headers: { connection: 'close' } })
}

function stop(): void {
  server.close(() => process.exit(0))
  server.closeIdleConnections()
  setTimeout(() => process.exit(0), 8000).unref()
}
