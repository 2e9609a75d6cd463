import type { Hook } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { z } from 'zod'
import { MAX_PICTURE_BYTES } from '@/lib/domain/restaurant/picture-sizes'
import { cleanTexts } from '@/lib/domain/text/clean-text'
import type { UpstreamEnv } from './deps'
import { problem } from './problem'

/** The maximum size of a request body. Contract "Errors". */
export const MAX_BODY_BYTES = 64 * 1024

const MAX_LARGE_BODY_BYTES = 4 * 1024 * 1024
/** Path at which operations upload a picture. Contract C36. */
export const PICTURE_UPLOAD = '/operations/pictures'
const PANEL_UPLOAD = /^\/panel\/[1-9]\d{0,8}\/pictures$/

/** Is this the path of a picture upload? */
export function isPictureUpload(path: string): boolean {
  return path === PICTURE_UPLOAD || PANEL_UPLOAD.test(path)
}

/** Size of a plain form around its file. */
const FORM_BYTES = 4096

/**
 * Paths whose bodies may be larger than the usual, in bytes: pictures, files of restaurants, lists of addresses, and categories of a menu.
 * All of them need a token or a session; nginx lets the same ones through (`deploy/nginx`). Contract C33, C34, C36, C37.
 */
export const LARGER_BODIES: readonly (readonly [path: RegExp, maxBytes: number])[] = [
  [/^\/operations\/pictures$/, MAX_PICTURE_BYTES + FORM_BYTES],
  [PANEL_UPLOAD, MAX_PICTURE_BYTES + FORM_BYTES],
  [/^\/operations\/restaurants\/import$/, MAX_LARGE_BODY_BYTES],
  [/^\/operations\/restaurants\/\d+\/menu$/, MAX_LARGE_BODY_BYTES],
  [/^\/operations\/addresses\/imports\/[0-9a-f-]{36}\/rows$/, MAX_LARGE_BODY_BYTES],
  [/^\/panel\/\d+\/settings\/parts\/menu\/draft$/, MAX_LARGE_BODY_BYTES],
]

/**
 * Refuses a body whose Content-Length is too large before reading it, for every method; a body without one as soon as
 * it exceeds the limit.
 */
export function limitBodySize(): MiddlewareHandler<UpstreamEnv> {
  const onError = () => Promise.reject(problem(413, 'too_large'))
  const usual = bodyLimit({ maxSize: MAX_BODY_BYTES, onError })
  const larger = new Map(LARGER_BODIES.map(([, maxSize]) => [maxSize, bodyLimit({ maxSize, onError })]))
  return (c, next) => {
    if (isTooLarge(c.req.header('content-length'), c.req.path)) throw problem(413, 'too_large')
    return (larger.get(maxBytesOf(c.req.path)) ?? usual)(c, next)
  }
}

/** Is the announced body larger than its path allows? */
export function isTooLarge(contentLength: string | undefined, path: string): boolean {
  return Number(contentLength ?? 0) > maxBytesOf(path)
}

function maxBytesOf(path: string): number {
  return LARGER_BODIES.find(([larger]) => larger.test(path))?.[1] ?? MAX_BODY_BYTES
}

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

/** 422 with a code for each invalid field; a path that cannot be an id is 404. */
// biome-ignore lint/suspicious/noExplicitAny: the hook serves every route, whatever its schema
export const invalidInput: Hook<any, UpstreamEnv, any, any> = (result) => {
  if (result.success) return
  const { issues } = result.error
  if (result.target === 'param' && issues.every(({ path }) => path[0] === 'id' || path[0] === 'code')) {
    throw problem(404, 'not_found')
  }
  const fields = Object.fromEntries(issues.map((issue) => [issue.path.join('.'), issueCode(issue)]))
  throw problem(422, result.target === 'json' ? 'invalid' : 'invalid_query', { fields })
}

function issueCode(issue: z.core.$ZodIssue): string {
  // zod leaves the input out of an issue, so that no secret is printed; only the message shows that it was missing.
  if (issue.code === 'invalid_type') return issue.message.endsWith('received undefined') ? 'required' : 'invalid'
  return ['too_small', 'too_big', 'unrecognized_keys'].includes(issue.code) ? issue.code : 'invalid'
}
