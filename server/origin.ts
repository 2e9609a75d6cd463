import type { AsyncLocalStorage } from 'node:async_hooks'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, createServer, request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AnswerContext } from '@/lib/server/http/answer/answer-context'
import type { HandleNext } from './render-queue'

/** Names the context of a page under way; only who reaches the socket can send it. */
const CONTEXT_HEADER = 'x-answer-context'
/** In ms: longer than the upstream may take for a page. Who waits for a page that never ends is told so. */
const LONGEST_MS = 60_000
/** The largest page is a tenth of it. */
const MOST_BYTES = 16_000_000

/** A page as Next made it, whole. */
export interface OriginAnswer {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

/** Next, asked over HTTP for pages that are kept. */
export interface Origin {
  /**
   * Resolves once the whole page is there. Rejects where Next breaks off, or takes longer than a minute.
   * @param url path and query, as Next's router reads them
   */
  fetch(url: string, headers: IncomingHttpHeaders, context: AnswerContext): Promise<OriginAnswer>
  close(): void
}

/**
 * Puts Next behind a Unix socket of this process, in a folder that its user alone may enter. Each page is made in the
 * `context` that it was asked for with. Decision 0066.
 */
export async function openOrigin(
  handleNext: HandleNext,
  contexts: Pick<AsyncLocalStorage<AnswerContext>, 'run'>,
): Promise<Origin> {
  const folder = mkdtempSync(join(tmpdir(), 'nakryte-web-'))
  const socketPath = join(folder, 'next.sock')
  const underWay = new Map<string, AnswerContext>()
  let asked = 0

  const server = createServer((request, response) => {
    const context = underWay.get(String(request.headers[CONTEXT_HEADER]))
    delete request.headers[CONTEXT_HEADER]
    if (!context) return void response.writeHead(404).end()
    // What nobody caught would otherwise leave the asker to wait for a minute.
    context.breakOff = () => response.destroy()
    void contexts.run(context, () => handleNext(request, response).catch(() => response.destroy()))
  })
  // Both ends are this process: one that closed after five seconds could meet a page that the other had just asked for.
  server.keepAliveTimeout = 0
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(socketPath, resolve))
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 8 })
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

  return {
    async fetch(url, headers, context) {
      const id = String(++asked)
      underWay.set(id, context)
      try {
        return await read({ socketPath, path: url, agent, headers: { ...headers, [CONTEXT_HEADER]: id } })
      } finally {
        underWay.delete(id)
      }
    },
    close() {
      agent.destroy()
      server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function read(options: {
  socketPath: string
  path: string
  agent: Agent
  headers: IncomingHttpHeaders
}): Promise<OriginAnswer> {
  return new Promise((resolve, reject) => {
    const asked = httpRequest({ ...options, signal: AbortSignal.timeout(LONGEST_MS) }, (answer) => {
      const parts: Buffer[] = []
      let bytes = 0
      answer.on('data', (part: Buffer) => {
        bytes += part.length
        parts.push(part)
        if (bytes > MOST_BYTES) asked.destroy(new Error('The page is too large'))
      })
      answer.on('error', reject).on('end', () => {
        const { statusCode = 0, headers } = answer
        resolve({ status: statusCode, headers, body: Buffer.concat(parts).toString() })
      })
    })
    asked.on('error', reject).end()
  })
}
