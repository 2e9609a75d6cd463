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
import { limiterOf } from '../../rate-limit'
import { serve } from '../../serve'
import { auditPage, machineTokenView } from '../panel/access'

/** The people of a brand, the tokens of its command line, and the trail. Contract C38. */
export function consolePeopleRoutes(app: Upstream, deps: Deps): void {
  const { db, now, upstreamSecret: secret, partnerToken, mailRoute } = deps
  const consume = limiterOf(deps, 'invitations')
  const view = async (tenant: string) => ({
    items: (await listBrandPeople(db, tenant)).map(({ since, ...person }) => ({
      ...person,
      since: isoWithOffset(since),
    })),
  })

  serve(app, brandPeopleCalls.list, ({ caller }) => view(caller.tenant))

  serve(app, brandPeopleCalls.invite, async ({ c, body, caller: { tenant } }) => {
    await consume(tenant)
    await write(c, { action: 'invited', details: { role: body.role } }, (tx, at) =>
      inviteBrandPerson(tx, tenant, body, { secret, now: at }),
    )
    return { ...(await view(tenant)), mail: mailRoute }
  })

  serve(app, brandPeopleCalls.change, async ({ c, params: { person }, body, caller }) => {
    const details = { ...(body.role && { role: body.role }), ...(body.name && { renamed: true }) }
    await write(c, { action: 'changed_person', subject: person, details }, (tx, at) =>
      changeBrandPerson(tx, caller, person, body, at),
    )
    return view(caller.tenant)
  })

  serve(app, brandPeopleCalls.remove, async ({ c, params: { person }, caller }) => {
    await write(c, { action: 'removed_person', subject: person }, (tx, at) => removeBrandPerson(tx, caller, person, at))
    return view(caller.tenant)
  })

  serve(app, brandPeopleCalls.tokens, async ({ caller }) => {
    const found = await listMachineTokens(db, { tenant: caller.tenant }, partnerToken, now())
    return { items: found.map(machineTokenView) }
  })

  serve(app, brandPeopleCalls.addToken, async ({ body, caller: { tenant, actor } }) => {
    const asked = { ...body, actor, now: now() }
    const made = await addMachineToken(db, { tenant }, asked, partnerToken)
    if (!made) throw problem(409, 'changed_meanwhile')
    return { token: made.token, entry: machineTokenView(made.row) }
  })

  serve(app, brandPeopleCalls.revokeToken, async ({ params: { token }, caller: { tenant, actor } }) => {
    const isEnded = await revokeMachineToken(db, { tenant }, token, { actor, now: now() })
    if (!isEnded) throw problem(404, 'unknown_token')
  })

  serve(app, brandPeopleCalls.audit, ({ query, caller: { tenant } }) =>
    auditPage(query, (page) => readAudit(db, { tenant }, page)),
  )

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
