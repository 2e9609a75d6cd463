import { calls, make } from '@/lib/domain/call/call'
import { contentReportSchema, enquiryAnswerSchema, partnerEnquirySchema } from '@/lib/domain/partner-enquiry/schema'

/** Enquiries of restaurants, and reports. Contract C10. */
export const enquiryCalls = calls('public', {
  enquire: make('/leads', {
    summary: 'A restaurant asks for a plan',
    body: partnerEnquirySchema,
    isOnce: true,
    answer: enquiryAnswerSchema,
    returns: 'Stored for 12 months',
  }),
  report: make('/notices', {
    summary: 'A complaint, a notice of unlawful content, or a fault',
    body: contentReportSchema,
    isOnce: true,
    answer: enquiryAnswerSchema,
    returns: 'Stored for 12 months',
  }),
})
