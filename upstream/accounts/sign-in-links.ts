import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from '@/upstream/db/database'
import { digestOfToken, newNonce, signInToken } from './secret-token'

/** Contract C21. */
export const LINK_MINUTES = 15

/**
 * Stores a link for the person with that e-mail who has a role at a restaurant of the tenant; a trigger writes its
 * e-mail. One statement whether or not there is such a person, so that neither answer nor time tells. Contract C21.
 */
export async function requestSignInLink(
  db: Db,
  { email, tenant }: { email: string; tenant: string },
  { secret, now }: { secret: string; now: Date },
): Promise<void> {
  const nonce = newNonce()
  await db.execute(sql`
    INSERT INTO sign_in_links (token_hash, nonce, staff_id, tenant, created_at, expires_at)
    SELECT ${digestOfToken(signInToken(secret, nonce))}, ${nonce}, s.id, ${tenant}, ${now.toISOString()}::timestamptz,
      ${expiryOf(now)}::timestamptz
    FROM staff s WHERE lower(s.email) = lower(${email}) AND EXISTS (
      SELECT 1 FROM staff_roles o JOIN restaurants r ON r.id = o.restaurant_id
      WHERE o.staff_id = s.id AND r.details ->> 'home_tenant' = ${tenant})`)
}

/** The link of an invitation. */
export async function sendInvitationLink(
  tx: Db,
  { staffId, restaurantId, tenant }: { staffId: number; restaurantId: number; tenant: string },
  { secret, now }: { secret: string; now: Date },
): Promise<void> {
  const nonce = newNonce()
  await tx.execute(sql`
    INSERT INTO sign_in_links (token_hash, nonce, staff_id, tenant, invited_to, created_at, expires_at)
    VALUES (${digestOfToken(signInToken(secret, nonce))}, ${nonce}, ${staffId}, ${tenant}, ${restaurantId},
      ${now.toISOString()}::timestamptz, ${expiryOf(now)}::timestamptz)`)
}

/**
 * Uses up a link and answers whose it was; `null` for one that is unknown, over, used, or of another tenant. Of two calls
 * at once the row lets one through. Contract C21.
 */
export async function consumeSignInLink(tx: Db, token: string, tenant: string, now: Date): Promise<number | null> {
  const at = now.toISOString()
  const [used] = await rowsOf<{ staffId: string }>(
    tx,
    sql`UPDATE sign_in_links SET used_at = ${at}::timestamptz
      WHERE token_hash = ${digestOfToken(token)} AND tenant = ${tenant} AND used_at IS NULL
        AND expires_at > ${at}::timestamptz
      RETURNING staff_id AS "staffId"`,
  )
  return used ? Number(used.staffId) : null
}

function expiryOf(now: Date): string {
  return new Date(now.getTime() + LINK_MINUTES * 60_000).toISOString()
}
