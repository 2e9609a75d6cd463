import { alarmCalls } from '@/lib/domain/panel/alarm/alarm-calls'
import { inTransaction } from '@/upstream/db/database'
import { done } from '@/upstream/db/outcome'
import { serve } from '@/upstream/http/serve'
import { recordAction } from '@/upstream/panel/accounts/staff-audit'
import { acknowledgeAlarms } from '@/upstream/panel/alarms/acknowledge-alarms'
import { alarmsFor, loadAlarms } from '@/upstream/panel/alarms/load-alarms'
import { isReadableKey } from '@/upstream/panel/push/encrypt-push'
import { isPushEndpoint } from '@/upstream/panel/push/push-hosts'
import { deletePushSubscription, savePushSubscription } from '@/upstream/panel/push/subscriptions'
import { busy } from '../../conflict-answers'
import type { Deps, Upstream } from '../../deps'
import { idempotentWrite } from '../../idempotent-write'
import { problem } from '../../problem'

/** Contract C26. */
export function alarmRoutes(app: Upstream, deps: Deps): void {
  const { db, now, vapid, isPushEndpoint: isEndpoint = isPushEndpoint } = deps

  serve(app, alarmCalls.acknowledge, async ({ c, body, caller }) => {
    const { restaurantId, role } = caller
    const alarms = await idempotentWrite(c, deps, { status: 200, body, onConflict: busy }, async (tx, at) => {
      await acknowledgeAlarms(tx, body.ids, caller, at)
      return done(await loadAlarms(tx, restaurantId))
    })
    return { alarms: alarmsFor(role, alarms) }
  })

  serve(app, alarmCalls.pushKey, () => ({ public_key: vapid.publicKey }))

  serve(app, alarmCalls.subscribe, async ({ body: { endpoint, keys }, caller }) => {
    const { restaurantId, actor } = caller
    if (keys && !isEndpoint(endpoint)) throw problem(422, 'invalid', { fields: { endpoint: 'not_supported' } })
    if (keys && !isReadableKey(keys.p256dh)) throw problem(422, 'invalid', { fields: { keys: 'invalid' } })
    await inTransaction(db, async (tx) => {
      const at = now()
      if (keys) await savePushSubscription(tx, { endpoint, keys }, caller, at)
      else if (!(await deletePushSubscription(tx, endpoint, caller))) throw problem(403, 'role_missing')
      await recordAction(tx, actor, { at, restaurantId, action: keys ? 'push_on' : 'push_off' })
    })
  })
}
