import { sql } from 'drizzle-orm'
import type { Opening } from '@/lib/domain/panel/opening/opening-schema'
import { type Db, rowsOf } from '@/upstream/db/database'
import { done, type Outcome, refused } from '@/upstream/db/outcome'
import type { PanelCaller } from '@/upstream/panel/accounts/panel-caller'
import { recordAction } from '@/upstream/panel/accounts/staff-audit'
import { changeState } from '@/upstream/restaurants/file/restaurant-state'
import { loadOpening } from './load-opening'

/**
 * An owner opens a draft, by the rules of operations; for an open restaurant this changes nothing. A suspension had a
 * reason, so only operations end it. Contract C33.
 */
export async function openByOwner(
  tx: Db,
  { restaurantId, actor }: Pick<PanelCaller, 'restaurantId' | 'actor'>,
  now: Date,
): Promise<Outcome<Opening>> {
  const [before] = await rowsOf<{ state: Opening['state'] }>(
    tx,
    sql`SELECT state FROM restaurants WHERE id = ${restaurantId} FOR NO KEY UPDATE`,
  )
  if (before?.state === 'suspended') {
    return refused(409, 'illegal_transition', { transition: { from: 'suspended', to: 'open', allowed: [] } })
  }
  if (before?.state !== 'open') {
    const opened = await changeState(tx, restaurantId, { to: 'open', reason: null }, now)
    if (!opened.ok) return opened
    await recordAction(tx, actor, { at: now, restaurantId, action: 'opened_restaurant' })
  }
  return done(await loadOpening(tx, restaurantId, now))
}
