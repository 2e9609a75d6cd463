import { createRoute } from '@hono/zod-openapi'
import { boardReservationSchema } from '@/lib/domain/panel/board/board-schema'
import {
  guestHistorySchema,
  guestRequestSchema,
  reservationMoveSchema,
  reservationStepSchema,
  staffReservationRequestSchema,
} from '@/lib/domain/panel/tables/table-schema'
import { recordAction } from '@/upstream/panel/accounts/staff-audit'
import { guestHistory } from '@/upstream/panel/tables/guest-history'
import { moveByStaff, reserveByStaff, stepReservation } from '@/upstream/panel/tables/reservation-steps'
import { slotTaken } from '../../conflict-answers'
import type { Deps, Upstream } from '../../deps'
import { idempotentWrite } from '../../idempotent-write'
import { panelCallerOf, requireLookInTrail } from '../../panel-wall'
import { json, jsonBody, writeHeaders, writeRefusals } from '../responses'
import { id, restaurantParam, wallRefusals } from './responses'

const reservationParam = restaurantParam.extend({ reservation: id })
const refusals = { ...wallRefusals, ...writeRefusals }
const step = createRoute({
  method: 'post',
  path: '/panel/{restaurant}/reservations/{reservation}/steps',
  summary: 'Confirm, decline, decide a change, seat, finish, no-show, cancel',
  request: { params: reservationParam, headers: writeHeaders, body: jsonBody(reservationStepSchema) },
  responses: { 200: json(boardReservationSchema, 'The reservation'), ...refusals },
})
const move = createRoute({
  method: 'post',
  path: '/panel/{restaurant}/reservations/{reservation}/move',
  summary: 'Move to another time, number of people, or tables',
  request: { params: reservationParam, headers: writeHeaders, body: jsonBody(reservationMoveSchema) },
  responses: { 200: json(boardReservationSchema, 'The reservation'), ...refusals },
})
const reserve = createRoute({
  method: 'post',
  path: '/panel/{restaurant}/reservations',
  summary: 'Reserve for who telephones, or seat who stands at the door',
  request: { params: restaurantParam, headers: writeHeaders, body: jsonBody(staffReservationRequestSchema) },
  responses: { 201: json(boardReservationSchema, 'The reservation'), ...refusals },
})
const history = createRoute({
  method: 'post',
  path: '/panel/{restaurant}/guests',
  summary: 'Earlier visits, no-shows and notes by phone number, in this restaurant',
  request: { params: restaurantParam, body: jsonBody(guestRequestSchema) },
  responses: { 200: json(guestHistorySchema, 'The newest first'), ...refusals },
})

/** Contract C24. */
export function tableRoutes(app: Upstream, deps: Deps): void {
  app.openapi(step, async (c) => {
    const body = c.req.valid('json')
    const { reservation } = c.req.valid('param')
    const caller = panelCallerOf(c)
    return c.json(
      await idempotentWrite(c, deps, { status: 200, body, onConflict: slotTaken }, (tx, now) =>
        stepReservation(tx, reservation, body, caller, now),
      ),
      200,
    )
  })

  app.openapi(move, async (c) => {
    const body = c.req.valid('json')
    const { reservation } = c.req.valid('param')
    const caller = panelCallerOf(c)
    return c.json(
      await idempotentWrite(c, deps, { status: 200, body, onConflict: slotTaken }, (tx, now) =>
        moveByStaff(tx, reservation, body, caller, now),
      ),
      200,
    )
  })

  app.openapi(reserve, async (c) => {
    const body = c.req.valid('json')
    const caller = { ...panelCallerOf(c), tenant: c.get('tenant') }
    return c.json(
      await idempotentWrite(c, deps, { status: 201, body, onConflict: slotTaken }, (tx, now) =>
        reserveByStaff(tx, body, caller, now),
      ),
      201,
    )
  })

  app.openapi(history, async (c) => {
    const { phone_number: phone } = c.req.valid('json')
    const { restaurantId, actor } = panelCallerOf(c)
    const at = deps.now()
    await requireLookInTrail(c, deps)
    // Who looks guests up is known; whom, is not written down.
    await recordAction(deps.db, actor, { at, restaurantId, action: 'looked_up_guest' })
    return c.json(await guestHistory(deps.db, restaurantId, phone, at), 200)
  })
}
