import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Telemetry } from '@/lib/backend/telemetry/telemetry'
import { memo } from '@/lib/domain/memo'
import type { Tenant } from '@/lib/domain/tenant/schema'
import type { AnswerContext } from '@/lib/server/http/answer/answer-context'
import { requestId } from '@/lib/server/http/request/request-id'
import { tenantOfHost } from '@/lib/server/routing/host'
import { routeName } from '@/lib/server/routing/routes'

/** A proxy requests one of them each second. */
const HEALTH = new Set(['/healthz', '/readyz'])

/** Starts to measure a request before its answer; `context` gets the trace header for its upstream calls. */
export type ObserveRequest = (request: IncomingMessage, response: ServerResponse, context: AnswerContext) => void

/**
 * Measures each request by route and tenant until its answer is sent or its client has left. A trace begun in front of
 * us is continued only behind a proxy of ours: otherwise a stranger could have all their requests recorded.
 */
export function requestTelemetry(
  telemetry: Telemetry,
  tenants: readonly Pick<Tenant, 'key' | 'hosts' | 'sharedHosts'>[],
  isBehindProxy: boolean,
): ObserveRequest {
  const ownerOf = memo((host: string) => tenantOfHost(tenants, host)?.key ?? '', { longestKey: 600 })

  return (request, response, context) => {
    const { method = '', url = '', headers } = request
    if (HEALTH.has(url)) return
    const { host = '', traceparent } = headers
    const span = telemetry.startRequest({
      method,
      requestId: requestId(headers['x-request-id']),
      traceparent: isBehindProxy ? String(traceparent ?? '') : undefined,
    })
    context.traceparent = span.traceparent
    response.once('close', () => {
      const tenant = context.brand?.tenant ?? ownerOf(host)
      const route = context.kind === 'file' ? 'file' : patternOf(url)
      // A client that left before the answer began got no status.
      span.end({ route, tenant, status: response.headersSent ? response.statusCode : 499 })
    })
  }
}

const patternOf = memo(
  (url: string): string => {
    const [pathname = ''] = url.split('?', 1)
    return pathname.startsWith('/_next/') ? 'file' : routeName(pathname, url.slice(pathname.length))
  },
  { longestKey: 600 },
)
