import { sql } from 'drizzle-orm'
import { LINK_MINUTES } from '@/lib/domain/rate-limit/limits'
import { type Db, rowsOf } from '@/upstream/db/database'
import { signInLinks } from '@/upstream/db/staff-schema'
import { digestOfToken, newNonce, REPEAT_MS, signInToken } from './secret-token'
import type { Workplace } from './workplace'

/** Target of a link: the panel of restaurants, or the console of the brand. */
type LinkOpens = 'panel' | 'console'

/**
 * Stores a link for the person with that e-mail who has a role at a restaurant of the tenant, or at the brand: into the
 * panel or the console, as asked, or into the only one of them that is theirs. A trigger queues its e-mail. For a known
 * person it takes longer, so it runs after the answer. Contract C21, C38.
 */
export async function requestSignInLink(
  db: Db,
  { email, tenant, opens }: { email: string; tenant: string; opens: LinkOpens },
  { secret, now }: { secret: string; now: Date },
): Promise<void> {
  const nonce = newNonce()
  const roleAt = { panel: isOfRestaurant(tenant), console: isOfBrand(tenant) }
  const other = opens === 'panel' ? 'console' : 'panel'
  await db.execute(sql`
    INSERT INTO sign_in_links (token_hash, nonce, staff_id, tenant, opens, created_at, expires_at)
    SELECT ${digestOfToken(signInToken(secret, nonce))}, ${nonce}, s.id, ${tenant},
      CASE WHEN ${roleAt[opens]} THEN ${opens} ELSE ${other} END,
      ${now.toISOString()}::timestamptz, ${expiryOf(now)}::timestamptz
    FROM staff s WHERE lower(s.email) = lower(${email}) AND (${roleAt.panel} OR ${roleAt.console})`)
}

const isOfRestaurant = (tenant: string) => sql`EXISTS (
  SELECT 1 FROM staff_roles o JOIN restaurants r ON r.id = o.restaurant_id
  WHERE o.staff_id = s.id AND r.details ->> 'home_tenant' = ${tenant})`
const isOfBrand = (tenant: string) => sql`EXISTS (
  SELECT 1 FROM brand_roles b WHERE b.staff_id = s.id AND b.tenant = ${tenant})`

/** The link of an invitation: to a restaurant's panel, or to a brand's console. Contract C21, C38. */
export async function sendInvitationLink(
  tx: Db,
  { staffId, tenant, at }: { staffId: number; tenant: string; at: Workplace },
  { secret, now }: { secret: string; now: Date },
): Promise<void> {
  const nonce = newNonce()
  const isOfBrand = 'tenant' in at
  await tx.insert(signInLinks).values({
    tokenHash: digestOfToken(signInToken(secret, nonce)),
    nonce,
    staffId,
    tenant,
    invitedTo: isOfBrand ? null : at.restaurantId,
    opens: isOfBrand ? 'console' : 'panel',
    isInvitation: isOfBrand,
    createdAt: now,
    expiresAt: new Date(expiryOf(now)),
  })
}

/**
 * Uses a link and returns its person; `null` for one that is unknown, expired, used, or of another tenant. The row
 * lets only one of two concurrent calls through. A press whose answer was lost may be repeated by the same browser
 * (`attempt`) for two minutes: the session that it opened ends, and another is opened. Contract C21.
 */
export async function consumeSignInLink(
  tx: Db,
  { token, tenant, attempt }: { token: string; tenant: string; attempt: string | null },
  now: Date,
): Promise<{ linkId: number; staffId: number; opens: LinkOpens } | null> {
  const at = sql`${now.toISOString()}::timestamptz`
  const since = sql`${new Date(now.getTime() - REPEAT_MS).toISOString()}::timestamptz`
  const by = attempt && digestOfToken(attempt)
  const [used] = await rowsOf<{ id: string; staffId: string; sessionId: string | null; opens: LinkOpens }>(
    tx,
    sql`UPDATE sign_in_links SET used_at = coalesce(used_at, ${at}), attempt_hash = ${by}
      WHERE token_hash = ${digestOfToken(token)} AND tenant = ${tenant}
        AND ((used_at IS NULL AND expires_at > ${at}) OR (used_at > ${since} AND attempt_hash = ${by}))
      RETURNING id, staff_id AS "staffId", session_id AS "sessionId", opens`,
  )
  if (!used) return null
  if (used.sessionId)
    await tx.execute(sql`UPDATE staff_sessions SET ended_at = ${at} WHERE id = ${used.sessionId} AND ended_at IS NULL`)
  return { linkId: Number(used.id), staffId: Number(used.staffId), opens: used.opens }
}

/** Stores the session that a link has opened: a repeat of the press ends it. */
export async function storeOpenedSession(tx: Db, linkId: number, sessionId: string): Promise<void> {
  await tx.execute(sql`UPDATE sign_in_links SET session_id = ${sessionId}::uuid WHERE id = ${linkId}`)
}

function expiryOf(now: Date): string {
  return new Date(now.getTime() + LINK_MINUTES * 60_000).toISOString()
}
