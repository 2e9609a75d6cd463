import { isIdempotencyKey } from '@/lib/domain/reservation/paths'
import { joinErrors, joinedEntry, joinRequestOf, type PostedJoin, readJoin } from '@/lib/domain/waitlist/join-form'
import { joinPath, waitlistPath } from '@/lib/domain/waitlist/paths'
import { waitlistCalls } from '@/lib/domain/waitlist/waitlist-calls'
import { addToRecent } from '@/lib/server/http/answer/add-to-recent'
import { answerForm } from '@/lib/server/http/answer/form-answer'
import { problemAnswer } from '@/lib/server/http/answer/problem'
import { seeOther } from '@/lib/server/http/answer/see-other'
import { cookieIn } from '@/lib/server/http/request/own-cookies'
import { readForm } from '@/lib/server/http/request/read-body'
import { tenantRoute } from '@/lib/server/http/tenant-route'
import { touchesOf } from '@/lib/server/marketing/touches-of'
import { DINER_ANSWER } from '@/lib/server/policy/form-answer'
import { unseal } from '@/lib/server/session'
import { callUpstream } from '@/lib/server/upstream/client/call'
import { nullIfOut } from '@/lib/server/upstream/client/outage'
import { WEB_REFUSALS } from '@/messages/content/web-refusals'

/** The form that joins the waitlist: redirects to the entry's page, or back with all typed values. Contract C2. */
export const POST = tenantRoute('write', async ({ tenant, request, call }) => {
  const form = await readForm(request)
  const draft = form && readJoin(form)
  const joinRequest = draft && joinRequestOf(draft)
  if (!draft || !joinRequest) return problemAnswer(400, { code: 'malformed', message: WEB_REFUSALS.malformedForm })
  const idempotencyKey = form?.get('idempotency_key') ?? ''
  if (!isIdempotencyKey(idempotencyKey))
    return problemAnswer(400, { code: 'malformed', message: WEB_REFUSALS.malformedForm })
  const back = (posted: Partial<PostedJoin>) => goBack(request, { ...EMPTY, draft, ...posted })
  const errors = joinErrors(draft)
  if (Object.keys(errors).length > 0) return back({ errors })

  const input = { ...call, idempotencyKey, body: { ...joinRequest, ...touchesOf(request) } }
  const answer = await callUpstream(tenant, waitlistCalls.join, input).catch(nullIfOut)
  if (!answer) return back({ problem: 'no_answer', idempotencyKey })
  if (answer.ok) {
    const { code } = answer.data
    const response = await answerForm(waitlistPath(code), { ...EMPTY, draft, joined: code }, { request })
    return addToRecent(response, request, { kind: 'wait', id: code, atMs: Date.now() })
  }
  const { status, problem: refusal } = answer
  const isRepeated = refusal.code === 'already_waiting' || refusal.code === 'idempotency_mismatch'
  const entry = isRepeated ? joinedEntry(await postedJoin(request), draft) : null
  if (entry) return seeOther(waitlistPath(entry))
  return back({ problem: refusal.code, message: status === 429 ? refusal.message : null })
})

const EMPTY = {
  form: 'waitlist',
  errors: {},
  problem: null,
  message: null,
  idempotencyKey: null,
  joined: null,
} as const

/** The last post of this form, as it was left in the browser. */
function postedJoin({ headers }: Request): Promise<Partial<PostedJoin>> {
  return unseal<PostedJoin>(cookieIn(headers.get('cookie') ?? '', DINER_ANSWER))
}

function goBack(request: Request, posted: PostedJoin): Promise<Response> {
  const { restaurant_id, visitDate, from, peopleAmount } = posted.draft
  const visit = { date: visitDate, time: from, partySize: Number(peopleAmount) }
  return answerForm(`${joinPath(`/restaurants/${restaurant_id}`, visit)}#lista`, posted, { request })
}
