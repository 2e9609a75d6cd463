import { sql } from 'drizzle-orm'
import type { Opening } from '@/lib/domain/panel/opening/opening-schema'
import { type Db, rowsOf } from '@/upstream/db/database'
import { done, type Outcome, refused } from '@/upstream/db/outcome'
import type { PanelCaller } from '@/upstream/panel/accounts/panel-caller'
import { recordAction } from '@/upstream/panel/accounts/staff-audit'
import { changeState, type StateOfRestaurant, stateOfRestaurant } from '@/upstream/restaurants/file/restaurant-state'

/** How far a restaurant is; the wall has found it. Contract C33. */
export async function loadOpening(db: Db, restaurantId: number): Promise<Opening> {
  const found = await stateOfRestaurant(db, restaurantId)
  if (!found) throw new Error('a restaurant vanished behind the wall')
  return openingView(found)
}

/**
 * Its owner opens a draft, by the rules of operations; once it is open this changes nothing. Whoever suspended it had a reason,
 * so only operations open it again. Contract C33.
 */
export async function openByOwner(
  tx: Db,
  { restaurantId, actor }: Pick<PanelCaller, 'restaurantId' | 'actor'>,
  now: Date,
): Promise<Outcome<Opening>> {
  const [before] = await rowsOf<{ state: Opening['state'] }>(
    tx,
    sql`SELECT state FROM restaurants WHERE id = ${restaurantId} FOR UPDATE`,
  )
  if (before?.state === 'open') return done(await loadOpening(tx, restaurantId))
  if (before?.state === 'suspended') {
    return refused(409, 'illegal_transition', { transition: { from: 'suspended', to: 'open', allowed: [] } })
  }
  const opened = await changeState(tx, restaurantId, { to: 'open', reason: null }, now)
  if (!opened.ok) return opened
  await recordAction(tx, actor, { at: now, restaurantId, action: 'opened_restaurant' })
  return done(openingView(opened.value))
}

function openingView({ state, reason, needs, paymentMethods }: StateOfRestaurant): Opening {
  return {
    state,
    reason,
    needs: needs.map(({ need, isMet }) => ({ need, is_met: isMet })),
    payment_methods: paymentMethods,
  }
}
