import { createHash } from 'node:crypto'
import { problem } from '@/lib/http/problem'
import { readForm } from '@/lib/http/read-form'
import { remember } from '@/lib/http/remember'
import { tenantRoute } from '@/lib/http/tenant-route'
import { customerName } from '@/lib/reservation/customer'
import { isReservationCode, thankYouPath } from '@/lib/reservation/paths'
import { UpstreamOutage } from '@/lib/upstream/outage'
import { acceptOffer } from '@/lib/upstream/waitlist'
import { waitlistPath } from '@/lib/waitlist/paths'

/** The kept table becomes a reservation; who was too late, or gave no name, comes back to the entry. Contract C2. */
export const POST = tenantRoute('write', async ({ tenant, request, params: { code = '' }, call }) => {
  if (!isReservationCode(code)) return problem(404, { code: 'not_found', message: 'Nie znamy takiego wpisu.' })
  const form = await readForm(request)
  const [first, last] = ['customer_firstname', 'customer_lastname'].map((name) => form?.get(name)?.trim() ?? '')
  if (!first || !last) return seeOther(`${waitlistPath(code)}?problem=name`)
  const accept = { customer_name: customerName(first, last) }
  // The same name is the same answer: pressed twice, or again after an outage, it is one reservation.
  const idempotencyKey = createHash('sha256').update(JSON.stringify(accept)).digest('hex')
  const answer = await acceptOffer(tenant, code, accept, { ...call, idempotencyKey }).catch((error) => {
    if (error instanceof UpstreamOutage) return null
    throw error
  })
  if (!answer?.ok) return seeOther(`${waitlistPath(code)}?problem=${answer?.problem.code ?? 'no_answer'}`)
  const made = answer.data.code
  const response = seeOther(thankYouPath(made, new URLSearchParams()))
  return remember(response, request, { kind: 'reservation', id: made, atMs: Date.now() })
})

function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}
