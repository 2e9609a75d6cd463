import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { PRODUCT } from '@/lib/domain/tenant/brand'
import { cleanTexts } from '@/lib/domain/text/clean-text'
import { APP_VERSION, appNameSchema } from '@/lib/domain/wire'
import { runForCaller } from '@/upstream/db/caller'
import { offeredConfig } from '@/upstream/payments/payment-providers'
import { findTenant } from '@/upstream/tenants/tenant-directory'
import type { Deps, UpstreamEnv } from './deps'
import { isPictureUpload } from './http-server'
import { problem } from './problem'

/** Calls without a described body ignore any body, whatever the Content-Type. Contract "General rules". */
const BODILESS = /\/(config|cancel|receive)$/
/** The sandbox payment page posts a form. */
const FORMS = /^\/pay\//

/** 415 unless a described body is JSON, or a picture, which is recognised by its first bytes. */
export const jsonOnly: MiddlewareHandler<UpstreamEnv> = async (c, next) => {
  const writes = c.req.method === 'POST' || c.req.method === 'PUT'
  const type = c.req.header('content-type') ?? ''
  if (isPictureUpload(c.req.path)) return next()
  if (writes && !BODILESS.test(c.req.path) && !FORMS.test(c.req.path) && !/^application\/json\s*(;|$)/i.test(type))
    throw problem(415, 'wrong_type')
  await next()
}

/**
 * Cleans the texts of a JSON body before anything compares or stores them. It reads the body, so it runs after the
 * guards against strangers. The validator handles invalid JSON.
 */
export const cleanJson: MiddlewareHandler<UpstreamEnv> = async (c, next) => {
  if (/^application\/json/i.test(c.req.header('content-type') ?? '') && c.req.raw.body) {
    const text = await c.req.raw.text()
    const { method, headers, signal } = c.req.raw
    c.req.raw = new Request(c.req.url, { method, headers, signal, body: cleanedJson(text) })
  }
  await next()
}

/** A sign of text to clean: a character beyond ASCII, either literal or written as `\u….` */
const BEYOND_ASCII = /[^\0-\x7f]|\\u/

function cleanedJson(text: string): string {
  if (!BEYOND_ASCII.test(text)) return text
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return text
  }
  try {
    return JSON.stringify(cleanTexts(value))
  } catch {
    throw problem(422, 'invalid') // nested too deep to be cleaned
  }
}

/** Loads the tenant of `x-tenant`; without the header, the default one. 404 for an unknown key. */
export function withTenant({ db, paymentProviders }: Deps): MiddlewareHandler<UpstreamEnv> {
  return async (c, next) => {
    const tenant = c.req.header('x-tenant') ?? PRODUCT.key
    const found = await findTenant(db, tenant)
    if (!found) throw problem(404, 'unknown_tenant')
    c.set('tenant', tenant)
    c.set('tenantConfig', offeredConfig(found.config, tenant, paymentProviders))
    c.set('listsRevision', found.listsRevision)
    await next()
  }
}

/** Sets the request's id and sends the contract's headers back. Ledger L254–L257. */
export const requestContext: MiddlewareHandler<UpstreamEnv> = async (c, next) => {
  const requestId = safeHeaderValue(c.req.header('x-request-id')) ?? randomUUID()
  const appName = appNameSchema.safeParse(c.req.header('x-app-name')).data ?? 'web_app'
  c.set('requestId', requestId)
  c.set('appName', appName)
  await runForCaller(c.req.raw.signal, next)
  c.header('x-request-id', requestId)
  c.header('x-app-name', appName)
  c.header('x-app-version', safeHeaderValue(c.req.header('x-app-version')) ?? APP_VERSION)
  c.header('accept', 'application/json')
  if (!c.res.headers.has('content-type') && c.res.status !== 204) c.header('content-type', 'application/json')
}

/** A value that is safe in a log and a header; any other value counts as absent. */
function safeHeaderValue(value: string | undefined): string | null {
  return value && /^[\w./:-]{1,100}$/.test(value) ? value : null
}
