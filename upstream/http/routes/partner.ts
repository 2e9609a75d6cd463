import { timingSafeEqual } from 'node:crypto'
import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { reservationSchema } from '@/lib/reservation/schema'
import { decideReservation } from '../../domain/decide-reservation'
import { partnerDecisionSchema } from '../../domain/partner-decision'
import type { Deps, Upstream } from '../deps'
import { problem } from '../problem'
import { writeReservation } from '../write-reservation'
import { codeParam, json, jsonBody, writeHeaders, writeRefusals } from './responses'

const route = createRoute({
  method: 'put',
  path: '/partner/reservations/{code}',
  summary: 'The word of the restaurant',
  request: { params: codeParam, headers: writeHeaders, body: jsonBody(partnerDecisionSchema) },
  responses: { 200: json(reservationSchema, 'The reservation'), 401: { description: 'No token' }, ...writeRefusals },
})

/** Contract C2; the bearer token is PARTNER_TOKEN until restaurants have their own. */
export function partnerRoute(app: Upstream, deps: Deps): void {
  app.use('/partner/*', async (c, next) => {
    if (isPartner(c, deps.partnerToken)) return next()
    c.header('www-authenticate', 'Bearer')
    throw problem(401, 'unauthorized')
  })
  app.openapi(route, async (c) => {
    const body = c.req.valid('json')
    const asked = { code: c.req.valid('param').code, tenant: null, body }
    const view = await writeReservation(c, deps, asked, (tx, found, now) => decideReservation(tx, found, body, now))
    return c.json(view, 200)
  })
}

function isPartner(c: Context, token: string): boolean {
  const given = Buffer.from(c.req.header('authorization') ?? '')
  const wanted = Buffer.from(`Bearer ${token}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
