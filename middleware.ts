import { type NextRequest, NextResponse } from 'next/server'
import type { Service } from '@/lib/domain/tenant/services'
import { inertPolicy, livePolicy, usesMaps } from '@/lib/server/policy/csp'
import { ANSWER_PARAMETER, clearedAnswer } from '@/lib/server/policy/form-answer'
import { knownServices } from '@/lib/server/policy/known-services'
import { SHARED_PAGE_HEADER } from '@/lib/server/policy/shared-page-header'
import { readTenantSegment } from '@/lib/server/routing/host'
import { METHOD_HEADER } from '@/lib/server/routing/method-header'
import { type Route, routeFor } from '@/lib/server/routing/routes'
import { tenants } from '@/tenants/registry'

// Cached pages and public files never reach the middleware.
export const config = {
  runtime: 'nodejs',
  matcher: ['/((?!_next/|__next|[a-z0-9-]+/cached(?:/|$)).*)'],
}

/**
 * Live pages and handlers: rewrite to their tenant, policy of live pages. The kind of the request is decided before.
 * Decision 0022.
 */
export default function middleware(request: NextRequest): NextResponse {
  // Written by server/main.ts over whatever the client sent.
  const segment = request.headers.get('x-tenant') ?? ''
  const tenant = readTenantSegment(tenants, segment)?.tenant
  const route = routeFor(request.nextUrl.pathname, request.nextUrl.searchParams)
  if (!tenant || !route || route.kind === 'cached') return new NextResponse(null, { status: 404 })
  const url = request.nextUrl.clone()
  if (route.postPath && request.method === 'POST') {
    url.pathname = `/${segment}${route.postPath}`
    return NextResponse.rewrite(url)
  }
  url.pathname = `/${segment}${route.kind === 'api' ? '' : `/${route.kind}`}${route.path}`
  if (route.kind === 'api') return NextResponse.rewrite(url)
  // No third party on a page whose URL is a key, whatever a diner has consented to. Contract C19.
  return livePage(url, request, route.isKey || route.isPanel ? [] : knownServices(tenant), route)
}

function livePage(
  url: URL,
  { method, headers: requestHeaders }: NextRequest,
  services: Service[],
  { path, isPanel, isInert }: Route,
): NextResponse {
  if (requestHeaders.has(SHARED_PAGE_HEADER)) return withLiveHeaders(NextResponse.rewrite(url))
  const isDevelopment = process.env.NODE_ENV === 'development'
  if (isInert) {
    const response = NextResponse.rewrite(url)
    response.headers.set('content-security-policy', inertPolicy(isDevelopment))
    response.headers.set('referrer-policy', 'same-origin')
    return withLiveHeaders(response)
  }
  const nonce = Buffer.from(crypto.randomUUID()).toString('base64')
  const policy = livePolicy(nonce, services, {
    isDevelopment,
    hasMaps: Boolean(process.env.GOOGLE_MAPS_API_KEY) && usesMaps(path),
  })
  const headers = new Headers(requestHeaders)
  // Next reads the nonce of its own scripts from the request's policy.
  headers.set('content-security-policy', policy)
  headers.set(METHOD_HEADER, method)
  const response = NextResponse.rewrite(url, { request: { headers } })
  response.headers.set('content-security-policy', policy)
  // Without any referrer a browser would not send a form's origin. Contract C28.
  if (isPanel) response.headers.set('referrer-policy', 'same-origin')
  if (isPanel && url.searchParams.has(ANSWER_PARAMETER))
    response.headers.append('set-cookie', clearedAnswer(path.replace(/^\/live/, '')))
  return withLiveHeaders(response)
}

function withLiveHeaders(response: NextResponse): NextResponse {
  response.headers.set('cache-control', 'private, no-store')
  response.headers.set('x-robots-tag', 'noindex')
  return response
}
