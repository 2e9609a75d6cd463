import { createHash } from 'node:crypto'
import { hostsOf } from '../tenant/service-hosts.mjs'
import { startScriptsAfterPaint } from './after-paint.mjs'

const POLICY = [
  "default-src 'self'",
  "font-src 'self'",
  "form-action 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "style-src 'self'",
]
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g
// Written by app/[tenant]/layout.tsx, for a tenant that has any.
const SERVICES = /^(?:<!DOCTYPE html>)?(?:<!--.*?-->)?<html[^>]* data-services="([a-z ]+)"/i
// Written by components/shell/page-status.tsx; text of a page cannot forge it, since React escapes quotes.
const STATUS = /<meta name="page-status" content="(404|503)"/

/**
 * Puts status and Content-Security-Policy on a cached page: the SHA-256 of each inline script, so the page is
 * static and strict. Other kinds of entry are left alone.
 */
export function stamp(value) {
  if (value.kind !== 'APP_PAGE') return
  const html = startScriptsAfterPaint(htmlOf(value))
  if (typeof value.html === 'string') value.html = html
  const status = STATUS.exec(html)?.[1]
  if (status) value.status = Number(status)
  value.headers = {
    ...value.headers,
    'content-security-policy': policyOf(html),
    ...(status && { 'cache-control': 'no-store' }),
  }
}

/** A page of an outage or of something unknown is shown once and never stored. */
export function isKept(value) {
  return value?.kind !== 'APP_PAGE' || !STATUS.test(htmlOf(value))
}

/** The policy of a page with these inline scripts and services; data blocks (JSON-LD) are not scripts. */
export function policyOf(html) {
  const hashes = [...html.matchAll(INLINE_SCRIPT)]
    .filter(([, attributes]) => !attributes.includes('application/ld+json'))
    .map(([, , text]) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  const services = SERVICES.exec(html)?.[1]?.split(' ') ?? []
  const allowed = (directive, ...own) => [directive, ...own, ...hostsOf(directive, services)].join(' ')
  return [
    ...POLICY,
    allowed('img-src', "'self'", 'data:'),
    allowed('connect-src', "'self'"),
    allowed('script-src', "'self'", ...new Set(hashes)),
  ].join('; ')
}

function htmlOf(value) {
  return typeof value.html === 'string' ? value.html : (value.html?.toUnchunkedString?.() ?? '')
}
