import { createHash } from 'node:crypto'
import {
  ENQUIRY_PATHS,
  ENQUIRY_PLACE,
  type EnquiryErrorCode,
  type EnquiryFormName,
  type PostedEnquiry,
} from '@/lib/domain/partner-enquiry/posted-enquiry'
import { answerForm } from '@/lib/server/http/answer/form-answer'
import { problemAnswer } from '@/lib/server/http/answer/problem'
import { readForm } from '@/lib/server/http/request/read-body'
import type { TenantRequest } from '@/lib/server/http/tenant-route'
import type { CallOptions, UpstreamAnswer } from '@/lib/server/upstream/client/client'
import { nullIfOut } from '@/lib/server/upstream/client/outage'
import { WEB_REFUSALS } from '@/messages/content/web-refusals'

interface EnquirySubmission {
  form: EnquiryFormName
  draft: Record<string, string>
  errors: Record<string, EnquiryErrorCode>
  send: (options: CallOptions & { idempotencyKey: string }) => Promise<UpstreamAnswer<{ number: string }>>
}

/** A plain form post redirects to its page: with a number, or with all typed values. Contract C10. */
export async function postEnquiry(
  { request, call }: TenantRequest,
  read: (form: URLSearchParams) => EnquirySubmission,
): Promise<Response> {
  const form = await readForm(request)
  if (!form) return problemAnswer(400, { code: 'malformed', message: WEB_REFUSALS.malformedForm })
  const submission = read(form)
  const { form: name, draft, errors } = submission
  const failed = { form: name, number: null, draft, errors, refusal: null }
  if (Object.keys(errors).length > 0) return redirectBack(request, failed)
  const sent = await sendEnquiry(submission, call)
  if (sent === null) return redirectBack(request, failed) // the page reports the unknown outcome
  if (!sent.ok) return redirectBack(request, { ...failed, refusal: sent.problem.message })
  return redirectBack(request, { form: name, number: sent.data.number, draft: {}, errors: {}, refusal: null })
}

// The key is derived from the text: a second press, or a retry after an outage, sends no second enquiry.
function sendEnquiry(
  { form, draft, send }: EnquirySubmission,
  call: CallOptions,
): Promise<UpstreamAnswer<{ number: string }> | null> {
  const idempotencyKey = createHash('sha256')
    .update(JSON.stringify([form, draft]))
    .digest('hex')
  return send({ ...call, idempotencyKey }).catch(nullIfOut)
}

function redirectBack(request: Request, posted: PostedEnquiry): Promise<Response> {
  const hasErrors = Object.keys(posted.errors).length > 0
  const location = `${ENQUIRY_PATHS[posted.form]}#${hasErrors ? 'error-summary' : ENQUIRY_PLACE}`
  return answerForm(location, posted, { request })
}
