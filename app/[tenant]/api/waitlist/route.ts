import { problem } from '@/lib/http/problem'
import { readForm } from '@/lib/http/read-form'
import { sealedCookie } from '@/lib/http/sealed-cookie'
import { seeOther } from '@/lib/http/see-other'
import { tenantRoute } from '@/lib/http/tenant-route'
import { ENQUIRY_COOKIE } from '@/lib/lead/posted-letter'
import { isIdempotencyKey } from '@/lib/reservation/paths'
import { UpstreamOutage } from '@/lib/upstream/outage'
import { joinWaitlist } from '@/lib/upstream/waitlist'
import { joinErrors, joinRequestOf, type PostedJoin, readJoin } from '@/lib/waitlist/join-form'
import { joinPath, waitlistPath } from '@/lib/waitlist/paths'

/** The form that asks to be told: to the entry's page, or back with everything typed. Contract C2. */
export const POST = tenantRoute('write', async ({ tenant, request, call }) => {
  const form = await readForm(request)
  const draft = form && readJoin(form)
  const joinRequest = draft && joinRequestOf(draft)
  if (!draft || !joinRequest) return problem(400, { code: 'malformed', message: 'Nie udało się odczytać formularza.' })
  const idempotencyKey = form?.get('idempotency_key') ?? ''
  if (!isIdempotencyKey(idempotencyKey))
    return problem(400, { code: 'malformed', message: 'Nie udało się odczytać formularza.' })
  const back = (posted: Partial<PostedJoin>) =>
    goBack({ form: 'waitlist', draft, errors: {}, problem: null, idempotencyKey: null, ...posted })
  const errors = joinErrors(draft)
  if (Object.keys(errors).length > 0) return back({ errors })

  const answer = await joinWaitlist(tenant, joinRequest, { ...call, idempotencyKey }).catch((error) => {
    if (error instanceof UpstreamOutage) return null
    throw error
  })
  if (answer?.ok) return seeOther(waitlistPath(answer.data.code))
  return answer ? back({ problem: answer.problem.code }) : back({ problem: 'no_answer', idempotencyKey })
})

async function goBack(posted: PostedJoin): Promise<Response> {
  const { restaurant_id, visitDate, from, peopleAmount } = posted.draft
  const visit = { date: visitDate, time: from, partySize: Number(peopleAmount) }
  const location = `${joinPath(`/restaurants/${restaurant_id}`, visit)}&formularz=popraw#lista`
  return seeOther(location, { 'set-cookie': await sealedCookie(ENQUIRY_COOKIE, { ...posted }) })
}
