import { createRoute } from '@hono/zod-openapi'
import {
  acknowledgeRequestSchema,
  alarmListSchema,
  pushKeySchema,
  pushRequestSchema,
} from '@/lib/domain/panel/alarm/alarm-schema'
import { inTransaction } from '@/upstream/db/database'
import { done } from '@/upstream/db/outcome'
import { recordAction } from '@/upstream/panel/accounts/staff-audit'
import { acknowledgeAlarms } from '@/upstream/panel/alarms/acknowledge-alarms'
import { alarmsFor, loadAlarms } from '@/upstream/panel/alarms/load-alarms'
import { isReadableKey } from '@/upstream/panel/push/encrypt-push'
import { isPushEndpoint } from '@/upstream/panel/push/push-hosts'
import { deletePushSubscription, savePushSubscription } from '@/upstream/panel/push/subscriptions'
import { busy } from '../../conflict-answers'
import type { Deps, Upstream } from '../../deps'
import { idempotentWrite } from '../../idempotent-write'
import { panelCallerOf } from '../../panel-wall'
import { problem } from '../../problem'
import { json, jsonBody, writeHeaders, writeRefusals } from '../responses'
import { restaurantParam, wallRefusals } from './responses'

const acknowledge = createRoute({
  method: 'post',
  path: '/panel/{restaurant}/alarms/acknowledgements',
  summary: 'Say that somebody has heard alarms',
  request: { params: restaurantParam, headers: writeHeaders, body: jsonBody(acknowledgeRequestSchema) },
  responses: { 200: json(alarmListSchema, 'All that waits for an answer'), ...wallRefusals, ...writeRefusals },
})
const readKey = createRoute({
  method: 'get',
  path: '/panel/{restaurant}/push',
  summary: 'The key with which a browser subscribes to web push',
  request: { params: restaurantParam },
  responses: { 200: json(pushKeySchema, 'The public key'), ...wallRefusals },
})
const subscribe = createRoute({
  method: 'put',
  path: '/panel/{restaurant}/push',
  summary: 'Subscribe a browser to alarms that nobody hears, or end that',
  request: { params: restaurantParam, body: jsonBody(pushRequestSchema) },
  responses: { 204: { description: 'Stored' }, ...wallRefusals, ...writeRefusals },
})

/** Contract C26. */
export function alarmRoutes(app: Upstream, deps: Deps): void {
  const { db, now, vapid, isPushEndpoint: isEndpoint = isPushEndpoint } = deps

  app.openapi(acknowledge, async (c) => {
    const body = c.req.valid('json')
    const caller = panelCallerOf(c)
    const { restaurantId, role } = caller
    const alarms = await idempotentWrite(c, deps, { status: 200, body, onConflict: busy }, async (tx, at) => {
      await acknowledgeAlarms(tx, body.ids, caller, at)
      return done(await loadAlarms(tx, restaurantId))
    })
    return c.json({ alarms: alarmsFor(role, alarms) }, 200)
  })

  app.openapi(readKey, (c) => c.json({ public_key: vapid.publicKey }, 200))

  app.openapi(subscribe, async (c) => {
    const { endpoint, keys } = c.req.valid('json')
    const caller = panelCallerOf(c)
    const { restaurantId, actor } = caller
    if (keys && !isEndpoint(endpoint)) throw problem(422, 'invalid', { fields: { endpoint: 'not_supported' } })
    if (keys && !isReadableKey(keys.p256dh)) throw problem(422, 'invalid', { fields: { keys: 'invalid' } })
    await inTransaction(db, async (tx) => {
      const at = now()
      if (keys) await savePushSubscription(tx, { endpoint, keys }, caller, at)
      else if (!(await deletePushSubscription(tx, endpoint, caller))) throw problem(403, 'role_missing')
      await recordAction(tx, actor, { at, restaurantId, action: keys ? 'push_on' : 'push_off' })
    })
    return c.body(null, 204)
  })
}
