import type { MiddlewareHandler } from 'hono'
import type { FileThread } from '@/upstream/aside/file-thread'
import { busy } from './conflict-answers'
import type { UpstreamEnv } from './deps'

/**
 * Calls that read, check and write whole restaurants: on the largest they take seconds of CPU, in which this process would answer
 * nobody. Contract C33, C37.
 */
export const FILE_CALLS = [
  '/panel/:restaurant/settings/*',
  '/console/restaurants/:restaurant/settings/*',
  '/operations/restaurants/*',
]

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
