import { createRoute } from '@hono/zod-openapi'
import { givenConsentsSchema } from '@/lib/domain/consents/schema'
import {
  type ReservationRequest,
  reservationChangeSchema,
  reservationRequestSchema,
  reservationResponseSchema,
  reservationSchema,
} from '@/lib/domain/reservation/schema'
import { requesterOf } from '@/upstream/caps/requester'
import { contactBlockRefusal } from '@/upstream/console/contact-blocks'
import { slotTakenWithAlternatives } from '@/upstream/http/conflict-answers'
import { idempotentWrite } from '@/upstream/http/idempotent-write'
import type { CountSubmission } from '@/upstream/http/submission-counter'
import { saveTouches, withoutTouches } from '@/upstream/marketing/save-touches'
import { cancelReservation } from '@/upstream/reservations/cancel-reservation'
import { changeReservation } from '@/upstream/reservations/change-reservation'
import { createReservation } from '@/upstream/reservations/create-reservation'
import { findReservation } from '@/upstream/reservations/find-reservation'
import { giveConsents } from '@/upstream/reservations/give-consents'
import { reservationView } from '@/upstream/reservations/reservation-view'
import type { Deps, Upstream } from '../deps'
import { problem } from '../problem'
import { writeReservation } from '../write-reservation'
import { codeParam, json, jsonBody, refusals, writeHeaders, writeRefusals } from './responses'

const create = createRoute({
  method: 'post',
  path: '/reservations',
  summary: 'Ask for a table',
  request: { headers: writeHeaders, body: jsonBody(reservationRequestSchema) },
  responses: { 201: json(reservationResponseSchema, 'Reserved or asked for'), ...writeRefusals },
})
const read = createRoute({
  method: 'get',
  path: '/reservations/{code}',
  summary: 'A reservation, phone and e-mail masked',
  request: { params: codeParam },
  responses: { 200: json(reservationSchema, 'The reservation'), ...refusals },
})
const change = createRoute({
  method: 'put',
  path: '/reservations/{code}',
  summary: 'Change people, time or notes',
  request: { params: codeParam, headers: writeHeaders, body: jsonBody(reservationChangeSchema) },
  responses: { 200: json(reservationSchema, 'The reservation, perhaps with a change_request'), ...writeRefusals },
})
const cancel = createRoute({
  method: 'post',
  path: '/reservations/{code}/cancel',
  summary: 'Call it off; takes no body',
  request: { params: codeParam, headers: writeHeaders },
  responses: { 200: json(reservationSchema, 'Called off'), ...writeRefusals },
})
const consents = createRoute({
  method: 'post',
  path: '/reservations/{code}/consents',
  summary: 'Consents to marketing, asked for once the reservation stands; what is not ticked withdraws nothing',
  request: { params: codeParam, headers: writeHeaders, body: jsonBody(givenConsentsSchema) },
  responses: { 200: json(reservationSchema, 'Stored'), ...writeRefusals },
})

/** The request as its Idempotency-Key covers it: which keys a browser holds changes between two presses. */
function withoutProofs<T extends Pick<ReservationRequest, 'known_codes' | 'follows'>>(body: T) {
  const { known_codes: _, follows: __, ...rest } = body
  return rest
}

/** Contract C2; ledger L261, L280. */
export function reservationRoutes(app: Upstream, deps: Deps, countSubmission: CountSubmission): void {
  app.openapi(create, async (c) => {
    const body = c.req.valid('json')
    const { tenant, tenantConfig, appName, client } = c.var
    await countSubmission(client)
    const counted = { requester: requesterOf(deps, client), supportEmail: tenantConfig.support.operations.email }
    const wanted = { id: body.restaurant_id, reservedOn: body.reserved_on, partySize: body.guests_number }
    const onConflict = () => slotTakenWithAlternatives(deps, tenant, wanted)
    const answer = { status: 201 as const, body: withoutProofs(withoutTouches(body)), onConflict }
    const reservation = await idempotentWrite(c, deps, answer, async (tx, now) => {
      const contact = { email: body.email, phone: body.phone_number }
      const sender = { tenant, contact, network: counted.requester.network, key: deps.partnerToken }
      const blocked = await contactBlockRefusal(tx, sender, counted.supportEmail, now)
      if (blocked) return blocked
      const made = await createReservation(tx, body, { tenant, appName, now, counted })
      if (made.ok) await saveTouches(tx, 'reservation', made.value.code, body.campaign, now)
      return made
    })
    return c.json(reservation, 201)
  })
  app.openapi(read, async (c) => {
    const found = await findReservation(deps.db, { code: c.req.valid('param').code, tenant: c.get('tenant') })
    if (!found) throw problem(404, 'unknown_reservation')
    return c.json(reservationView(found, deps.now()), 200)
  })
  app.openapi(change, async (c) => {
    const body = c.req.valid('json')
    const target = { code: c.req.valid('param').code, tenant: c.get('tenant'), body }
    const view = await writeReservation(c, deps, target, (tx, { reservation }, now) =>
      changeReservation(tx, reservation, body, { now, caps: deps.caps }),
    )
    return c.json(view, 200)
  })
  app.openapi(cancel, async (c) => {
    const target = { code: c.req.valid('param').code, tenant: c.get('tenant'), body: null }
    const view = await writeReservation(c, deps, target, (tx, { reservation }, now) =>
      cancelReservation(tx, reservation, 'guest', now),
    )
    return c.json(view, 200)
  })
  app.openapi(consents, async (c) => {
    const body = c.req.valid('json')
    const target = { code: c.req.valid('param').code, tenant: c.get('tenant'), body }
    const view = await writeReservation(c, deps, target, (tx, { reservation }, now) =>
      giveConsents(tx, reservation, body, now),
    )
    return c.json(view, 200)
  })
}
