import { postEnquiry } from '@/app/_pages/post-enquiry'
import { enquiryCalls } from '@/lib/domain/partner-enquiry/enquiry-calls'
import { contentReportOf, readReport, reportErrors } from '@/lib/domain/partner-enquiry/report-form'
import { tenantRoute } from '@/lib/server/http/tenant-route'
import { touchesOf } from '@/lib/server/marketing/touches-of'
import { callUpstream } from '@/lib/server/upstream/client/call'

/** A complaint, a report of unlawful content, or a report of a fault. */
export const POST = tenantRoute('write', (context) =>
  postEnquiry(context, (form) => {
    const draft = readReport(form)
    return {
      form: 'report',
      draft,
      errors: reportErrors(draft),
      send: (options) =>
        callUpstream(context.tenant, enquiryCalls.report, {
          ...options,
          body: { ...contentReportOf(draft), ...touchesOf(context.request) },
        }),
    }
  }),
)
