import 'server-only'
import type { Tenant } from '@/lib/domain/tenant/schema'
import type { AppName } from '@/lib/domain/wire'
import { env } from '@/lib/server/env'
import { plainFetch } from '@/lib/server/process-channel'
import { headersOf, originOf } from '@/lib/server/upstream/client/caller'
import { log } from '@/lib/server/upstream/client/log'
import { UpstreamOutage } from '@/lib/server/upstream/client/outage'

const FIRST_BYTE_MS = 8000
/** Answer headers that a screen of the panel reads. */
const HANDED_ON = ['content-type', 'content-disposition', 'retry-after', 'idempotency-replayed']

interface PanelCall {
  method: string
  /** Path with its query, of a described call of the panel. */
  path: string
  /** JSON as the screen sent it. */
  body: string | null
  bearer: string
  /** `null` where the call has none. */
  idempotencyKey: string | null
  lastEventId: string | null
  signal: AbortSignal
  call: { requestId: string; appName: AppName; clientAddress: string }
}

/**
 * A call of a screen of the panel, forwarded unchanged: it is not repeated here, since the screen repeats it with its
 * own key. The body, of a stream too, is passed through until either side ends it. Throws `UpstreamOutage` where there
 * is no answer or a 5xx. Contract C28.
 */
export async function forwardPanelCall(tenant: Tenant, panelCall: PanelCall): Promise<Response> {
  const { method, path, body, bearer, idempotencyKey, lastEventId, signal, call } = panelCall
  const ends = new AbortController()
  const late = setTimeout(() => ends.abort(), FIRST_BYTE_MS * env().UPSTREAM_TIMEOUT_FACTOR)
  const headers = {
    ...headersOf({ tenant, ...call, bearer, ...(idempotencyKey && { idempotencyKey }) }),
    accept: 'application/json, text/event-stream, text/csv',
    ...(lastEventId && { 'last-event-id': lastEventId }),
  }
  try {
    const answer = await plainFetch()(`${originOf(tenant)}${path}`, {
      method,
      headers,
      body,
      cache: 'no-store',
      redirect: 'manual',
      signal: AbortSignal.any([signal, ends.signal]),
    })
    if (answer.status >= 500) throw new UpstreamOutage('status', String(answer.status))
    return handedOn(answer)
  } catch (error) {
    if (signal.aborted) return new Response(null, { status: 204 }) // the client has left
    const outage = error instanceof UpstreamOutage ? error : new UpstreamOutage('network', 'panel')
    // The path's second part alone: a later one may be a key.
    const [resource] = path.replace(/^\/panel\/\d+\//, '').split(/[/?]/, 1)
    log.error(
      { requestId: call.requestId, tenant: tenant.key, method, resource, reason: outage.reason },
      'panel outage',
    )
    throw outage
  } finally {
    clearTimeout(late)
  }
}

function handedOn(answer: Response): Response {
  const headers = new Headers({ 'cache-control': 'no-store' })
  for (const name of HANDED_ON) {
    const value = answer.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  if (headers.get('content-type')?.includes('event-stream')) {
    // A compressing or buffering proxy would delay the events.
    headers.set('cache-control', 'no-store, no-transform')
    headers.set('x-accel-buffering', 'no')
  }
  return new Response(answer.status === 204 ? null : answer.body, { status: answer.status, headers })
}
