import { Worker } from 'node:worker_threads'
import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import { busy } from '@/upstream/http/conflict-answers'
import type { UpstreamEnv } from '@/upstream/http/deps'

/** A request and its answer as they pass between threads. */
export interface AsideRequest {
  url: string
  method: string
  headers: [string, string][]
  body: ArrayBuffer | null
}
export interface AsideAnswer {
  status: number
  headers: [string, string][]
  body: ArrayBuffer
}
export type ToThread = { id: number; request: AsideRequest } | 'stop'
export type FromThread = { id: number; answer: AsideAnswer | null }

/**
 * Calls that read, check and write whole restaurants: on the largest they take seconds of CPU, in which this process would answer
 * nobody. Contract C33, C37.
 */
export const FILE_CALLS = [
  '/panel/:restaurant/settings/*',
  '/console/restaurants/:restaurant/settings/*',
  '/operations/restaurants/*',
]

/** The thread that answers `FILE_CALLS`. */
export interface FileThread {
  answer(request: AsideRequest): Promise<AsideAnswer | null>
  /** Resolves once what is under way has been answered. */
  close(): Promise<void>
}

/**
 * One thread of the same program with a few connections of its own, begun by the first call that needs it. Where it dies, what it
 * had in hand is unanswered (`null`), and the next call begins another. Decision 0083.
 */
export function fileThread(script: URL, log: Logger): FileThread {
  let thread: Worker | null = null
  let lastId = 0
  const waiting = new Map<number, (answer: AsideAnswer | null) => void>()

  return { answer, close }

  function answer(request: AsideRequest): Promise<AsideAnswer | null> {
    thread ??= begin()
    const id = ++lastId
    const answered = new Promise<AsideAnswer | null>((resolve) => waiting.set(id, resolve))
    thread.postMessage({ id, request } satisfies ToThread, request.body ? [request.body] : [])
    return answered
  }

  function begin(): Worker {
    const begun = new Worker(script)
    begun.on('message', ({ id, answer: given }: FromThread) => {
      waiting.get(id)?.(given)
      waiting.delete(id)
    })
    begun.on('error', ({ message }) => log.error({ reason: message }, 'the thread of whole restaurants died'))
    begun.on('exit', () => {
      if (thread === begun) thread = null
      for (const give of waiting.values()) give(null)
      waiting.clear()
    })
    // It keeps no process alive that would end.
    begun.unref()
    return begun
  }

  async function close(): Promise<void> {
    const ending = thread
    if (!ending) return
    const ended = new Promise((resolve) => ending.once('exit', resolve))
    ending.ref()
    ending.postMessage('stop' satisfies ToThread)
    await ended
  }
}

/** Hands a call over; 503 `busy` where the thread died of it or of another. */
export function answerAside(thread: FileThread): MiddlewareHandler<UpstreamEnv> {
  return async (c) => {
    const { url, method, headers } = c.req.raw
    const hasBody = method !== 'GET' && method !== 'HEAD'
    const body = hasBody ? await c.req.arrayBuffer() : null
    const answer = await thread.answer({ url, method, headers: [...headers], body })
    if (!answer) throw busy()
    return new Response(answer.body.byteLength > 0 ? answer.body : null, answer)
  }
}
