import type { MiddlewareHandler } from 'hono'
import { busy } from '@/upstream/http/conflict-answers'
import type { UpstreamEnv } from '@/upstream/http/deps'
import type { FileThread } from './file-thread'

/**
 * Calls that read, check and write whole restaurants: the largest take seconds of CPU, in which this process could
 * not answer other calls. Contract C33, C37.
 */
export const FILE_CALLS = [
  '/panel/:restaurant/settings/*',
  '/console/restaurants/:restaurant/settings/*',
  '/operations/restaurants/*',
]

/** Forwards a call to the thread; 503 `busy` where the thread died meanwhile. */
export function forwardToThread(thread: FileThread): MiddlewareHandler<UpstreamEnv> {
  return async (c) => {
    const { url, method, headers } = c.req.raw
    const hasBody = method !== 'GET' && method !== 'HEAD'
    const body = hasBody ? await c.req.arrayBuffer() : null
    const answer = await thread.answer({ url, method, headers: [...headers], body })
    if (!answer) throw busy()
    return new Response(answer.body.byteLength > 0 ? answer.body : null, answer)
  }
}
