import 'server-only'
import { type ContentReport, enquiryAnswerSchema, type PartnerEnquiry } from '@/lib/domain/partner-enquiry/schema'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { type CallOptions, upstream } from './client/client'

type Options = CallOptions & { idempotencyKey: string }

/** POST /leads. Contract C10. */
export function createPartnerEnquiry(tenant: Tenant, enquiry: PartnerEnquiry, options: Options) {
  return upstream.post(tenant, '/leads', enquiryAnswerSchema, { ...options, body: enquiry })
}

/** POST /notices: a complaint, a notice of unlawful content, or a fault. */
export function createContentReport(tenant: Tenant, report: ContentReport, options: Options) {
  return upstream.post(tenant, '/notices', enquiryAnswerSchema, { ...options, body: report })
}
