import type { SettingsPart } from '@/lib/domain/restaurant/settings/parts'
import type { PublishRequest, SettingsList } from '@/lib/domain/restaurant/settings/wire'
import type { Db } from '@/upstream/db/database'
import { done, type Outcome, refused } from '@/upstream/db/outcome'
import type { PanelCaller } from '@/upstream/panel/accounts/panel-caller'
import { recordAction } from '@/upstream/panel/accounts/staff-audit'
import { cancelReservation } from '@/upstream/reservations/cancel-reservation'
import { findReservation } from '@/upstream/reservations/find-reservation'
import { importRestaurant } from '@/upstream/restaurants/file/import-restaurant'
import { dropDraft } from './drafts'
import { listSettings } from './list-settings'
import { reviewDraft } from './review'

/**
 * Publishes the caller's draft, with the decisions that belong to it, in one transaction. The published change is the
 * reviewed one: 409 `review_outdated` where it would now be different, and the draft stays. Contract C37.
 */
export async function publishDraft(
  tx: Db,
  caller: PanelCaller,
  part: SettingsPart,
  request: PublishRequest,
  now: Date,
): Promise<Outcome<SettingsList>> {
  const found = await reviewDraft(tx, caller, part, now, { lock: true })
  if (!found.ok) return found
  const { current, file, review } = found.value
  if (review.reviewed !== request.reviewed) return refused(409, 'review_outdated')
  if (!file) return refused(422, 'invalid_file', { fields: review.problems })
  const named = new Set(review.impact.flatMap((one) => (one.kind === 'reservation' ? [one.id] : [])))
  if (request.cancel.some((id) => !named.has(id))) return refused(422, 'invalid', { fields: { cancel: 'unknown' } })
  for (const id of request.cancel) {
    const cancelled = await cancelTouched(tx, id, caller, { reason: request.reason, now })
    if (!cancelled.ok) return cancelled
  }
  const by = { kind: 'panel' as const, staffId: caller.staffId }
  const imported = await importRestaurant(tx, file, { files: current.files, now, by })
  if (imported.problems.length > 0) throw new Error('a file that was found sound is refused')
  await dropDraft(tx, caller, part)
  const { restaurantId, actor, brand: tenant } = caller
  await recordAction(tx, actor, { at: now, restaurantId, tenant, action: 'published_settings', details: { part } })
  return done(await listSettings(tx, caller))
}

async function cancelTouched(
  tx: Db,
  id: number,
  { restaurantId, actor, brand: tenant }: PanelCaller,
  { reason, now }: { reason: string | undefined; now: Date },
) {
  const found = await findReservation(tx, { id, restaurantId, lock: true })
  if (!found) return refused(409, 'review_outdated')
  const side = tenant === undefined ? 'restaurant' : 'operations'
  const cancelled = await cancelReservation(tx, found.reservation, side, { reason, now })
  if (!cancelled.ok) return refused(409, 'review_outdated')
  await recordAction(tx, actor, { at: now, restaurantId, tenant, action: 'reservation_cancel', subject: id })
  return cancelled
}
