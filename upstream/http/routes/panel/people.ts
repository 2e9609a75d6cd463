import type { z } from 'zod'
import type { Call, rowId } from '@/lib/domain/call/call'
import { brandPeopleCalls, peopleCalls } from '@/lib/domain/panel/access/people-calls'
import { type Db, inTransaction, withRetries } from '@/upstream/db/database'
import { done, type Outcome } from '@/upstream/db/outcome'
import { serve, serveOnce } from '@/upstream/http/serve'
import type { BrandCaller, PanelCaller } from '@/upstream/panel/accounts/panel-caller'
import {
  changePerson,
  type Invitation,
  invitePerson,
  listPeople,
  pinRefusal,
  removePerson,
} from '@/upstream/panel/accounts/people'
import { hashPin, setPin } from '@/upstream/panel/accounts/pins'
import { recordAction, type StaffAction } from '@/upstream/panel/accounts/staff-audit'
import { columnsOf, workplaceOf } from '@/upstream/panel/accounts/workplace'
import { busy } from '../../conflict-answers'
import type { Deps, Upstream } from '../../deps'
import { valueOrThrow } from '../../problem'
import { limiterOf } from '../../rate-limit'

/** Calls for a place's people; they have the same form except for the roles and the schemas of their answers. */
interface PeopleCalls {
  list: AtPlace & { answer: z.ZodType }
  invite: AtPlace & { body: z.ZodType<Invitation>; answer: z.ZodType; isOnce: true }
  change: AtPlace & OfPerson & { body: z.ZodType<Parameters<typeof changePerson>[3]>; answer: z.ZodType }
  remove: AtPlace & OfPerson & { answer: z.ZodType }
}
type AtPlace = Call & { path: `/panel/${string}` | `/console/${string}` }
type OfPerson = { params: z.ZodObject<{ person: typeof rowId }> }

const PLACES: readonly PeopleCalls[] = [peopleCalls, brandPeopleCalls]

/** People of a restaurant and of a brand. Contract C21, C38. */
export function peopleRoutes(app: Upstream, deps: Deps): void {
  const { db, now, upstreamSecret: secret, mailRoute } = deps
  const [countInvitation, countPin] = [limiterOf(deps, 'invitations'), limiterOf(deps, 'pinsGiven')]

  for (const calls of PLACES) {
    const view = (caller: PanelCaller | BrandCaller, on = db) => listPeople(on, workplaceOf(caller))

    serve(app, calls.list, ({ caller }) => view(caller))

    serveOnce(app, deps, calls.invite, busy, async (tx, at, { body, caller }) => {
      const place = workplaceOf(caller)
      await countInvitation('tenant' in place ? place.tenant : String(place.restaurantId))
      const invited = await invitePerson(tx, place, body, { manager: caller, secret, now: at })
      if (!invited.ok) return invited
      const entry = { action: 'invited' as const, subject: invited.value, details: { role: body.role } }
      await recordAction(tx, caller.actor, { ...columnsOf(place), at, ...entry })
      return done({ ...(await view(caller, tx)), mail: mailRoute })
    })

    serve(app, calls.change, async ({ params: { person }, body, caller }) => {
      await write(
        caller,
        (tx, now) => changePerson(tx, workplaceOf(caller), person, body, caller, now),
        (change) => change && { action: 'changed_person', subject: person, details: { ...change } },
      )
      return view(caller)
    })

    serve(app, calls.remove, async ({ params: { person }, caller }) => {
      await write(
        caller,
        (tx, now) => removePerson(tx, workplaceOf(caller), person, caller, now),
        () => ({ action: 'removed_person', subject: person }),
      )
      return view(caller)
    })
  }

  serve(app, peopleCalls.givePin, async ({ params: { person }, body: { pin }, caller }) => {
    const { restaurantId, staffId } = caller
    await countPin(String(staffId))
    const pinHash = await hashPin(pin, secret)
    await write(
      caller,
      async (tx) => {
        const refusal = await pinRefusal(tx, restaurantId, person, caller)
        if (!refusal) await setPin(tx, { staffId: person, restaurantId, pinHash })
        return refusal ?? done(null)
      },
      () => ({ action: 'set_pin', subject: person }),
    )
  })

  /** A change and its entry in the trail of the place, `null` if nothing changed, in one transaction. */
  function write<T>(
    caller: PanelCaller | BrandCaller,
    work: (tx: Db, now: Date) => Promise<Outcome<T>>,
    entryOf: (made: T) => Pick<StaffAction, 'action' | 'subject' | 'details'> | null,
  ): Promise<void> {
    return withRetries(() =>
      inTransaction(db, async (tx) => {
        const at = now()
        const made = valueOrThrow(await work(tx, at))
        const entry = entryOf(made)
        if (entry) await recordAction(tx, caller.actor, { ...columnsOf(workplaceOf(caller)), at, ...entry })
      }),
    )
  }
}
