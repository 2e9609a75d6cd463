import { Worker } from 'node:worker_threads'
import type { Logger } from 'pino'

/** A request and its answer as they pass between threads. */
export interface ThreadRequest {
  url: string
  method: string
  headers: [string, string][]
  body: ArrayBuffer | null
}
export interface ThreadAnswer {
  status: number
  headers: [string, string][]
  body: ArrayBuffer
}
export type ToThread = { id: number; request: ThreadRequest } | 'stop'
export type FromThread = { id: number; answer: ThreadAnswer | null }

/** The thread that answers `FILE_CALLS`. */
export interface FileThread {
  answer(request: ThreadRequest): Promise<ThreadAnswer | null>
  /** Resolves once all open requests have been answered. */
  close(): Promise<void>
}

/**
 * One thread of the same program with a few connections of its own, started by the first call that needs it. When it
 * dies, its open requests get no answer (`null`), and the next call starts another. Decision 0083.
 */
export function fileThread(script: URL, log: Logger): FileThread {
  let thread: Worker | null = null
  let lastId = 0
  const waiting = new Map<number, (answer: ThreadAnswer | null) => void>()

  return { answer, close }

  function answer(request: ThreadRequest): Promise<ThreadAnswer | null> {
    thread ??= begin()
    const id = ++lastId
    const answered = new Promise<ThreadAnswer | null>((resolve) => waiting.set(id, resolve))
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
    // The thread does not keep the process alive.
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
