import { APP_VERSION } from '@/lib/app-version'
import type { AppName } from '@/lib/wire'

/** What a call says of itself. */
export interface CallHeaders {
  tenant: string
  requestId: string
  appName?: AppName
  idempotencyKey?: string
  /** The diner's address, for the upstream's limits. */
  clientAddress?: string
}

/** The headers of every call. Ledger L254–L257, contract "General rules". */
export function headersOf({
  tenant,
  requestId,
  appName,
  idempotencyKey,
  clientAddress,
}: CallHeaders): Record<string, string> {
  return {
    'content-type': 'application/json',
    accept: 'application/json',
    'x-app-name': appName ?? 'web_app',
    'x-app-version': APP_VERSION,
    'x-request-id': requestId,
    'x-tenant': tenant,
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    ...(clientAddress && { 'x-forwarded-for': clientAddress }),
  }
}
