import { postEnquiry } from '@/app/_pages/post-enquiry'
import { enquiryCalls } from '@/lib/domain/partner-enquiry/enquiry-calls'
import { enquiryErrors, partnerEnquiryOf, readEnquiry } from '@/lib/domain/partner-enquiry/enquiry-form'
import { tenantRoute } from '@/lib/server/http/tenant-route'
import { touchesOf } from '@/lib/server/marketing/touches-of'
import { callUpstream } from '@/lib/server/upstream/client/call'

/** A restaurant's enquiry about a plan. Contract C10. */
export const POST = tenantRoute('write', (context) =>
  postEnquiry(context, (form) => {
    const draft = readEnquiry(form)
    return {
      form: 'enquiry',
      draft,
      errors: enquiryErrors(draft),
      send: (options) =>
        callUpstream(context.tenant, enquiryCalls.enquire, {
          ...options,
          body: { ...partnerEnquiryOf(draft), ...touchesOf(context.request) },
        }),
    }
  }),
)
