import { createRoute } from '@hono/zod-openapi'
import { partnerDecisionSchema } from '@/lib/domain/reservation/decision-schema'
import { reservationSchema } from '@/lib/domain/reservation/schema'
import type { Deps, Upstream } from '@/upstream/http/deps'
import { codeParam, json, jsonBody, writeHeaders, writeRefusals } from '@/upstream/http/routes/responses'
import { machinesOnly, requireInScope } from '@/upstream/http/staff-scope'
import { writeReservation } from '@/upstream/http/write-reservation'
import { decideReservation } from '@/upstream/reservations/decide-reservation'
import { findReservation } from '@/upstream/reservations/find-reservation'
import { staffListRoutes } from './staff-lists'

const route = createRoute({
  method: 'put',
  path: '/partner/reservations/{code}',
  summary: 'The word of the restaurant',
  request: { params: codeParam, headers: writeHeaders, body: jsonBody(partnerDecisionSchema) },
  responses: { 200: json(reservationSchema, 'The reservation'), 401: { description: 'No token' }, ...writeRefusals },
})

/** Contract C0, C2; the bearer token is PARTNER_TOKEN, or a restaurant's own token for its own data. */
export function partnerRoute(app: Upstream, deps: Deps): void {
  app.use('/partner/*', machinesOnly(deps, 'restaurant'))
  staffListRoutes(app, deps, 'partner')
  app.openapi(route, async (c) => {
    const body = c.req.valid('json')
    const { code } = c.req.valid('param')
    const found = await findReservation(deps.db, { code, tenant: null })
    requireInScope(c, found?.reservation ?? null, 'unknown_reservation')
    const target = { code, tenant: null, body }
    const view = await writeReservation(c, deps, target, (tx, found, now) =>
      decideReservation(tx, found, body, { by: 'restaurant', now }),
    )
    return c.json(view, 200)
  })
}
