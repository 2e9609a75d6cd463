import { postEnquiry } from '@/app/post-letter'
import { tenantRoute } from '@/lib/http/tenant-route'
import { enquiryErrors, partnerEnquiryOf, readEnquiry } from '@/lib/lead/lead-form'
import { createPartnerEnquiry } from '@/lib/upstream/leads'

/** A restaurant asks for a plan. Contract C10. */
export const POST = tenantRoute('write', (context) =>
  postEnquiry(context, (form) => {
    const draft = readEnquiry(form)
    return {
      form: 'lead',
      draft,
      errors: enquiryErrors(draft),
      send: (options) => createPartnerEnquiry(context.tenant, partnerEnquiryOf(draft), options),
    }
  }),
)
