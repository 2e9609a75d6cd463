import { serviceDayOf } from '@/lib/domain/panel/board/service-day'
import { tableCalls } from '@/lib/domain/panel/tables/table-calls'
import { splitWallTime } from '@/lib/domain/time/time'
import { type Db, inTransaction } from '@/upstream/db/database'
import { serve, serveOnce } from '@/upstream/http/serve'
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
import { problem, valueOrThrow } from '../../problem'

/** Contract C25. */
export function floorPlanRoutes(app: Upstream, deps: Deps): void {
  const { db, now } = deps

  serve(app, tableCalls.floorPlan, ({ query, caller: { restaurantId } }) =>
    loadFloorPlan(db, restaurantId, query.date ?? serviceDayOf(now())),
  )

  serve(app, tableCalls.alternatives, async ({ params, caller: { restaurantId } }) => {
    const row = (await findReservation(db, { id: params.reservation, restaurantId }))?.reservation
    if (!row) throw problem(404, 'unknown_reservation')
    const { date, time } = splitWallTime(row.reservedOn)
    const query = { tenant: row.tenant, ids: [restaurantId], date, now: now(), reservationId: row.id, isForStaff: true }
    const availability = (await loadRestaurantAvailability(db, query)).get(restaurantId)
    const partySize = row.partySize
    return { items: availability ? alternativesFor(availability, { date, time, partySize }, now()) : [] }
  })

  serveOnce(app, deps, tableCalls.block, slotTaken, (tx, at, { body, caller }) => block(tx, body, caller, at))

  serve(app, tableCalls.endBlock, async ({ params: { block: blockId }, caller }) => {
    valueOrThrow(await inTransaction(db, (tx) => unblock(tx, blockId, caller, now())))
  })

  serveOnce(app, deps, tableCalls.offer, slotTaken, (tx, at, { params: { wait }, body, caller }) =>
    offerByHand(tx, wait, body, caller, at),
  )

  // The call takes no idempotency key, since answers are stored with it for a day: a repeat is recognised by its
  // content.
  serve(app, tableCalls.note, async ({ body, caller }) => {
    const outcome = await inTransaction(db, async (tx) => {
      await setActor(tx, caller.actor)
      return saveGuestNote(tx, body, caller, now())
    })
    return valueOrThrow(outcome)
  })

  serve(app, tableCalls.combine, ({ c, body: { tables }, caller }) => {
    const work = (tx: Db, at: Date) => combineTables(tx, tables, caller, at)
    return idempotentWrite(c, deps, { status: 201, body: { tables }, onConflict: slotTaken }, work)
  })

  serve(app, tableCalls.separate, async ({ params: { combination: combinationNo }, caller }) => {
    valueOrThrow(await inTransaction(db, (tx) => separateTables(tx, combinationNo, caller, now())))
  })
}
