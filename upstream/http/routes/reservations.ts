import { reservationCalls } from '@/lib/domain/reservation/reservation-calls'
import type { ReservationRequest } from '@/lib/domain/reservation/schema'
import { contactBlockRefusal } from '@/upstream/caps/contact'
import { requesterOf } from '@/upstream/caps/requester'
import { slotTakenWithAlternatives } from '@/upstream/http/conflict-answers'
import { idempotentWrite } from '@/upstream/http/idempotent-write'
import type { CountSubmission } from '@/upstream/http/rate-limit'
import { serve } from '@/upstream/http/serve'
import { saveTouches } from '@/upstream/marketing/save-touches'
import { giveVisitConsents } from '@/upstream/person-data/give-consents'
import { cancelReservation } from '@/upstream/reservations/cancel-reservation'
import { changeReservation } from '@/upstream/reservations/change-reservation'
import { createReservation } from '@/upstream/reservations/create-reservation'
import { findDeclinedChange, findReservation } from '@/upstream/reservations/find-reservation'
import { reservationView } from '@/upstream/reservations/reservation-view'
import type { Deps, Upstream } from '../deps'
import { problem } from '../problem'
import { writeReservation } from '../write-reservation'

/** The part of the request that its Idempotency-Key covers: keys and campaign of a browser may change between two presses. */
function coveredByKey({ known_codes: _, follows: __, campaign: ___, ...rest }: ReservationRequest) {
  return rest
}

/** Contract C2; ledger L261, L280. */
export function reservationRoutes(app: Upstream, deps: Deps, countSubmission: CountSubmission): void {
  serve(app, reservationCalls.create, async ({ c, body }) => {
    const { tenant, tenantConfig, appName, client } = c.var
    await countSubmission(client)
    const counted = { requester: requesterOf(deps, client), supportEmail: tenantConfig.support.operations.email }
    const wanted = { id: body.restaurant_id, reservedOn: body.reserved_on, partySize: body.guests_number }
    const onConflict = () => slotTakenWithAlternatives(deps, tenant, wanted)
    const answer = { status: 201 as const, body: coveredByKey(body), onConflict }
    return idempotentWrite(c, deps, answer, async (tx, now) => {
      const contact = { email: body.email, phone: body.phone_number }
      const sender = { tenant, contact, network: counted.requester.network, key: deps.partnerToken }
      const blocked = await contactBlockRefusal(tx, sender, counted.supportEmail, now)
      if (blocked) return blocked
      const made = await createReservation(tx, body, { tenant, appName, now, counted })
      if (made.ok && body.campaign) await saveTouches(tx, 'reservation', made.value.code, body.campaign, now)
      return made
    })
  })
  serve(app, reservationCalls.read, async ({ c, params }) => {
    const found = await findReservation(deps.db, { code: params.code, tenant: c.get('tenant') })
    if (!found) throw problem(404, 'unknown_reservation')
    const declined = await findDeclinedChange(deps.db, found.reservation.id)
    return { ...reservationView(found, deps.now()), change_declined: declined }
  })
  serve(app, reservationCalls.change, async ({ c, params, body }) => {
    const target = { code: params.code, tenant: c.get('tenant'), body }
    return writeReservation(c, deps, target, (tx, { reservation }, now) =>
      changeReservation(tx, reservation, body, { now, caps: deps.caps }),
    )
  })
  serve(app, reservationCalls.cancel, async ({ c, params }) => {
    const target = { code: params.code, tenant: c.get('tenant'), body: null }
    return writeReservation(c, deps, target, (tx, { reservation }, now) =>
      cancelReservation(tx, reservation, 'guest', { now }),
    )
  })
  serve(app, reservationCalls.consents, async ({ c, params, body }) => {
    const target = { code: params.code, tenant: c.get('tenant'), body }
    return writeReservation(c, deps, target, (tx, { reservation }, now) =>
      giveVisitConsents(tx, reservation, body, now),
    )
  })
}
