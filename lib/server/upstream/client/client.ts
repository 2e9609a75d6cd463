import 'server-only'
import { randomUUID } from 'node:crypto'
import { isBrokenCircuitError, TaskCancelledError } from 'cockatiel'
import type { z } from 'zod'
import { KEY_RESOURCES } from '@/lib/domain/tenant/key-paths'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { type AppName, problemSchema } from '@/lib/domain/wire'
import { env } from '@/lib/server/env'
import { recordUpstreamCall } from '@/lib/server/http/answer/record-upstream-call'
import { ownAppName, ownRequestId } from '@/lib/server/http/answer/set-page-status'
import { type Answer, type RawAnswer, readAnswer } from './answer'
import { headersOf } from './headers'
import { log } from './log'
import { apiOrigin } from './origin'
import { UpstreamFault, UpstreamOutage } from './outage'
import { plainFetch } from './plain-fetch'
import { policyFor } from './policy'

/** What a call carries beside its path. */
export interface CallOptions {
  body?: unknown
  /** Writes with a key may be repeated safely, so only they and GETs are. Contract "General rules". */
  idempotencyKey?: string
  appName?: AppName
  requestId?: string
  clientAddress?: string
  timeoutMs?: number
  /**
   * What fails in a lane of its own closes no other call. `aside`: nobody waits for it, and its failures are not logged
   * (contract C14). `payments`: the upstream waits for a payment provider.
   */
  lane?: 'aside' | 'payments'
}

type Caller = Pick<Tenant, 'key' | 'hosts' | 'apiHost'>
type Verb = <T>(tenant: Caller, path: string, schema: z.ZodType<T>, options?: CallOptions) => Promise<Answer<T>>

const verb =
  (method: string): Verb =>
  (tenant, path, schema, options = {}) =>
    call(tenant, method, path, schema, options)

/** The four verbs; everything that the web server asks of the upstream goes through them. Ledger L254–L257, L280. */
export const upstream = { get: verb('GET'), post: verb('POST'), put: verb('PUT'), delete: verb('DELETE') }

/** Where this tenant's calls go: `UPSTREAM_URL`, else derived from the host of its page. Contract C18. */
export function originOf({ hosts, apiHost = hosts[0] ?? '' }: Caller): string {
  return env().UPSTREAM_URL?.replace(/\/$/, '') ?? apiOrigin(apiHost)
}

// A 4xx is an answer (`ok: false`); anything that is no answer of the contract throws `UpstreamOutage`.
async function call<T>(
  tenant: Caller,
  method: string,
  path: string,
  schema: z.ZodType<T>,
  options: CallOptions,
): Promise<Answer<T>> {
  const requestId = options.requestId ?? ownRequestId() ?? randomUUID()
  const appName = options.appName ?? ownAppName()
  const beganAtMs = performance.now()
  const note = (status: number | null) =>
    recordUpstreamCall(`${method} ${templateOf(path)}`, status, performance.now() - beganAtMs)
  try {
    const answer = await send(tenant, method, path, requestId, { ...options, appName })
    note(answer.status)
    return readAnswer(answer, schema)
  } catch (error) {
    note(null)
    const outage = error instanceof UpstreamOutage ? error : new UpstreamOutage(kindOf(error), String(error))
    // The template, not the address: a path may hold a key.
    const detail = outage.message.slice(0, 1000)
    if (options.lane === 'aside') throw outage
    log.error(
      { requestId, tenant: tenant.key, method, route: templateOf(path), reason: outage.reason, detail },
      'upstream outage',
    )
    throw outage
  }
}

function send(
  tenant: Caller,
  method: string,
  path: string,
  requestId: string,
  options: CallOptions,
): Promise<RawAnswer> {
  const origin = originOf(tenant)
  const init: RequestInit = {
    method,
    headers: headersOf({ ...options, tenant: tenant.key, requestId }),
    cache: 'no-store',
    redirect: 'manual',
    ...(options.body !== undefined && { body: JSON.stringify(options.body) }),
  }
  const isRead = method === 'GET'
  const mayRepeat = isRead || options.idempotencyKey !== undefined
  const timeoutMs = options.timeoutMs ?? 5000
  const policy = policyFor(options.lane ? `${origin} ${options.lane}` : origin, { isRead, mayRepeat, timeoutMs })
  return policy.execute(({ signal }) => fetchOnce(`${origin}${path}`, { ...init, signal }))
}

// A 5xx is thrown, so that the policy may repeat it and the breaker counts it, unless the upstream says what it is. The body
// is read here, since the policy aborts its signal as soon as it is done.
async function fetchOnce(url: string, init: RequestInit): Promise<RawAnswer> {
  const response = await plainFetch()(url, init)
  const text = await response.text()
  const code = response.status === 503 ? codeIn(text) : null
  if (response.status >= 500 && code !== 'payment_unavailable') {
    const isThere = response.status === 500 || code === 'no_room' || code === 'busy'
    throw isThere ? new UpstreamFault(String(response.status)) : new UpstreamOutage('status', String(response.status))
  }
  return { status: response.status, headers: response.headers, text }
}

function codeIn(text: string): string | null {
  try {
    return problemSchema.safeParse(JSON.parse(text)).data?.error.code ?? null
  } catch {
    return null
  }
}

function kindOf(error: unknown): 'timeout' | 'open' | 'network' {
  // The policy's own time-out ends the fetch too, and either may be told first. (isTaskCancelledError of 3.2.1 looks for another error's mark.)
  if (error instanceof TaskCancelledError || (error as Error)?.name === 'AbortError') return 'timeout'
  return isBrokenCircuitError(error) ? 'open' : 'network'
}

const KEY_PATH = new RegExp(`^/(${KEY_RESOURCES.join('|')})/[^/]+`)

function templateOf(path: string): string {
  return path.replace(/\?.*$/, '').replace(KEY_PATH, '/$1/{key}').slice(0, 120)
}
