import { createRoute } from '@hono/zod-openapi'
import { createSharedLimiter } from '@/lib/backend/shared-state/shared-limiter'
import {
  invitationSchema,
  invitedPeopleSchema,
  peopleSchema,
  personChangeSchema,
  pinSchema,
} from '@/lib/domain/panel/access/schema'
import { isoWithOffset } from '@/lib/domain/time/time'
import { type Db, inTransaction } from '@/upstream/db/database'
import { withRetries } from '@/upstream/db/with-retries'
import { changePerson, invitePerson, listPeople, pinRefusal, removePerson } from '@/upstream/panel/accounts/people'
import { hashPin, setPin } from '@/upstream/panel/accounts/pins'
import { recordAction } from '@/upstream/panel/accounts/staff-audit'
import type { Deps, Upstream } from '../../deps'
import { panelCallerOf } from '../../panel-wall'
import { Problem, valueOrThrow } from '../../problem'
import { consume } from '../../rate-limit'
import { json, jsonBody, refusals, writeRefusals } from '../responses'
import { personParam, restaurantParam, wallRefusals } from './responses'

const list = createRoute({
  method: 'get',
  path: '/panel/{restaurant}/people',
  summary: 'People of the restaurant and their roles',
  request: { params: restaurantParam },
  responses: { 200: json(peopleSchema, 'By name'), ...wallRefusals, ...refusals },
})
const invite = createRoute({
  method: 'post',
  path: '/panel/{restaurant}/people',
  summary: 'Give somebody a role; who has an e-mail is sent a sign-in link',
  request: { params: restaurantParam, body: jsonBody(invitationSchema) },
  responses: {
    201: json(invitedPeopleSchema, 'All people, and what becomes of the e-mail'),
    ...wallRefusals,
    ...writeRefusals,
  },
})
const change = createRoute({
  method: 'put',
  path: '/panel/{restaurant}/people/{person}',
  summary: 'Change a name or a role; holds for sessions that are open',
  request: { params: personParam, body: jsonBody(personChangeSchema) },
  responses: { 200: json(peopleSchema, 'All people'), ...wallRefusals, ...writeRefusals },
})
const remove = createRoute({
  method: 'delete',
  path: '/panel/{restaurant}/people/{person}',
  summary: 'Take a role away, and with it every access to the restaurant',
  request: { params: personParam },
  responses: { 200: json(peopleSchema, 'All people'), ...wallRefusals, ...writeRefusals },
})
const givePin = createRoute({
  method: 'put',
  path: '/panel/{restaurant}/people/{person}/pin',
  summary: 'Give somebody with a lower role a PIN',
  request: { params: personParam, body: jsonBody(pinSchema) },
  responses: { 204: { description: 'Set' }, ...wallRefusals, ...writeRefusals },
})

/** Each may send an e-mail to a stranger. */
const INVITATIONS_AN_HOUR = 60
/** PINs that one person gives: each costs 32 MB and some 100 ms. */
const PINS_GIVEN = { name: 'api-pins-given', points: 30, windowMs: 15 * 60_000 }
const HOUR_MS = 3_600_000

/** Contract C21. */
export function peopleRoutes(app: Upstream, { db, now, sharedState, upstreamSecret: secret, mailRoute }: Deps): void {
  const limit = { name: 'api-invitations', points: INVITATIONS_AN_HOUR, windowMs: HOUR_MS }
  const invitations = createSharedLimiter(limit, () => sharedState)
  const pins = createSharedLimiter(PINS_GIVEN, () => sharedState)
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

  app.openapi(list, async (c) => c.json(await view(panelCallerOf(c).restaurantId), 200))

  app.openapi(invite, async (c) => {
    const body = c.req.valid('json')
    const manager = panelCallerOf(c)
    const { restaurantId, actor } = manager
    await consume(invitations, String(restaurantId), now())
    await write(async (tx) => {
      const at = now()
      const staffId = valueOrThrow(await invitePerson(tx, restaurantId, body, { manager, secret, now: at }))
      const invited = { at, restaurantId, action: 'invited' as const, subject: staffId, details: { role: body.role } }
      await recordAction(tx, actor, invited)
    })
    return c.json({ ...(await view(restaurantId)), mail: mailRoute }, 201)
  })

  app.openapi(change, async (c) => {
    const body = c.req.valid('json')
    const { person } = c.req.valid('param')
    const manager = panelCallerOf(c)
    const { restaurantId, actor } = manager
    await write(async (tx) => {
      valueOrThrow(await changePerson(tx, restaurantId, person, body, manager, now()))
      const details = { ...(body.role && { role: body.role }), ...(body.name && { renamed: true }) }
      await recordAction(tx, actor, { at: now(), restaurantId, action: 'changed_person', subject: person, details })
    })
    return c.json(await view(restaurantId), 200)
  })

  app.openapi(remove, async (c) => {
    const { person } = c.req.valid('param')
    const manager = panelCallerOf(c)
    const { restaurantId, actor } = manager
    await write(async (tx) => {
      const at = now()
      valueOrThrow(await removePerson(tx, restaurantId, person, manager, at))
      await recordAction(tx, actor, { at, restaurantId, action: 'removed_person', subject: person })
    })
    return c.json(await view(restaurantId), 200)
  })

  app.openapi(givePin, async (c) => {
    const { pin } = c.req.valid('json')
    const { person } = c.req.valid('param')
    const manager = panelCallerOf(c)
    const { restaurantId, staffId, actor } = manager
    await consume(pins, String(staffId), now())
    const pinHash = await hashPin(pin, secret)
    await write(async (tx) => {
      const refusal = await pinRefusal(tx, restaurantId, person, manager)
      if (refusal) throw new Problem(refusal.refusal)
      await setPin(tx, { staffId: person, restaurantId, pinHash })
      await recordAction(tx, actor, { at: now(), restaurantId, action: 'set_pin', subject: person })
    })
    return c.body(null, 204)
  })
}
