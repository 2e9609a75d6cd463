import { randomUUID } from 'node:crypto'
import { APP_VERSION, type AppName, SECRET_HEADER } from '@/lib/domain/wire'
import { env } from '@/lib/server/env'
import { type Caller, isShownSecret } from './origin'

/** Data for a call's headers. */
interface CallHeaders {
  tenant: Caller
  requestId: string
  appName?: AppName
  idempotencyKey?: string
  /** The diner's address, for the upstream's limits. */
  clientAddress?: string
  /** Trace that the call belongs to, where calls are traced. */
  traceparent?: string
  /** The token of a session or a device of staff. Contract C21. */
  bearer?: string
}

/** Headers of a call without diner and tenant. Ledger L254–L257. */
export function ownHeaders(secret: string | undefined): Record<string, string> {
  return {
    'content-type': 'application/json',
    accept: 'application/json',
    'x-app-name': 'web_app',
    'x-app-version': APP_VERSION,
    'x-request-id': randomUUID(),
    ...(secret && { [SECRET_HEADER]: secret }),
  }
}

/**
 * The headers of every call, including the secret shared with the upstream: they are for the configured upstream only,
 * never for a log or a browser. Ledger L254–L257, contract "General rules".
 */
export function headersOf({
  tenant,
  requestId,
  appName,
  idempotencyKey,
  clientAddress,
  traceparent,
  bearer,
}: CallHeaders): Record<string, string> {
  const secret = isShownSecret(tenant) && env().UPSTREAM_SECRET
  return {
    'content-type': 'application/json',
    accept: 'application/json',
    'x-app-name': appName ?? 'web_app',
    'x-app-version': APP_VERSION,
    'x-request-id': requestId,
    'x-tenant': tenant.key,
    ...(secret && { [SECRET_HEADER]: secret }),
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    ...(traceparent && { traceparent }),
    ...(bearer && { authorization: `Bearer ${bearer}` }),
    ...(clientAddress && { 'x-forwarded-for': clientAddress }),
  }
}
