import 'server-only'
import { type LeadRequest, letterSchema, type NoticeRequest } from '@/lib/lead/schema'
import type { Tenant } from '@/lib/tenant/schema'
import { type CallOptions, upstream } from './client'

type Options = CallOptions & { idempotencyKey: string }

/** POST /leads. Contract C10. */
export function createLead(tenant: Tenant, lead: LeadRequest, options: Options) {
  return upstream.post(tenant, '/leads', letterSchema, { ...options, body: lead })
}

/** POST /notices: a complaint, a notice of unlawful content, or a fault. */
export function createNotice(tenant: Tenant, notice: NoticeRequest, options: Options) {
  return upstream.post(tenant, '/notices', letterSchema, { ...options, body: notice })
}
