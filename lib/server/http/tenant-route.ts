import 'server-only'
import { randomUUID } from 'node:crypto'
import { networkOf } from '@/lib/domain/rate-limit/network-of'
import type { Tenant } from '@/lib/domain/tenant/schema'
import type { AppName } from '@/lib/domain/wire'
import { log } from '@/lib/server/upstream/client/log'
import { UpstreamOutage } from '@/lib/server/upstream/client/outage'
import { getTenant } from '@/lib/server/upstream/tenants'
import { WEB_REFUSALS } from '@/messages/content/web-refusals'
import { noAnswer, problemAnswer } from './answer/problem'
import { refusalPage } from './answer/refusal-page'
import { type Limit, rateLimitResponse } from './limits/limits'
import { appNameOf } from './request/app-name-of'
import { readBytes, readForm, wantsHtml } from './request/read-body'

const MAX_BODY_BYTES = 64_000
const FOREIGN = { code: 'foreign_origin', message: WEB_REFUSALS.foreignOrigin }
const TOO_LARGE = { code: 'too_large', message: WEB_REFUSALS.tooLarge }
// Next answers HEAD from GET.
const READS = ['GET', 'HEAD']

/** The request as its handler gets it. `call` goes with every upstream call it makes. */
export interface TenantRequest {
  tenant: Tenant
  request: Request
  params: Record<string, string>
  call: { requestId: string; appName: AppName; clientAddress: string }
}

type Handler = (request: TenantRequest) => Promise<Response>
type Context = { params: Promise<Record<string, string>> }

/**
 * A route handler behind the tenant rewrite: limits, origin check of writes, outages as 503. `takesForeign`: the key in
 * the URL authorises the post, which may come from a mailbox. Contract C0.
 */
export function tenantRoute(limit: Limit, handler: Handler, { takesForeign = false }: { takesForeign?: boolean } = {}) {
  return async (request: Request, context: Context): Promise<Response> => {
    const params = await context.params
    const tenant = await getTenant(params.tenant ?? '')
    if (!tenant) return problemAnswer(404, { code: 'not_found', message: WEB_REFUSALS.unknownPage })
    const call = callOf(request)
    const isRead = READS.includes(request.method)
    // Forged posts of other sites are not offered for sending again.
    if (!isRead && !takesForeign && !isSameOrigin(request.headers))
      return refusalPage(problemAnswer(403, FOREIGN), { tenant, request, form: null })
    const tooMany = await rateLimitResponse(limit, `${tenant.key} ${networkOf(call.clientAddress)}`)
    if (tooMany && !wantsHtml(request)) return tooMany
    const bodyRead = isRead ? request : await withBodyRead(request)
    if (!bodyRead) return refusalPage(problemAnswer(413, TOO_LARGE), { tenant, request, form: null })
    const posted = !isRead && wantsHtml(request) ? bodyRead.clone() : null
    const response = tooMany ?? (await runHandler(handler, { tenant, request: bodyRead, params, call }))
    if (response.status < 400) return response
    return refusalPage(response, { tenant, request, form: posted && (await readForm(posted)) })
  }
}

async function runHandler(handler: Handler, request: TenantRequest): Promise<Response> {
  try {
    const response = await handler(request)
    response.headers.set('x-request-id', request.call.requestId)
    return response
  } catch (error) {
    if (error instanceof UpstreamOutage) return noAnswer()
    log.error({ requestId: request.call.requestId, error: String(error).slice(0, 1000) }, 'handler failed')
    return problemAnswer(500, { code: 'failed', message: WEB_REFUSALS.failed })
  }
}

/** The request with its body read; `null` where the body is too large, even if its headers declare less. */
async function withBodyRead(request: Request): Promise<Request | null> {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES) return null
  const body = await readBytes(request, MAX_BODY_BYTES)
  const { url, method, headers } = request
  return body && new Request(url, { method, headers, ...(body.byteLength > 0 && { body }) })
}

function callOf({ url, headers }: Request): TenantRequest['call'] {
  const given = headers.get('x-request-id') ?? ''
  return {
    requestId: /^[\w-]{8,64}$/.test(given) ? given : randomUUID(),
    appName: appNameOf(url, (name) => headers.get(name)),
    // Written by server/main.ts over whatever the client sent.
    clientAddress: headers.get('x-client-address') || '127.0.0.1',
  }
}

/**
 * Does a write come from our own page? Origin, where a browser sends it, must name the requested host, and
 * Sec-Fetch-Site must not name another site. Contract C0.
 */
export function isSameOrigin(headers: Headers): boolean {
  const origin = headers.get('origin')
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none') return false
  if (origin === null) return site !== null
  // Pages without referrers send this for forms: /rezerwacja/… may post, a sandboxed frame says cross-site.
  if (origin === 'null') return site === 'same-origin'
  return hostOf(origin) === headers.get('host')?.toLowerCase()
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null
}
