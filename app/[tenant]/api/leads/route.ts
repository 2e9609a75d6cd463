import { postEnquiry } from '@/app/_pages/post-enquiry'
import { enquiryErrors, partnerEnquiryOf, readEnquiry } from '@/lib/domain/partner-enquiry/enquiry-form'
import { tenantRoute } from '@/lib/server/http/tenant-route'
import { touchesOf } from '@/lib/server/marketing/touches-of'
import { createPartnerEnquiry } from '@/lib/server/upstream/enquiries'

/** A restaurant's enquiry about a plan. Contract C10. */
export const POST = tenantRoute('write', (context) =>
  postEnquiry(context, (form) => {
    const draft = readEnquiry(form)
    return {
      form: 'lead',
      draft,
      errors: enquiryErrors(draft),
      send: (options) =>
        createPartnerEnquiry(context.tenant, { ...partnerEnquiryOf(draft), ...touchesOf(context.request) }, options),
    }
  }),
)
