import { createRoute } from '@hono/zod-openapi'
import { reservationResponseSchema } from '@/lib/domain/reservation/schema'
import {
  waitlistAcceptSchema,
  waitlistEntrySchema,
  waitlistRequestSchema,
  waitlistResponseSchema,
} from '@/lib/domain/waitlist/schema'
import { requesterOf } from '@/upstream/caps/requester'
import { contactBlockRefusal } from '@/upstream/console/contact-blocks'
import { idempotentWrite } from '@/upstream/http/idempotent-write'
import type { CountSubmission } from '@/upstream/http/submission-counter'
import { saveTouches, withoutTouches } from '@/upstream/marketing/save-touches'
import { acceptOffer, leaveWaitlist } from '@/upstream/waitlist/answer-offer'
import { findWaitlistEntry, hasWaitlistCode, waitlistEntryView } from '@/upstream/waitlist/find-waitlist-entry'
import { joinWaitlist } from '@/upstream/waitlist/join-waitlist'
import { otherHours } from '@/upstream/waitlist/other-hours'
import { inTransaction } from '../../db/database'
import type { Deps, Upstream } from '../deps'
import { problem } from '../problem'
import { codeParam, json, jsonBody, refusals, writeHeaders, writeRefusals } from './responses'

const join = createRoute({
  method: 'post',
  path: '/waitlist',
  summary: 'Be told when a table frees',
  request: { headers: writeHeaders, body: jsonBody(waitlistRequestSchema) },
  responses: { 201: json(waitlistResponseSchema, 'On the list'), ...writeRefusals },
})
const read = createRoute({
  method: 'get',
  path: '/waitlist/{code}',
  summary: 'What has become of it, and the table that is kept',
  request: { params: codeParam },
  responses: { 200: json(waitlistEntrySchema, 'The entry'), ...refusals },
})
const accept = createRoute({
  method: 'post',
  path: '/waitlist/{code}/reservation',
  summary: 'Take the table that is kept',
  request: { params: codeParam, headers: writeHeaders, body: jsonBody(waitlistAcceptSchema) },
  responses: { 201: json(reservationResponseSchema, 'Reserved'), ...writeRefusals },
})
const leave = createRoute({
  method: 'delete',
  path: '/waitlist/{code}',
  summary: 'Wait no more',
  request: { params: codeParam },
  responses: { 204: { description: 'Off the list' }, ...refusals },
})

/** Contract C2. */
export function waitlistRoutes(app: Upstream, deps: Deps, countSubmission: CountSubmission): void {
  app.openapi(join, async (c) => {
    const body = c.req.valid('json')
    const { tenant, tenantConfig, client } = c.var
    await countSubmission(client)
    const supportEmail = tenantConfig.support.operations.email
    const joined = await idempotentWrite(c, deps, { status: 201, body: withoutTouches(body) }, async (tx, now) => {
      const requester = requesterOf(deps, client)
      const contact = { email: body.email, phone: body.phone }
      const sender = { tenant, contact, network: requester.network, key: deps.partnerToken }
      const blocked = await contactBlockRefusal(tx, sender, supportEmail, now)
      if (blocked) return blocked
      const made = await joinWaitlist(tx, body, { tenant, now, requester, supportEmail })
      if (made.ok) await saveTouches(tx, 'waitlist', made.value.code, body.campaign, now)
      return made
    })
    return c.json(joined, 201)
  })
  app.openapi(read, async (c) => {
    const found = await findWaitlistEntry(deps.db, hasWaitlistCode(c.req.valid('param').code, c.get('tenant')))
    if (!found) throw problem(404, 'unknown_waitlist_entry')
    const now = deps.now()
    return c.json(waitlistEntryView(found, now, await otherHours(deps.db, found.entry, now)), 200)
  })
  app.openapi(accept, async (c) => {
    const body = c.req.valid('json')
    const { code } = c.req.valid('param')
    const { tenant, appName } = c.var
    const reservation = await idempotentWrite(c, deps, { status: 201, body }, (tx, now) =>
      acceptOffer(tx, body, { code, tenant, appName, now }),
    )
    return c.json(reservation, 201)
  })
  app.openapi(leave, async (c) => {
    const entry = { code: c.req.valid('param').code, tenant: c.get('tenant'), now: deps.now() }
    const isKnown = await inTransaction(deps.db, (tx) => leaveWaitlist(tx, entry))
    if (!isKnown) throw problem(404, 'unknown_waitlist_entry')
    return c.body(null, 204)
  })
}
