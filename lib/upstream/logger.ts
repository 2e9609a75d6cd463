import 'server-only'
import { z } from 'zod'
import type { LogEntry } from '@/lib/log/schema'
import type { Tenant } from '@/lib/tenant/schema'
import { type CallOptions, upstream } from './client'

/** POST /logger/js. Ledger L274, contract C14. */
export function forwardLog(tenant: Tenant, entry: LogEntry, options: CallOptions) {
  return upstream.post(tenant, '/logger/js', z.unknown(), { timeoutMs: 3000, ...options, body: entry })
}
