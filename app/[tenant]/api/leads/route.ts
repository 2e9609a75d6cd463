import { postLetter } from '@/app/post-letter'
import { tenantRoute } from '@/lib/http/tenant-route'
import { leadErrors, leadRequestOf, readLead } from '@/lib/lead/lead-form'
import { createLead } from '@/lib/upstream/leads'

/** A restaurant asks for a plan. Contract C10. */
export const POST = tenantRoute('write', (context) =>
  postLetter(context, (form) => {
    const draft = readLead(form)
    return {
      form: 'lead',
      draft,
      errors: leadErrors(draft),
      send: (options) => createLead(context.tenant, leadRequestOf(draft), options),
    }
  }),
)
