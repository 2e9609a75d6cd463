import { peopleCalls } from '@/lib/domain/panel/access/people-calls'
import { isoWithOffset } from '@/lib/domain/time/time'
import { type Db, inTransaction } from '@/upstream/db/database'
import { withRetries } from '@/upstream/db/with-retries'
import { serve } from '@/upstream/http/serve'
import { changePerson, invitePerson, listPeople, pinRefusal, removePerson } from '@/upstream/panel/accounts/people'
import { hashPin, setPin } from '@/upstream/panel/accounts/pins'
import { recordAction } from '@/upstream/panel/accounts/staff-audit'
import type { Deps, Upstream } from '../../deps'
import { Problem, valueOrThrow } from '../../problem'
import { limiterOf } from '../../rate-limit'

/** Contract C21. */
export function peopleRoutes(app: Upstream, deps: Deps): void {
  const { db, now, upstreamSecret: secret, mailRoute } = deps
  const [countInvitation, countPin] = [limiterOf(deps, 'invitations'), limiterOf(deps, 'pinsGiven')]
  const view = async (restaurantId: number) => ({
    items: (await listPeople(db, restaurantId)).map(({ id, name, email, role, hasPin, since }) => ({
      id,
      name,
      email,
      role,
      has_pin: hasPin,
      since: isoWithOffset(since),
    })),
  })
  const write = <T>(work: (tx: Db) => Promise<T>) => withRetries(() => inTransaction(db, work))

  serve(app, peopleCalls.list, ({ caller }) => view(caller.restaurantId))

  serve(app, peopleCalls.invite, async ({ body, caller: manager }) => {
    const { restaurantId, actor } = manager
    await countInvitation(String(restaurantId))
    await write(async (tx) => {
      const at = now()
      const staffId = valueOrThrow(await invitePerson(tx, restaurantId, body, { manager, secret, now: at }))
      const invited = { at, restaurantId, action: 'invited' as const, subject: staffId, details: { role: body.role } }
      await recordAction(tx, actor, invited)
    })
    return { ...(await view(restaurantId)), mail: mailRoute }
  })

  serve(app, peopleCalls.change, async ({ params: { person }, body, caller: manager }) => {
    const { restaurantId, actor } = manager
    await write(async (tx) => {
      valueOrThrow(await changePerson(tx, restaurantId, person, body, manager, now()))
      const details = { ...(body.role && { role: body.role }), ...(body.name && { renamed: true }) }
      await recordAction(tx, actor, { at: now(), restaurantId, action: 'changed_person', subject: person, details })
    })
    return view(restaurantId)
  })

  serve(app, peopleCalls.remove, async ({ params: { person }, caller: manager }) => {
    const { restaurantId, actor } = manager
    await write(async (tx) => {
      const at = now()
      valueOrThrow(await removePerson(tx, restaurantId, person, manager, at))
      await recordAction(tx, actor, { at, restaurantId, action: 'removed_person', subject: person })
    })
    return view(restaurantId)
  })

  serve(app, peopleCalls.givePin, async ({ params: { person }, body: { pin }, caller: manager }) => {
    const { restaurantId, staffId, actor } = manager
    await countPin(String(staffId))
    const pinHash = await hashPin(pin, secret)
    await write(async (tx) => {
      const refusal = await pinRefusal(tx, restaurantId, person, manager)
      if (refusal) throw new Problem(refusal.refusal)
      await setPin(tx, { staffId: person, restaurantId, pinHash })
      await recordAction(tx, actor, { at: now(), restaurantId, action: 'set_pin', subject: person })
    })
  })
}
