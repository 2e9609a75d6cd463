import { APP_VERSION, type AppName, SECRET_HEADER } from '@/lib/domain/wire'
import { env } from '@/lib/server/env'

/** Data for a call's headers. */
export interface CallHeaders {
  tenant: string
  requestId: string
  appName?: AppName
  idempotencyKey?: string
  /** The diner's address, for the upstream's limits. */
  clientAddress?: string
  /** Of the trace that the call belongs to, where calls are traced. */
  traceparent?: string
  /** The token of a session or a device of staff. Contract C21. */
  bearer?: string
}

/**
 * The headers of every call, including the secret shared with the upstream: they are for the upstream only, never for a
 * log or a browser. Ledger L254–L257, contract "General rules".
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
  const { UPSTREAM_SECRET: secret } = env()
  return {
    'content-type': 'application/json',
    accept: 'application/json',
    'x-app-name': appName ?? 'web_app',
    'x-app-version': APP_VERSION,
    'x-request-id': requestId,
    'x-tenant': tenant,
    ...(secret && { [SECRET_HEADER]: secret }),
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    ...(traceparent && { traceparent }),
    ...(bearer && { authorization: `Bearer ${bearer}` }),
    ...(clientAddress && { 'x-forwarded-for': clientAddress }),
  }
}
