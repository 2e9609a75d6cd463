import { createRoute } from '@hono/zod-openapi'
import { boardReservationSchema, boardWaitSchema } from '@/lib/domain/panel/board/board-schema'
import { doorSeatSchema, doorStepSchema, doorWaitRequestSchema } from '@/lib/domain/panel/tables/door-schema'
import { addDoorWait, seatDoorWait, stepDoorWait } from '@/upstream/panel/tables/door-waits'
import { slotTaken } from '../../conflict-answers'
import type { Deps, Upstream } from '../../deps'
import { idempotentWrite } from '../../idempotent-write'
import { panelCallerOf } from '../../panel-wall'
import { json, jsonBody, writeHeaders, writeRefusals } from '../responses'
import { id, restaurantParam, wallRefusals } from './responses'

const waitParam = restaurantParam.extend({ wait: id })
const refusals = { ...wallRefusals, ...writeRefusals }
const add = createRoute({
  method: 'post',
  path: '/panel/{restaurant}/waitlist',
  summary: 'A party at the door waits, and was told until when',
  request: { params: restaurantParam, headers: writeHeaders, body: jsonBody(doorWaitRequestSchema) },
  responses: { 201: json(boardWaitSchema, 'Who waits'), ...refusals },
})
const step = createRoute({
  method: 'post',
  path: '/panel/{restaurant}/waitlist/{wait}/steps',
  summary: 'Call a party at the door by a message, take it off the list, or put it back',
  request: { params: waitParam, headers: writeHeaders, body: jsonBody(doorStepSchema) },
  responses: { 200: json(boardWaitSchema, 'Who waits, as it stands now'), ...refusals },
})
const seat = createRoute({
  method: 'post',
  path: '/panel/{restaurant}/waitlist/{wait}/seat',
  summary: 'Seat a party that waited at the door',
  request: { params: waitParam, headers: writeHeaders, body: jsonBody(doorSeatSchema) },
  responses: { 201: json(boardReservationSchema, 'The visit'), ...refusals },
})

/** Contract C25. */
export function doorRoutes(app: Upstream, deps: Deps): void {
  app.openapi(add, async (c) => {
    const body = c.req.valid('json')
    const caller = { ...panelCallerOf(c), tenant: c.get('tenant') }
    return c.json(
      await idempotentWrite(c, deps, { status: 201, body, onConflict: slotTaken }, (tx, now) =>
        addDoorWait(tx, body, caller, now),
      ),
      201,
    )
  })

  app.openapi(step, async (c) => {
    const body = c.req.valid('json')
    const { wait } = c.req.valid('param')
    const caller = panelCallerOf(c)
    return c.json(
      await idempotentWrite(c, deps, { status: 200, body, onConflict: slotTaken }, (tx, now) =>
        stepDoorWait(tx, wait, body.step, caller, now),
      ),
      200,
    )
  })

  app.openapi(seat, async (c) => {
    const body = c.req.valid('json')
    const { wait } = c.req.valid('param')
    const caller = { ...panelCallerOf(c), tenant: c.get('tenant') }
    return c.json(
      await idempotentWrite(c, deps, { status: 201, body, onConflict: slotTaken }, (tx, now) =>
        seatDoorWait(tx, wait, body, caller, now),
      ),
      201,
    )
  })
}
