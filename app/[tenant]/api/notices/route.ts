import { postEnquiry } from '@/app/_pages/post-enquiry'
import { contentReportOf, readReport, reportErrors } from '@/lib/domain/partner-enquiry/report-form'
import { tenantRoute } from '@/lib/server/http/tenant-route'
import { touchesOf } from '@/lib/server/marketing/touches-of'
import { createContentReport } from '@/lib/server/upstream/enquiries'

/** A complaint, a report of unlawful content, or a report of a fault. */
export const POST = tenantRoute('write', (context) =>
  postEnquiry(context, (form) => {
    const draft = readReport(form)
    return {
      form: 'notice',
      draft,
      errors: reportErrors(draft),
      send: (options) =>
        createContentReport(context.tenant, { ...contentReportOf(draft), ...touchesOf(context.request) }, options),
    }
  }),
)
