import { createHash } from 'node:crypto'
import { problem } from '@/lib/http/problem'
import { readForm } from '@/lib/http/read-form'
import { addToRecent } from '@/lib/http/remember'
import { sealedCookie } from '@/lib/http/sealed-cookie'
import { seeOther } from '@/lib/http/see-other'
import { tenantRoute } from '@/lib/http/tenant-route'
import { ENQUIRY_COOKIE } from '@/lib/lead/posted-letter'
import { customerName } from '@/lib/reservation/customer'
import { isReservationCode, thankYouPath } from '@/lib/reservation/paths'
import { UpstreamOutage } from '@/lib/upstream/outage'
import { acceptWaitlistOffer } from '@/lib/upstream/waitlist'
import type { PostedOfferAnswer } from '@/lib/waitlist/join-form'
import { waitlistPath } from '@/lib/waitlist/paths'

/** The kept table becomes a reservation; who was too late, or gave no name, comes back to the entry. Contract C2. */
export const POST = tenantRoute('write', async ({ tenant, request, params: { code = '' }, call }) => {
  if (!isReservationCode(code)) return problem(404, { code: 'not_found', message: 'Nie znamy takiego wpisu.' })
  const form = await readForm(request)
  const typed = (name: string) => form?.get(name)?.trim() ?? ''
  const [first, last] = [typed('customer_firstname'), typed('customer_lastname')]
  const goBack = async (problem: string) => {
    const posted: PostedOfferAnswer = { form: 'offer', code, first, last }
    const headers = { 'set-cookie': await sealedCookie(ENQUIRY_COOKIE, { ...posted }) }
    return seeOther(`${waitlistPath(code)}?problem=${problem}`, headers)
  }
  if (!first || !last) return goBack('name')
  const accept = { customer_name: customerName(first, last) }
  // The same name is the same answer: pressed twice, or again after an outage, it is one reservation.
  const idempotencyKey = createHash('sha256').update(JSON.stringify(accept)).digest('hex')
  const answer = await acceptWaitlistOffer(tenant, code, accept, { ...call, idempotencyKey }).catch((error) => {
    if (error instanceof UpstreamOutage) return null
    throw error
  })
  if (!answer?.ok) return goBack(answer?.problem.code ?? 'no_answer')
  const made = answer.data.code
  const response = seeOther(thankYouPath(made, new URLSearchParams()))
  return addToRecent(response, request, { kind: 'reservation', id: made, atMs: Date.now() })
})
