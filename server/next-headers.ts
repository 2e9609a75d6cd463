import type { IncomingHttpHeaders } from 'node:http'
import { SHARED_PAGE_HEADER } from '@/lib/server/policy/shared-page-header'
import type { AnsweringBrand } from '@/lib/server/routing/destination'
import { tenants } from '@/tenants/registry'

// Internal headers of Next, which no client may send. A client's own policy would become Next's nonce.
const NEXT_INTERNAL_HEADERS =
  /^(?:x-forwarded-|x-middleware-|x-nextjs-|x-next-|x-invoke-|x-matched-path|x-now-|x-prerender-|next-|rsc$|content-security-policy)/

// Next leaves titles and descriptions out of the head for a request without a user agent, where a page is late.
const NAMELESS = 'nakryte'

interface Forwarded {
  /** Our own cookies; `undefined` where there are none. */
  cookie: string | undefined
  /** The first segment below `app/[tenant]`. */
  segment: string
  /** The diner's address. */
  client: string
  requestId: string | undefined
  isDevelopment: boolean
}

/** Headers for a live page or a handler: the client's, without those that only we or Next may set. */
export function forwardedHeaders(headers: IncomingHttpHeaders, forwarded: Forwarded): IncomingHttpHeaders {
  const { cookie, segment, client, requestId, isDevelopment } = forwarded
  const isOurs = (name: string) => name === 'cookie' || name === SHARED_PAGE_HEADER || name.startsWith('x-forwarded-')
  const isNexts = (name: string) => !isDevelopment && NEXT_INTERNAL_HEADERS.test(name)
  return {
    'user-agent': NAMELESS,
    ...Object.fromEntries(Object.entries(headers).filter(([name]) => !isOurs(name) && !isNexts(name))),
    ...(cookie && { cookie }),
    'x-tenant': segment,
    'x-client-address': client,
    'x-request-id': requestId,
  }
}

/** Headers of the request for a cached page: it is anonymous. */
export function anonymousHeaders(
  { tenant, segment }: AnsweringBrand,
  requestId: string | undefined,
): IncomingHttpHeaders {
  return {
    host: tenants.find(({ key }) => key === tenant)?.hosts[0],
    accept: 'text/html',
    'user-agent': NAMELESS,
    'x-tenant': segment,
    ...(requestId && { 'x-request-id': requestId }),
  }
}
