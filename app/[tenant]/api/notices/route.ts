import { postEnquiry } from '@/app/post-letter'
import { tenantRoute } from '@/lib/http/tenant-route'
import { contentReportOf, readReport, reportErrors } from '@/lib/lead/notice-form'
import { createContentReport } from '@/lib/upstream/leads'

/** A complaint, a notice of unlawful content, or a fault of the pages. */
export const POST = tenantRoute('write', (context) =>
  postEnquiry(context, (form) => {
    const draft = readReport(form)
    return {
      form: 'notice',
      draft,
      errors: reportErrors(draft),
      send: (options) => createContentReport(context.tenant, contentReportOf(draft), options),
    }
  }),
)
