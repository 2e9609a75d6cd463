import { createSharedLimiter } from '@/lib/backend/shared-state/shared-limiter'
import { brandPeopleCalls } from '@/lib/domain/panel/access/brand-people-calls'
import { isoWithOffset } from '@/lib/domain/time/time'
import { changeBrandPerson, inviteBrandPerson, listBrandPeople, removeBrandPerson } from '@/upstream/console/people'
import { type Db, inTransaction } from '@/upstream/db/database'
import type { Outcome } from '@/upstream/db/outcome'
import { withRetries } from '@/upstream/db/with-retries'
import { addMachineToken, listMachineTokens, revokeMachineToken } from '@/upstream/panel/accounts/machine-tokens'
import { readAudit } from '@/upstream/panel/accounts/read-audit'
import { recordAction, type StaffAction } from '@/upstream/panel/accounts/staff-audit'
import type { Deps, Upstream } from '../../deps'
import { consoleCallerOf } from '../../panel-wall'
import { problem, valueOrThrow } from '../../problem'
import { consume } from '../../rate-limit'
import { serve } from '../../serve'
import { auditPage, machineTokenView } from '../panel/access'

/** Each sends an e-mail to a stranger. */
const INVITATIONS_AN_HOUR = 60
const HOUR_MS = 3_600_000

/** The people of a brand, the tokens of its command line, and the trail. Contract C38. */
export function consolePeopleRoutes(
  app: Upstream,
  { db, now, sharedState, upstreamSecret: secret, partnerToken, mailRoute }: Deps,
): void {
  const limit = { name: 'api-console-invitations', points: INVITATIONS_AN_HOUR, windowMs: HOUR_MS }
  const invitations = createSharedLimiter(limit, () => sharedState)
  const view = async (tenant: string) => ({
    items: (await listBrandPeople(db, tenant)).map(({ since, ...person }) => ({
      ...person,
      since: isoWithOffset(since),
    })),
  })

  serve(app, brandPeopleCalls.list, async (c) => c.json(await view(consoleCallerOf(c).tenant), 200))

  serve(app, brandPeopleCalls.invite, async (c) => {
    const body = c.req.valid('json')
    const { tenant } = consoleCallerOf(c)
    await consume(invitations, tenant, now())
    await write(c, { action: 'invited', details: { role: body.role } }, (tx, at) =>
      inviteBrandPerson(tx, tenant, body, { secret, now: at }),
    )
    return c.json({ ...(await view(tenant)), mail: mailRoute }, 201)
  })

  serve(app, brandPeopleCalls.change, async (c) => {
    const body = c.req.valid('json')
    const { person } = c.req.valid('param')
    const caller = consoleCallerOf(c)
    const details = { ...(body.role && { role: body.role }), ...(body.name && { renamed: true }) }
    await write(c, { action: 'changed_person', subject: person, details }, (tx, at) =>
      changeBrandPerson(tx, caller, person, body, at),
    )
    return c.json(await view(caller.tenant), 200)
  })

  serve(app, brandPeopleCalls.remove, async (c) => {
    const { person } = c.req.valid('param')
    const caller = consoleCallerOf(c)
    await write(c, { action: 'removed_person', subject: person }, (tx, at) => removeBrandPerson(tx, caller, person, at))
    return c.json(await view(caller.tenant), 200)
  })

  serve(app, brandPeopleCalls.tokens, async (c) => {
    const found = await listMachineTokens(db, { tenant: consoleCallerOf(c).tenant }, partnerToken, now())
    return c.json({ items: found.map(machineTokenView) }, 200)
  })

  serve(app, brandPeopleCalls.addToken, async (c) => {
    const { tenant, actor } = consoleCallerOf(c)
    const asked = { ...c.req.valid('json'), actor, now: now() }
    const made = await addMachineToken(db, { tenant }, asked, partnerToken)
    if (!made) throw problem(409, 'changed_meanwhile')
    return c.json({ token: made.token, entry: machineTokenView(made.row) }, 201)
  })

  serve(app, brandPeopleCalls.revokeToken, async (c) => {
    const { token } = c.req.valid('param')
    const { tenant, actor } = consoleCallerOf(c)
    const isEnded = await revokeMachineToken(db, { tenant }, token, { actor, now: now() })
    if (!isEnded) throw problem(404, 'unknown_token')
    return c.body(null, 204)
  })

  serve(app, brandPeopleCalls.audit, async (c) => {
    const { tenant } = consoleCallerOf(c)
    return c.json(await auditPage(c.req.valid('query'), (page) => readAudit(db, { tenant }, page)), 200)
  })

  /** A change and its entry in the trail of the brand, in one transaction. */
  function write(
    c: Parameters<typeof consoleCallerOf>[0],
    entry: Pick<StaffAction, 'action' | 'subject' | 'details'>,
    work: (tx: Db, at: Date) => Promise<Outcome<number | null>>,
  ): Promise<void> {
    const { tenant, actor } = consoleCallerOf(c)
    return withRetries(() =>
      inTransaction(db, async (tx) => {
        const at = now()
        const made = valueOrThrow(await work(tx, at))
        await recordAction(tx, actor, { at, restaurantId: null, tenant, subject: made, ...entry })
      }),
    )
  }
}
