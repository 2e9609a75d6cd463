import { createRoute, z } from '@hono/zod-openapi'
import { boardBlockSchema, boardWaitSchema } from '@/lib/domain/panel/board/board-schema'
import { serviceDayOf } from '@/lib/domain/panel/board/service-day'
import {
  alternativesSchema,
  blockRequestSchema,
  floorPlanSchema,
  guestNoteRequestSchema,
  handOfferSchema,
  joinRequestSchema,
  savedGuestNoteSchema,
} from '@/lib/domain/panel/tables/table-schema'
import { splitWallTime } from '@/lib/domain/time/time'
import { localDateSchema } from '@/lib/domain/wire'
import { type Db, inTransaction } from '@/upstream/db/database'
import { setActor } from '@/upstream/panel/accounts/staff-audit'
import { block, unblock } from '@/upstream/panel/tables/blocks'
import { combineTables, loadFloorPlan, separateTables } from '@/upstream/panel/tables/floor-plan'
import { saveGuestNote } from '@/upstream/panel/tables/guest-notes'
import { offerByHand } from '@/upstream/panel/tables/offer-by-hand'
import { alternativesFor } from '@/upstream/reservations/alternatives'
import { findReservation } from '@/upstream/reservations/find-reservation'
import { loadRestaurantAvailability } from '@/upstream/restaurants/load-restaurant-availability'
import { slotTaken } from '../../conflict-answers'
import type { Deps, Upstream } from '../../deps'
import { idempotentWrite } from '../../idempotent-write'
import { panelCallerOf } from '../../panel-wall'
import { problem, valueOrThrow } from '../../problem'
import { json, jsonBody, refusals as readRefusals, writeHeaders, writeRefusals } from '../responses'
import { id, restaurantParam, wallRefusals } from './responses'

const refusals = { ...wallRefusals, ...writeRefusals }
const floorPlan = createRoute({
  method: 'get',
  path: '/panel/{restaurant}/tables',
  summary: 'Areas, tables, combinations, stays, and when a service day is open',
  request: { params: restaurantParam, query: z.object({ date: localDateSchema.optional() }) },
  responses: { 200: json(floorPlanSchema, 'The floorPlan'), ...wallRefusals, ...readRefusals },
})
const alternatives = createRoute({
  method: 'get',
  path: '/panel/{restaurant}/reservations/{reservation}/alternatives',
  summary: 'Other free times that a refusal may offer',
  request: { params: restaurantParam.extend({ reservation: id }) },
  responses: { 200: json(alternativesSchema, 'Up to six'), ...wallRefusals, ...readRefusals },
})
const makeBlock = createRoute({
  method: 'post',
  path: '/panel/{restaurant}/blocks',
  summary: 'Keep tables, an area, or all online bookings to the restaurant for a stretch',
  request: { params: restaurantParam, headers: writeHeaders, body: jsonBody(blockRequestSchema) },
  responses: { 201: json(boardBlockSchema, 'The block'), ...refusals },
})
const endBlock = createRoute({
  method: 'delete',
  path: '/panel/{restaurant}/blocks/{block}',
  summary: 'End a block',
  request: { params: restaurantParam.extend({ block: id }) },
  responses: { 204: { description: 'Ended' }, ...wallRefusals, ...readRefusals },
})
const offer = createRoute({
  method: 'post',
  path: '/panel/{restaurant}/waitlist/{wait}/offer',
  summary: 'Offer a table by hand to somebody who waits',
  request: { params: restaurantParam.extend({ wait: id }), headers: writeHeaders, body: jsonBody(handOfferSchema) },
  responses: { 200: json(boardWaitSchema, 'Who waits, with the offer'), ...refusals },
})
const note = createRoute({
  method: 'put',
  path: '/panel/{restaurant}/guests/notes',
  summary: 'Note something of a guest, by phone number; allergies only with consent',
  request: { params: restaurantParam, body: jsonBody(guestNoteRequestSchema) },
  responses: { 200: json(savedGuestNoteSchema, 'What is noted now'), ...refusals },
})
const combine = createRoute({
  method: 'post',
  path: '/panel/{restaurant}/combinations',
  summary: 'Tables that may be joined, for diners too',
  request: { params: restaurantParam, headers: writeHeaders, body: jsonBody(joinRequestSchema) },
  responses: { 201: json(floorPlanSchema.shape.combinations.element, 'The combination'), ...refusals },
})
const part = createRoute({
  method: 'delete',
  path: '/panel/{restaurant}/combinations/{combination}',
  summary: 'Take a combination back',
  request: { params: restaurantParam.extend({ combination: z.coerce.number().int().min(0).max(2_147_483_647) }) },
  responses: { 204: { description: 'Taken back' }, ...wallRefusals, ...readRefusals },
})

