import { createHash } from 'node:crypto'
import { signInCalls } from '@/lib/domain/panel/access/sign-in-calls'
import { networkOf } from '@/lib/domain/rate-limit/network-of'
import { type Db, inTransaction } from '@/upstream/db/database'
import { serve } from '@/upstream/http/serve'
import { checkPin, hashPin, type PinResult, setPin } from '@/upstream/panel/accounts/pins'
import {
  endOwnSession,
  type FoundSession,
  findSession,
  openSession,
  sessionView,
} from '@/upstream/panel/accounts/sessions'
import { consumeSignInLink, requestSignInLink, storeOpenedSession } from '@/upstream/panel/accounts/sign-in-links'
import { recordAction, type StaffAction, type StaffActor } from '@/upstream/panel/accounts/staff-audit'
import type { Deps, Upstream } from '../../deps'
import { deviceOf, sessionOf } from '../../panel-wall'
import { problem } from '../../problem'
import { type Consume, limiterOf } from '../../rate-limit'

/**
 * Signing in and out. None of these calls takes an Idempotency-Key: its answer would be stored, and a token may not be.
 * Contract C21.
 */
export function signInRoutes(app: Upstream, deps: Deps): void {
  const { db, now, afterAnswer, upstreamSecret: secret, previousUpstreamSecret: previousSecret } = deps
  const countLink = limiterOf(deps, 'signInLinks')
  const countRequest = ofNetwork(limiterOf(deps, 'signInRequests'))
  const countFailure = ofNetwork(limiterOf(deps, 'signInFailures'))
  const countPin = limiterOf(deps, 'pins')

  serve(app, signInCalls.requestLink, async ({ c, body: { email, opens } }) => {
    const tenant = c.get('tenant')
    await countRequest(c.get('client'))
    await countLink(digestOf(`${tenant} ${opens} ${email.toLowerCase()}`))
    const at = now()
    const isAdded = afterAnswer.add(() => requestSignInLink(db, { email, tenant, opens }, { secret, now: at }))
    if (!isAdded) throw problem(503, 'unavailable', { retryAfterSeconds: 5 })
    return { accepted: true as const }
  })

  serve(app, signInCalls.useLink, async ({ c, body: { token, label, attempt = null } }) => {
    const tenant = c.get('tenant')
    const at = now()
    const opened = await inTransaction(db, async (tx) => {
      const used = await consumeSignInLink(tx, { token, tenant, attempt }, at)
      if (!used) return null
      const { staffId } = used
      const made = await openSession(tx, { staffId, tenant, deviceId: null, label, now: at })
      await storeOpenedSession(tx, used.linkId, made.id)
      const session = await findSession(tx, made.token, tenant, at)
      const actor = { staffId, sessionId: made.id }
      const signedIn = { at, action: 'signed_in' as const, details: { by: 'link' } }
      await recordForEach(tx, actor, session, signedIn)
      return made
    })
    if (!opened) {
      await countFailure(c.get('client'))
      throw problem(409, 'link_over')
    }
    return openedView(deps, opened.token, tenant)
  })

  serve(app, signInCalls.session, ({ c }) => sessionView(sessionOf(c)))

  serve(app, signInCalls.signOut, async ({ c }) => {
    const session = sessionOf(c)
    const { id, staffId, deviceId } = session
    const at = now()
    const actor = { staffId, sessionId: id, deviceId }
    await inTransaction(db, async (tx) => {
      await endOwnSession(tx, id, at)
      await recordForEach(tx, actor, session, { at, action: 'signed_out' })
    })
  })

  serve(app, signInCalls.device, ({ c }) => {
    const { id, name, restaurant, people } = deviceOf(c)
    return { id, name, restaurant, people }
  })

  serve(app, signInCalls.usePin, async ({ c, body: { person_id: staffId, pin } }) => {
    const { id: deviceId, restaurantId, people } = deviceOf(c)
    // A person who is not a member is not counted, and gets the same answer as one without a PIN.
    if (!people.some(({ id }) => id === staffId)) throw problem(409, 'no_pin')
    const at = now()
    await countPin(`${deviceId} ${staffId}`)
    const result = await checkPin(db, { deviceId, staffId, restaurantId, pin }, { secret, previousSecret, now: at })
    const actor = { staffId, deviceId }
    if (!result.ok) {
      await recordAction(db, actor, { at, restaurantId, action: 'sign_in_refused', details: { code: result.code } })
      throw pinProblem(result, at)
    }
    const tenant = c.get('tenant')
    const token = await inTransaction(db, async (tx) => {
      const opened = await openSession(tx, { staffId, tenant, deviceId, label: '', now: at })
      const signedIn = { at, restaurantId, action: 'signed_in' as const, details: { by: 'pin' } }
      await recordAction(tx, { ...actor, sessionId: opened.id }, signedIn)
      return opened.token
    })
    return openedView(deps, token, tenant)
  })

  serve(
    app,
    signInCalls.changePin,
    async ({ body: { pin, current_pin: currentPin = '' }, caller: { restaurantId, staffId, byPin, actor } }) => {
      const at = now()
      await countPin(String(staffId))
      if (byPin && actor.deviceId) {
        const pinTry = { deviceId: actor.deviceId, staffId, restaurantId, pin: currentPin }
        const result = await checkPin(db, pinTry, { secret, previousSecret, now: at })
        if (!result.ok) {
          await recordAction(db, actor, { at, restaurantId, action: 'pin_refused', details: { code: result.code } })
          throw pinProblem(result, at)
        }
      }
      const pinHash = await hashPin(pin, secret)
      await inTransaction(db, async (tx) => {
        await setPin(tx, { staffId, restaurantId, pinHash })
        await recordAction(tx, actor, { at, restaurantId, action: 'set_pin', subject: staffId })
      })
    },
  )
}

/**
 * A session may open several restaurants, or a brand: the trail of each records it, without naming the others. Where
 * it opens none, an entry without a place records it. Contract C21.
 */
async function recordForEach(
  tx: Db,
  actor: StaffActor,
  session: FoundSession | null,
  action: Omit<StaffAction, 'restaurantId' | 'tenant'>,
): Promise<void> {
  const { restaurants = [], brand = null, tenant = null } = session ?? {}
  for (const { id } of restaurants) await recordAction(tx, actor, { ...action, restaurantId: id })
  if (brand || restaurants.length === 0)
    await recordAction(tx, actor, { ...action, restaurantId: null, tenant: brand && tenant })
}

async function openedView({ db, now }: Deps, token: string, tenant: string) {
  const session = await findSession(db, token, tenant, now())
  // A repeat of the same press has opened another session meanwhile.
  if (!session) throw problem(409, 'link_over')
  return { token, session: sessionView(session) }
}

function pinProblem(result: Exclude<PinResult, { ok: true }>, now: Date) {
  if (result.code !== 'pin_locked') return problem(result.code === 'no_pin' ? 409 : 403, result.code)
  const retryAfterSeconds = Math.max(1, Math.ceil((result.lockedUntil.getTime() - now.getTime()) / 1000))
  return problem(429, 'pin_locked', { retryAfterSeconds })
}

function ofNetwork(consume: Consume) {
  return async (client: string | null) => {
    if (client !== null) await consume(networkOf(client))
  }
}

// Keys of limits may be stored in Redis, which must not hold e-mails.
function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
