import 'server-only'
import { randomUUID } from 'node:crypto'
import { isBrokenCircuitError, TaskCancelledError } from 'cockatiel'
import type { z } from 'zod'
import type { Call } from '@/lib/domain/call/call'
import { type AppName, type Problem, problemSchema } from '@/lib/domain/wire'
import { env } from '@/lib/server/env'
import { addShownTags, currentAnswer } from '@/lib/server/http/answer/answer-context'
import { plainFetch, telemetry } from '@/lib/server/process-channel'
import { type Caller, headersOf, originOf } from './caller'
import { contentTagsOf } from './content-tags-of'
import { log } from './log'
import { UpstreamFault, UpstreamOutage } from './outage'
import { policyFor } from './policy'

/** Options of a call besides its path. */
export interface CallOptions {
  body?: unknown
  /** Only reads and writes with a key are repeated, because only they are safe to repeat. Contract "General rules". */
  idempotencyKey?: string
  appName?: AppName
  requestId?: string
  clientAddress?: string
  /** The token of a session or a device of staff. Contract C21. */
  bearer?: string
  timeoutMs?: number
  /** A POST that changes nothing: it is repeated like a read, and shares the reads' breaker. */
  isRead?: boolean
  /**
   * Each lane has its own breaker. `aside`: no request waits for the call, and its failures are not logged
   * (contract C14). `payments`: the upstream waits for a payment provider.
   */
  lane?: 'aside' | 'payments'
}

type DescribedPath = Pick<Call, 'method' | 'path'>

/**
 * Every call of the web server to the upstream. A 4xx is an answer (`ok: false`); anything outside the contract throws
 * `UpstreamOutage`. Ledger L254–L257, L280.
 * @param path of the call, with its parameters and its query
 */
export async function requestUpstream<T>(
  tenant: Caller,
  described: DescribedPath,
  path: string,
  schema: z.ZodType<T>,
  options: CallOptions = {},
): Promise<UpstreamAnswer<T>> {
  const requestId = options.requestId ?? currentAnswer()?.requestId ?? randomUUID()
  const appName = options.appName ?? currentAnswer()?.appName
  const beganAtMs = performance.now()
  const method = described.method.toUpperCase()
  // The template, not the address: a path may contain a key.
  const route = `${method} ${described.path}`
  const parent = currentAnswer()?.traceparent
  const span = telemetry.get()?.startCall({ route, tenant: tenant.key, parent })
  const note = (status: number | null) => {
    // Entry for `?debug=true`, which shows the calls a page waited for. Ledger L081.
    currentAnswer()?.calls?.push({ route, status, ms: performance.now() - beganAtMs })
    span?.end(status)
  }
  try {
    const traced = { ...options, requestId, appName, traceparent: span?.traceparent }
    const answer = await send(tenant, described, path, traced)
    note(answer.status)
    const read = readUpstreamAnswer(answer, schema)
    if (described.method === 'get') addShownTags(contentTagsOf(tenant.key, path, read.ok ? read.data : undefined))
    return read
  } catch (error) {
    note(null)
    const outage = error instanceof UpstreamOutage ? error : new UpstreamOutage(kindOf(error), String(error))
    if (options.lane === 'aside') throw outage
    const detail = outage.message.slice(0, 1000)
    const line = { requestId, tenant: tenant.key, method, route: described.path, reason: outage.reason, detail }
    log.error(line, 'upstream outage')
    throw outage
  }
}

function send(
  tenant: Caller,
  { method, path: template }: DescribedPath,
  path: string,
  options: CallOptions & { requestId: string; traceparent?: string },
): Promise<RawAnswer> {
  const origin = originOf(tenant)
  const headers = headersOf({ ...options, tenant })
  const body = options.body === undefined ? undefined : JSON.stringify(options.body)
  const init = { method: method.toUpperCase(), headers, body }
  const isRead = method === 'get' || options.isRead === true
  const mayRepeat = isRead || options.idempotencyKey !== undefined
  const timeoutMs = (options.timeoutMs ?? 5000) * env().UPSTREAM_TIMEOUT_FACTOR
  // A slow list must not block other resources, nor other tenants. See docs/design/http-edge.md.
  const group = isRead ? `${tenant.key} ${template}` : ''
  const policy = policyFor([origin, options.lane, group].join(' '), { isRead, mayRepeat, timeoutMs })
  const url = `${origin}${path}`
  return policy.execute(async ({ signal }) => unlessFailed(await fetchText(url, { ...init, signal })))
}

// The body is read here, because the policy aborts its signal when it is done.
async function fetchText(url: string, init: RequestInit): Promise<RawAnswer> {
  const response = await plainFetch()(url, { ...init, cache: 'no-store', redirect: 'manual' })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

// A 5xx is thrown, so that the policy can repeat it and the breaker counts it, unless the upstream states its reason.
function unlessFailed(answer: RawAnswer): RawAnswer {
  const { status, text } = answer
  // The upstream's parser had waited too long for this request, as on a busy machine: a time-out like any other, to be repeated.
  if (status === 408) throw new UpstreamOutage('status', '408')
  const code = status === 503 ? codeIn(text) : null
  if (status >= 500 && code !== 'payment_unavailable') {
    const isThere = status === 500 || code === 'no_room' || code === 'busy'
    throw isThere ? new UpstreamFault(String(status)) : new UpstreamOutage('status', String(status))
  }
  return answer
}

function codeIn(text: string): string | null {
  try {
    return problemSchema.safeParse(JSON.parse(text)).data?.error.code ?? null
  } catch {
    return null
  }
}

function kindOf(error: unknown): 'timeout' | 'open' | 'network' {
  // The policy's own time-out aborts the fetch too, and either error may arrive first. (isTaskCancelledError of 3.2.1
  // checks for another error's mark.)
  if (error instanceof TaskCancelledError || (error as Error)?.name === 'AbortError') return 'timeout'
  return isBrokenCircuitError(error) ? 'open' : 'network'
}

/** A refusal of the contract: its status, its problem, and the whole body (alternatives are beside the problem). */
export type RefusedAnswer = { ok: false; status: number; problem: Problem; body: unknown; retryAfter: string | null }
export type UpstreamAnswer<T> = { ok: true; status: number; data: T; replayed: boolean } | RefusedAnswer

/** An HTTP answer whose body has been read. */
interface RawAnswer {
  status: number
  headers: Pick<Headers, 'get'>
  text: string
}

/** Validates an answer against the contract; an invalid one is an outage. */
export function readUpstreamAnswer<T>(response: RawAnswer, schema: z.ZodType<T>): UpstreamAnswer<T> {
  const body = bodyOf(response.text)
  return response.status < 300 ? accepted(response, body, schema) : refused(response, body)
}

function accepted<T>(response: RawAnswer, body: unknown, schema: z.ZodType<T>): UpstreamAnswer<T> {
  const read = schema.safeParse(body)
  if (!read.success) throw new UpstreamOutage('shape', read.error.message.slice(0, 500))
  const replayed = response.headers.get('idempotency-replayed') === 'true'
  return { ok: true, status: response.status, data: read.data, replayed }
}

function refused(response: RawAnswer, body: unknown): RefusedAnswer {
  const read = problemSchema.safeParse(body)
  if (!read.success) throw new UpstreamOutage('shape', `no problem in a ${response.status}`)
  const retryAfter = response.headers.get('retry-after')
  return { ok: false, status: response.status, problem: read.data.error, body, retryAfter }
}

function bodyOf(text: string): unknown {
  if (!text) return undefined
  try {
    return JSON.parse(text)
  } catch {
    throw new UpstreamOutage('shape', 'not JSON')
  }
}
