import { createHash, randomBytes } from 'node:crypto'
import { BASE_POLICY, serialisePolicy } from '@/lib/server/policy/base-policy'
import { framedBy } from '@/lib/server/policy/frame-ancestors'
import { type Directives, withMaps } from '@/lib/server/policy/maps-sources'
import { hostsOf } from '@/lib/server/policy/service-hosts'

const POLICY = { ...BASE_POLICY, 'style-src': ["'self'"] }
const CHUNK = /<script src="(\/_next\/static\/chunks\/[^"]+)" async=""><\/script>/g
const PRELOAD = /<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/chunks\/[^"]+"\/>/g
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g
// Written by app/[tenant]/layout.tsx, for a tenant with services.
const SERVICES = /^(?:<!DOCTYPE html>)?(?:<!--.*?-->)?<html[^>]* data-services="([a-z ]+)"/i
// Written by components/shell/page-status.tsx; text of a page cannot forge it, since React escapes quotes.
const STATUS = /<meta name="page-status" content="(200|404|503)"/
// Written by app/_pages/maps-config-meta.tsx: the page that carries the key carries its policy.
const MAPS = '<meta name="maps-key" content="'
const THEME_SHEET = /<link (?:nonce="[^"]*" )?(rel="stylesheet" href="\/theme-)/
// Written by components/embed/frame-origins.tsx, and trusted on embedded pages alone.
const FRAMED_BY = /<meta name="framed-by" content="([^"]*)"/
const EMBEDDED = /^\/[a-z0-9-]+\/cached\/(?:restaurants|order)\/\d+\/iframe$/

/** In seconds: how long a page is fresh. */
export const FRESH_SECONDS = 60
/** In seconds: age up to which the last good page is shown while no newer one can be made. */
export const STALE_SECONDS = 86_400
/**
 * In seconds: lifetime in a shared cache outside. This process learns of a change after two seconds, an outside cache
 * does not: together they stay below the five for which a diner may see old prices. Browsers revalidate each time, by
 * ETag. Decision 0071.
 */
const OUTSIDE_SECONDS = 2
const CACHE_CONTROL = `max-age=0, s-maxage=${OUTSIDE_SECONDS}, stale-if-error=${STALE_SECONDS - OUTSIDE_SECONDS}`

/** A page with its policy and its marks. */
interface PageWithPolicy {
  html: string
  /** Status that the page sets itself; `null` where it sets none: then it is whole and may be cached. Decision 0002. */
  markedStatus: 200 | 404 | 503 | null
  policy: string
  cacheControl: string
}

/**
 * Reads the marks of a page, starts its scripts after the first paint, and makes its Content-Security-Policy: the
 * SHA-256 of each inline script, so the page is static and strict, and for an embedded page the sites that may frame it
 * (C16).
 * @param address where Next makes the page: `/lubje/cached/order/15/iframe`
 */
export function withPagePolicy(made: string, address: string): PageWithPolicy {
  const nonce = randomBytes(16).toString('base64')
  const html = withStyleNonce(startScriptsAfterPaint(made), nonce)
  const mark = STATUS.exec(html)?.[1]
  return {
    html,
    markedStatus: mark ? (Number(mark) as 200 | 404 | 503) : null,
    policy: withFrameAncestors(policyOf(html, nonce), html, address),
    cacheControl: mark ? 'no-store' : CACHE_CONTROL,
  }
}

function withFrameAncestors(policy: string, html: string, address: string): string {
  const origins = EMBEDDED.test(address) ? FRAMED_BY.exec(html)?.[1] : undefined
  return origins === undefined ? policy : framedBy(policy, origins.split(' '))
}

/**
 * The policy of a page with these inline scripts and services; data blocks (JSON-LD) are not scripts. A page with the maps key names
 * Google's hosts, and a nonce for the style elements that Google writes. See docs/design/orders.md.
 */
export function policyOf(html: string, nonce = ''): string {
  const hashes = [...html.matchAll(INLINE_SCRIPT)]
    .filter(([, attributes = '']) => !attributes.includes('application/ld+json'))
    .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  const services = SERVICES.exec(html)?.[1]?.split(' ') ?? []
  const directives: Directives = {
    ...POLICY,
    'img-src': [...POLICY['img-src'], ...hostsOf('img-src', services)],
    'connect-src': [...POLICY['connect-src'], ...hostsOf('connect-src', services)],
    'script-src': ["'self'", ...new Set(hashes), ...hostsOf('script-src', services)],
  }
  return serialisePolicy(html.includes(MAPS) ? withMaps(withNonce(directives, nonce)) : directives)
}

// Google's script takes the nonce of its styles from a style sheet that has one. The nonce is made after the page's
// content, so the content cannot contain it, and it allows no script.
function withStyleNonce(html: string, nonce: string): string {
  return html.includes(MAPS) ? html.replace(THEME_SHEET, (_, sheet: string) => `<link nonce="${nonce}" ${sheet}`) : html
}

function withNonce(directives: Directives, nonce: string): Directives {
  return nonce ? { ...directives, 'style-src': [...POLICY['style-src'], `'nonce-${nonce}'`] } : directives
}

/**
 * A cached page whose scripts are fetched after its first paint, so that on a slow phone they never compete with the
 * words and pictures. Scripts of an unknown shape stay as they are. Decision 0017.
 */
export function startScriptsAfterPaint(html: string): string {
  const sources = [...html.matchAll(CHUNK)].map(([, source = '']) => source)
  if (sources.length === 0) return html
  return html
    .replace(CHUNK, '')
    .replace(PRELOAD, '')
    .replace('</head>', () => `<script>${starterOf(sources)}</script></head>`)
}

// The first paint with content, not a bare background before it. A tab in the background is never painted: there the
// timer starts them.
function starterOf(sources: string[]): string {
  return `{let on=0;const go=()=>{if(!on++)for(const src of ${JSON.stringify(sources)}){const s=document.createElement("script");s.async=true;s.src=src;document.head.append(s)}};try{new PerformanceObserver(list=>list.getEntriesByName("first-contentful-paint").length&&go()).observe({type:"paint",buffered:true})}catch{go()}setTimeout(go,2000)}`
}
