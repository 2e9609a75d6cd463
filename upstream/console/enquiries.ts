import { and, eq, ne, sql } from 'drizzle-orm'
import type { EnquiryStep, ReportDecision } from '@/lib/domain/console/queue'
import { type Db, rowsOf } from '@/upstream/db/database'
import { enquiries } from '@/upstream/db/enquiry-schema'
import { knownRestaurants } from '@/upstream/db/listed-restaurants'
import { done, type Outcome, refused } from '@/upstream/db/outcome'
import type { BrandCaller } from '@/upstream/panel/accounts/panel-caller'
import { hideReported } from './hide-reported'

/**
 * Decides a report with its reasons, and hides what an accepted one is right about; a trigger writes to the reporter
 * and to the reported restaurant, which may be any that the brand shows. A repeat changes nothing, another decision is
 * 409 `case_closed`. Contract C38, DSA art. 16 and 17.
 */
export async function decideReport(
  tx: Db,
  caller: BrandCaller,
  number: string,
  decision: ReportDecision,
  now: Date,
): Promise<Outcome<{ restaurantId: number | null; hasChanged: boolean }>> {
  const { tenant } = caller
  const { outcome, reasons, restaurant_id: restaurantId } = decision
  const [row] = await tx
    .select()
    .from(enquiries)
    .where(and(eq(enquiries.number, number), eq(enquiries.tenant, tenant), ne(enquiries.kind, 'partner')))
    .for('update')
  if (!row) return refused(404, 'unknown_case')
  if (row.decision) {
    const isSame = row.decision.outcome === outcome && row.decision.reasons === reasons
    return isSame ? done({ restaurantId: row.restaurantId, hasChanged: false }) : refused(409, 'case_closed')
  }
  const isHome = restaurantId !== null && (await stateOf(tx, tenant, restaurantId)) !== null
  if (restaurantId !== null && !isHome && !(await isKnownRestaurant(tx, tenant, restaurantId)))
    return refused(422, 'unknown_restaurant', { fields: { restaurant_id: 'unknown' } })
  const hidden = outcome === 'accepted' ? await hideReported(tx, decision, caller, now) : done(null)
  if (!hidden.ok) return hidden
  const decided = { outcome, reasons, ...(hidden.value && { hidden: hidden.value }) }
  await tx
    .update(enquiries)
    .set({ stage: 'decided', stageAt: now, closedAt: now, restaurantId, decision: decided })
    .where(eq(enquiries.number, number))
  // The trail of another brand's restaurant is not this brand's.
  return done({ restaurantId: isHome ? restaurantId : null, hasChanged: true })
}

/**
 * Moves a restaurant's enquiry to its next stage. `lost` needs a reason and ends it; `preparing` may name the
 * resulting restaurant, whose opening ends the enquiry. Contract C38.
 */
export async function moveEnquiry(
  tx: Db,
  tenant: string,
  number: string,
  { stage, restaurant_id: restaurantId, reason }: EnquiryStep,
  now: Date,
): Promise<Outcome<{ hasChanged: boolean }>> {
  const [row] = await tx
    .select()
    .from(enquiries)
    .where(and(eq(enquiries.number, number), eq(enquiries.tenant, tenant), eq(enquiries.kind, 'partner')))
    .for('update')
  if (!row) return refused(404, 'unknown_case')
  if (row.stage === stage && row.restaurantId === restaurantId) return done({ hasChanged: false })
  if (row.closedAt) return refused(409, 'case_closed')
  if (stage === 'lost' && !reason) return refused(422, 'reason_required', { fields: { reason: 'required' } })
  const state = restaurantId === null ? null : await stateOf(tx, tenant, restaurantId)
  if (restaurantId !== null && state === null)
    return refused(422, 'unknown_restaurant', { fields: { restaurant_id: 'unknown' } })
  const reached = state === 'open' ? ('open' as const) : stage
  const isOver = reached === 'lost' || reached === 'open'
  await tx
    .update(enquiries)
    .set({
      stage: reached,
      stageAt: now,
      restaurantId,
      closedAt: isOver ? now : null,
      ...(reason && { details: { ...row.details, lost_reason: reason } }),
    })
    .where(eq(enquiries.number, number))
  return done({ hasChanged: true })
}

/** Is it one that the brand shows, or showed before it was suspended? */
async function isKnownRestaurant(tx: Db, tenant: string, id: number): Promise<boolean> {
  return (await rowsOf(tx, sql`SELECT FROM ${knownRestaurants(tenant)} r WHERE r.id = ${id}`)).length > 0
}

async function stateOf(tx: Db, tenant: string, id: number): Promise<string | null> {
  const [row] = await rowsOf<{ state: string }>(
    tx,
    sql`SELECT state FROM restaurants WHERE id = ${id} AND details ->> 'home_tenant' = ${tenant}`,
  )
  return row?.state ?? null
}
