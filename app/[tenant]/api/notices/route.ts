import { postLetter } from '@/app/post-letter'
import { tenantRoute } from '@/lib/http/tenant-route'
import { noticeErrors, noticeRequestOf, readNotice } from '@/lib/lead/notice-form'
import { createNotice } from '@/lib/upstream/leads'

/** A complaint, a notice of unlawful content, or a fault of the pages. */
export const POST = tenantRoute('write', (context) =>
  postLetter(context, (form) => {
    const draft = readNotice(form)
    return {
      form: 'notice',
      draft,
      errors: noticeErrors(draft),
      send: (options) => createNotice(context.tenant, noticeRequestOf(draft), options),
    }
  }),
)
