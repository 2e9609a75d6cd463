import { waitlistCalls } from '@/lib/domain/waitlist/waitlist-calls'
import { contactBlockRefusal } from '@/upstream/caps/contact'
import { requesterOf } from '@/upstream/caps/requester'
import { idempotentWrite } from '@/upstream/http/idempotent-write'
import type { CountSubmission } from '@/upstream/http/rate-limit'
import { serve, serveOnce } from '@/upstream/http/serve'
import { saveTouches, withoutTouches } from '@/upstream/marketing/save-touches'
import { acceptOffer, leaveWaitlist } from '@/upstream/waitlist/answer-offer'
import { findWaitlistEntry, hasWaitlistCode, waitlistEntryView } from '@/upstream/waitlist/find-waitlist-entry'
import { joinWaitlist } from '@/upstream/waitlist/join-waitlist'
import { otherHours } from '@/upstream/waitlist/other-hours'
import { inTransaction } from '../../db/database'
import type { Deps, Upstream } from '../deps'
import { problem } from '../problem'

/** Contract C2. */
export function waitlistRoutes(app: Upstream, deps: Deps, countSubmission: CountSubmission): void {
  serve(app, waitlistCalls.join, async ({ c, body }) => {
    const { tenant, tenantConfig, client } = c.var
    await countSubmission(client)
    const supportEmail = tenantConfig.support.operations.email
    return idempotentWrite(c, deps, { status: 201, body: withoutTouches(body) }, async (tx, now) => {
      const requester = requesterOf(deps, client)
      const contact = { email: body.email, phone: body.phone }
      const sender = { tenant, contact, network: requester.network, key: deps.partnerToken }
      const blocked = await contactBlockRefusal(tx, sender, supportEmail, now)
      if (blocked) return blocked
      const made = await joinWaitlist(tx, body, { tenant, now, requester, supportEmail })
      if (made.ok && body.campaign) await saveTouches(tx, 'waitlist', made.value.code, body.campaign, now)
      return made
    })
  })
  serve(app, waitlistCalls.read, async ({ c, params }) => {
    const found = await findWaitlistEntry(deps.db, hasWaitlistCode(params.code, c.get('tenant')))
    if (!found) throw problem(404, 'unknown_waitlist_entry')
    const now = deps.now()
    return waitlistEntryView(found, now, await otherHours(deps.db, found.entry, now))
  })
  serveOnce(app, deps, waitlistCalls.accept, undefined, (tx, now, { c, params: { code }, body }) => {
    const { tenant, appName } = c.var
    return acceptOffer(tx, body, { code, tenant, appName, now })
  })
  serve(app, waitlistCalls.leave, async ({ c, params }) => {
    const entry = { code: params.code, tenant: c.get('tenant'), now: deps.now() }
    const isKnown = await inTransaction(deps.db, (tx) => leaveWaitlist(tx, entry))
    if (!isKnown) throw problem(404, 'unknown_waitlist_entry')
  })
}
