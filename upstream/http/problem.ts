import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { type RefusalArea, type RefusalCode, refusalText } from '@/messages/content/refusals'
import { sqlStateOf } from '@/upstream/db/database'
import { isDatabaseOutage } from '@/upstream/db/outage'
import type { Outcome, Refusal } from '@/upstream/db/outcome'
import type { Deps, UpstreamEnv } from './deps'

type ProblemDetails = Omit<Refusal, 'status'> & { status: ContentfulStatusCode }

/** A refusal as an error, which `handleError` turns into a response. */
export class RefusalError extends Error {
  constructor(readonly details: ProblemDetails) {
    super(details.code)
  }
}

/** The value of an outcome; throws a `Problem` for a refusal. */
export function valueOrThrow<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value
  throw new RefusalError(outcome.refusal)
}

export function problem(
  status: ContentfulStatusCode,
  code: RefusalCode,
  more: Partial<ProblemDetails> = {},
): RefusalError {
  return new RefusalError({ status, code, ...more })
}

/** The contract's error response. */
export function problemResponse(c: Context, details: ProblemDetails): Response {
  const { status, code, fields, alternatives, visits, transition, priceChange, current, retryAfterSeconds } = details
  const message = details.message ?? errorMessageFor(code, c.req.path)
  if (retryAfterSeconds) c.header('retry-after', String(retryAfterSeconds))
  return c.json(
    {
      error: { code, message, ...(fields && { fields }) },
      ...(alternatives && { alternatives }),
      ...(visits && { visits }),
      ...transition,
      ...priceChange,
      ...(current !== undefined && { current }),
    },
    status,
  )
}

const BY_STATUS: Record<number, RefusalCode> = {
  400: 'malformed_json',
  404: 'not_found',
  413: 'too_large',
  415: 'wrong_type',
}
/** Class of SQLSTATE: an invalid character in a text, a number or a date out of range. */
const DATA_EXCEPTION = '22'
/** The disk is full, or writes were stopped before that (`db/disk-space.ts`). */
const DISK_FULL_STATES = ['53100', '25006']

/** Turns any error into a response; only unexpected errors are logged. */
export function handleError({ log }: Deps) {
  return (error: Error, c: Context<UpstreamEnv>): Response => {
    if (error instanceof RefusalError) return problemResponse(c, error.details)
    if (error instanceof HTTPException)
      return problemResponse(c, { status: error.status as 400, code: BY_STATUS[error.status] ?? 'invalid' })
    const sqlState = sqlStateOf(error)
    if (sqlState?.startsWith(DATA_EXCEPTION)) {
      log.warn({ requestId: c.get('requestId'), sqlState }, 'input that the database cannot hold')
      return problemResponse(c, { status: 422, code: c.req.method === 'GET' ? 'invalid_query' : 'invalid' })
    }
    if ((sqlState && DISK_FULL_STATES.includes(sqlState)) || (error as NodeJS.ErrnoException).code === 'ENOSPC') {
      log.error({ requestId: c.get('requestId'), sqlState }, 'no room to write')
      return problemResponse(c, { status: 503, code: 'no_room', retryAfterSeconds: 30 })
    }
    const isOutage = isDatabaseOutage(error)
    // A disconnected caller's queries are dropped on purpose, so their failure is not logged.
    if (!(isOutage && c.req.raw.signal.aborted))
      log.error({ requestId: c.get('requestId'), sqlState, ...loggableError(error) }, 'unexpected error')
    return isOutage
      ? problemResponse(c, { status: 503, code: 'unavailable', retryAfterSeconds: 2 })
      : problemResponse(c, { status: 500, code: 'internal' })
  }
}

/** A query error contains its parameters, which may be personal data: only the innermost reason is logged. */
function loggableError(error: Error): { reason: string; stack?: string } {
  let inner: Error = error
  while (isError(inner.cause)) inner = inner.cause
  const frames = inner.stack
    ?.split('\n')
    .filter((line) => line.trim().startsWith('at '))
    .slice(0, 6)
  return { reason: inner.message.split('\n')[0] ?? '', stack: frames?.join('\n') }
}

// Not instanceof: PGlite's errors may come from another realm.
function isError(value: unknown): value is Error {
  return typeof value === 'object' && value !== null && 'message' in value
}

/** The area of the call to `path`; staff's calls have the same areas as the diner's. */
export function apiAreaOf(path: string): RefusalArea {
  if (/\/(reservations|holds|waitlist|availability)(\/|$)|^\/panel\/\d+\/(blocks|combinations|guests)(\/|$)/.test(path))
    return 'reservation'
  return /\/(orders|carts|payments|pay|menu|distance|pause|kitchen-load|sold-out|kitchen-limit)(\/|$)/.test(path)
    ? 'order'
    : 'other'
}

/** Polish message for a diner, for a code without its own message. Contract "Errors". */
export function errorMessageFor(code: RefusalCode, path: string): string {
  return refusalText(code, apiAreaOf(path))
}
