import { type NextRequest, NextResponse } from 'next/server'
import { slugOf } from '@/lib/restaurant/slug'
import { tenantSegment } from '@/lib/tenant/api-variant'
import { livePolicy, usesMaps } from '@/lib/tenant/csp'
import { isShared, tenantOfHost } from '@/lib/tenant/host'
import { knownServices } from '@/lib/tenant/known-services'
import { type Route, routeFor } from '@/lib/tenant/routes'
import type { Service } from '@/lib/tenant/services'
import { tenants } from '@/tenants/registry'

// Without 'nodejs' the cache handler is bundled for the edge. Files of `public/` never come here.
export const config = {
  runtime: 'nodejs',
  matcher: ['/((?!_next/static/|_next/webpack-hmr|__nextjs|pictures/|embed/|art/|marks/|fonts/|icons/).*)'],
}

const THEME_COOKIE = 'theme'
/** A city's page, of its kitchens also by cuisine. */
const CITY_PAGE = /^\/(rezerwuj|zamawiaj)\/([^/]{1,200})(?:\/([^/]{1,200}))?$/

/** Host → tenant, rewrite, policy of live pages. Decision 0006. */
export default function middleware(request: NextRequest): NextResponse {
  if (request.nextUrl.pathname === '/healthz')
    return new NextResponse('ok', { headers: { 'cache-control': 'no-store' } })
  const host = request.headers.get('host') ?? ''
  const asked = request.nextUrl.searchParams.get('theme')
  const tenant = tenantOfHost(tenants, host, asked ?? request.cookies.get(THEME_COOKIE)?.value)
  if (!tenant) return new NextResponse('Nie ma tu takiej strony.', { status: 404, headers: plainText })

  const redirect = cityRedirect(request)
  if (redirect) return redirect
  const route = routeFor(request.nextUrl.pathname, request.nextUrl.searchParams)
  const response = route ? rewrite(request, tenant, route) : notFound(request, segmentOf(request, tenant))
  return isShared(tenants, host) ? rememberTheme(response, request, asked && tenant.key) : response
}

const plainText = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }

function rewrite(request: NextRequest, tenant: (typeof tenants)[number], route: Route): NextResponse {
  const url = request.nextUrl.clone()
  url.pathname = `/${segmentOf(request, tenant)}${route.kind === 'api' ? '' : `/${route.kind}`}${route.path}`
  const headers = withoutForgedPolicy(request)
  headers.set('x-tenant', segmentOf(request, tenant))
  // No third party on a page whose address is a key, whatever a diner has agreed to. Contract C19.
  const services = route.isKey ? [] : knownServices(tenant)
  const response =
    route.kind === 'live'
      ? livePage(url, headers, services, route)
      : NextResponse.rewrite(url, { request: { headers } })
  if (route.isKey) response.headers.set('referrer-policy', 'no-referrer')
  return response
}

function livePage(url: URL, headers: Headers, services: Service[], { path }: Route): NextResponse {
  const nonce = Buffer.from(crypto.randomUUID()).toString('base64')
  const policy = livePolicy(nonce, services, {
    isDevelopment: process.env.NODE_ENV === 'development',
    hasMaps: Boolean(process.env.GOOGLE_MAPS_API_KEY) && usesMaps(path),
  })
  // Next reads the nonce of its own scripts from the request's policy.
  headers.set('content-security-policy', policy)
  const response = NextResponse.rewrite(url, { request: { headers } })
  response.headers.set('content-security-policy', policy)
  response.headers.set('cache-control', 'private, no-store')
  response.headers.set('x-robots-tag', 'noindex')
  return response
}

function segmentOf(request: NextRequest, { key }: (typeof tenants)[number]): string {
  return tenantSegment(key, request.headers.get('host') ?? '', Boolean(process.env.UPSTREAM_URL))
}

// A full page with status 404: Next's own notFound() is blank without JavaScript.
function notFound(request: NextRequest, tenant: string): NextResponse {
  const url = request.nextUrl.clone()
  url.pathname = `/${tenant}/cached/blad-404`
  return NextResponse.rewrite(url, { status: 404, request: { headers: withoutForgedPolicy(request) } })
}

// A client's own policy header would be baked into a cached page for the next visitor.
function withoutForgedPolicy(request: NextRequest): Headers {
  const headers = new Headers(request.headers)
  headers.delete('content-security-policy')
  headers.delete('content-security-policy-report-only')
  return headers
}

// Names, capitals and Polish letters lead to the one address of a city or a cuisine. Contract C18.
function cityRedirect(request: NextRequest): NextResponse | null {
  const [, list, ...written] = CITY_PAGE.exec(request.nextUrl.pathname) ?? []
  const segments = written.filter((segment) => segment !== undefined)
  const slugs = segments.map((segment) => slugOf(decoded(segment) ?? ''))
  if (!list || slugs.some((slug) => !slug) || slugs.every((slug, i) => slug === segments[i])) return null
  const url = request.nextUrl.clone()
  url.pathname = `/${[list, ...slugs].join('/')}`
  return NextResponse.redirect(url, 308)
}

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null // a broken escape names no city: routeFor answers 404
  }
}

function rememberTheme(response: NextResponse, request: NextRequest, theme: string | null): NextResponse {
  if (theme) response.cookies.set(THEME_COOKIE, theme, { httpOnly: true, sameSite: 'lax', path: '/' })
  // On a shared host the tenant depends on a cookie, so no shared cache may keep the answer.
  if (theme || request.cookies.has(THEME_COOKIE)) response.headers.set('cache-control', 'private, no-store')
  return response
}
