import { reservationCalls } from '@/lib/domain/reservation/reservation-calls'
import { holdRequestSchema } from '@/lib/domain/reservation/schema'
import { badQuery, forwardRefusal, problemAnswer } from '@/lib/server/http/answer/problem'
import { tenantRoute } from '@/lib/server/http/tenant-route'
import { callUpstream } from '@/lib/server/upstream/client/call'
import { WEB_REFUSALS } from '@/messages/content/web-refusals'

/** Holds a table for ten minutes, once the diner has begun to type. Contract C2. */
export const POST = tenantRoute('write', async ({ tenant, request, call }) => {
  const body = await request.json().catch(() => null)
  const read = holdRequestSchema.safeParse(body)
  if (!read.success) return badQuery()
  const answer = await callUpstream(tenant, reservationCalls.hold, {
    ...call,
    idempotencyKey: undefined,
    body: read.data,
  })
  return answer.ok ? Response.json(answer.data, { status: 201 }) : forwardRefusal(answer)
})

/** Releases the table at once when the diner leaves the form: `?token=`. */
export const DELETE = tenantRoute('write', async ({ tenant, request, call }) => {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  if (!/^[\w-]{1,64}$/.test(token)) return problemAnswer(422, { code: 'invalid', message: WEB_REFUSALS.invalidQuery })
  const answer = await callUpstream(tenant, reservationCalls.release, { ...call, params: { token } })
  return answer.ok ? new Response(null, { status: 204 }) : forwardRefusal(answer)
})