/** Contract C25. */
export function floorPlanRoutes(app: Upstream, deps: Deps): void {
  const { db, now } = deps

  app.openapi(floorPlan, async (c) => {
    const { restaurantId } = panelCallerOf(c)
    return c.json(await loadFloorPlan(db, restaurantId, c.req.valid('query').date ?? serviceDayOf(now())), 200)
  })

  app.openapi(alternatives, async (c) => {
    const { restaurantId } = panelCallerOf(c)
    const row = (await findReservation(db, { id: c.req.valid('param').reservation, restaurantId }))?.reservation
    if (!row) throw problem(404, 'unknown_reservation')
    const { date, time } = splitWallTime(row.reservedOn)
    const query = { tenant: row.tenant, ids: [restaurantId], date, now: now(), reservationId: row.id, isForStaff: true }
    const availability = (await loadRestaurantAvailability(db, query)).get(restaurantId)
    const partySize = row.partySize
    return c.json({ items: availability ? alternativesFor(availability, { date, time, partySize }, now()) : [] }, 200)
  })

  app.openapi(makeBlock, async (c) => {
    const body = c.req.valid('json')
    const caller = panelCallerOf(c)
    return c.json(
      await idempotentWrite(c, deps, { status: 201, body, onConflict: slotTaken }, (tx, at) =>
        block(tx, body, caller, at),
      ),
      201,
    )
  })

  app.openapi(endBlock, async (c) => {
    const caller = panelCallerOf(c)
    const { block: blockId } = c.req.valid('param')
    valueOrThrow(await inTransaction(db, (tx) => unblock(tx, blockId, caller, now())))
    return c.body(null, 204)
  })

  app.openapi(offer, async (c) => {
    const body = c.req.valid('json')
    const caller = panelCallerOf(c)
    const { wait } = c.req.valid('param')
    return c.json(
      await idempotentWrite(c, deps, { status: 200, body, onConflict: slotTaken }, (tx, at) =>
        offerByHand(tx, wait, body, caller, at),
      ),
      200,
    )
  })

  // Takes no idempotency key, since answers are stored with it for a day: a repeat is known by what it asks for.
  app.openapi(note, async (c) => {
    const body = c.req.valid('json')
    const caller = panelCallerOf(c)
    const outcome = await inTransaction(db, async (tx) => {
      await setActor(tx, caller.actor)
      return saveGuestNote(tx, body, caller, now())
    })
    return c.json(valueOrThrow(outcome), 200)
  })

  app.openapi(combine, async (c) => {
    const { tables } = c.req.valid('json')
    const caller = panelCallerOf(c)
    const work = (tx: Db, at: Date) => combineTables(tx, tables, caller, at)
    return c.json(await idempotentWrite(c, deps, { status: 201, body: { tables }, onConflict: slotTaken }, work), 201)
  })

  app.openapi(part, async (c) => {
    const caller = panelCallerOf(c)
    const { combination: combinationNo } = c.req.valid('param')
    valueOrThrow(await inTransaction(db, (tx) => separateTables(tx, combinationNo, caller, now())))
    return c.body(null, 204)
  })
}
