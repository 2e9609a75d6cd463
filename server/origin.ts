import type { AsyncLocalStorage } from 'node:async_hooks'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import {
  Agent,
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestOptions,
} from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AnswerContext } from '@/lib/server/http/answer/answer-context'
import type { HandleNext } from './render-queue'

/** Names the context of a page under way; only a process with access to the socket can send it. */
const CONTEXT_HEADER = 'x-answer-context'
/** In ms: longer than the upstream may take for a page. A page that never ends is answered with an error. */
const LONGEST_MS = 60_000
/** The largest page is a tenth of it. */
const MAX_BYTES = 16_000_000

/** A page as Next made it, whole. */
export interface OriginAnswer {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

/** Next over HTTP, for cached pages. */
export type Origin = Awaited<ReturnType<typeof openOrigin>>

/**
 * Puts Next behind a Unix socket of this process, in a folder that its user alone may enter. Each page is made in the
 * `context` of its request. Decision 0066.
 */
export async function openOrigin(handleNext: HandleNext, contexts: Pick<AsyncLocalStorage<AnswerContext>, 'run'>) {
  const folder = mkdtempSync(join(tmpdir(), 'nakryte-web-'))
  const socketPath = join(folder, 'next.sock')
  const underWay = new Map<string, AnswerContext>()
  let requestCount = 0

  const server = createServer((request, response) => {
    const context = underWay.get(String(request.headers[CONTEXT_HEADER]))
    delete request.headers[CONTEXT_HEADER]
    if (!context) return void response.writeHead(404).end()
    // An uncaught error would otherwise leave the request waiting for a minute.
    context.breakOff = () => response.destroy()
    void contexts.run(context, () => handleNext(request, response).catch(() => response.destroy()))
  })
  // Both ends are this process: a connection closed after five seconds could cut a page just requested.
  server.keepAliveTimeout = 0
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(socketPath, resolve))
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 8 })
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

  return {
    /**
     * Resolves once the whole page is there. Rejects where Next breaks off, or takes longer than a minute.
     * @param url path and query, as Next's router reads them
     */
    async fetch(url: string, headers: IncomingHttpHeaders, context: AnswerContext): Promise<OriginAnswer> {
      const id = String(++requestCount)
      underWay.set(id, context)
      try {
        return await read({ socketPath, path: url, agent, headers: { ...headers, [CONTEXT_HEADER]: id } })
      } finally {
        underWay.delete(id)
      }
    },
    close(): void {
      agent.destroy()
      server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function read(options: RequestOptions): Promise<OriginAnswer> {
  const requested = httpRequest({ ...options, signal: AbortSignal.timeout(LONGEST_MS) }).end()
  const [answer] = (await once(requested, 'response')) as [IncomingMessage]
  requested.on('error', () => {}) // later errors reach the reader of the answer
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of answer as AsyncIterable<Buffer>) {
    bytes += part.length
    parts.push(part)
    if (bytes > MAX_BYTES) throw new Error('The page is too large')
  }
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts).toString() }
}
