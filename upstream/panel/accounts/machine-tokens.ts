import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { type Db, rowsOf } from '@/upstream/db/database'
import { machineTokens } from '@/upstream/db/staff-schema'
import { isSame } from '@/upstream/same-secret'
import { machineToken, restaurantToken } from '@/upstream/staff-token'
import { digestOfToken, newNonce } from './secret-token'

/** The name of the token that is derived from the master token alone, as all were before each was stored. */
const FIRST_TOKEN_NAME = 'API'
const SEEN_EVERY_MS = 5 * 60_000

export type MachineTokenRow = typeof machineTokens.$inferSelect

/** The restaurant and the stored row of a token at /partner; `null` if it is forged, revoked or unknown. Contract C21. */
export async function findMachine(
  db: Db,
  given: string,
  masterToken: string,
  now: Date,
): Promise<{ id: string; restaurantId: number } | null> {
  const [, digits, nonce] = /^([1-9]\d{0,8})\.(?:([\w-]{22})\.)?[\w-]+$/.exec(given) ?? []
  const restaurantId = Number(digits)
  if (!restaurantId) return null
  const real = nonce ? machineToken(masterToken, restaurantId, nonce) : restaurantToken(masterToken, restaurantId)
  if (!isSame(given, real)) return null
  if (!nonce && !(await storeFirstToken(db, restaurantId, masterToken, now))) return null
  const [row] = await db
    .select()
    .from(machineTokens)
    .where(eq(machineTokens.tokenHash, digestOfToken(given)))
  if (!row || row.revokedAt) return null
  if (now.getTime() - (row.lastUsedAt?.getTime() ?? 0) > SEEN_EVERY_MS)
    await db.update(machineTokens).set({ lastUsedAt: now }).where(eq(machineTokens.id, row.id))
  return { id: row.id, restaurantId }
}

/** Adds a token for a cash register; it is told once. */
export async function addMachineToken(
  tx: Db,
  { restaurantId, name, createdBy, now }: { restaurantId: number; name: string; createdBy: number | null; now: Date },
  masterToken: string,
): Promise<{ row: MachineTokenRow; token: string }> {
  const token = machineToken(masterToken, restaurantId, newNonce())
  const values = { restaurantId, name, createdBy, createdAt: now, tokenHash: digestOfToken(token) }
  const [row] = await tx.insert(machineTokens).values(values).returning()
  if (!row) throw new Error('an inserted token came back without a row')
  return { row, token }
}

/** The tokens of a restaurant that are not revoked, the newest first; the derived one is always among them. */
export async function listMachineTokens(
  db: Db,
  restaurantId: number,
  masterToken: string,
  now: Date,
): Promise<MachineTokenRow[]> {
  await storeFirstToken(db, restaurantId, masterToken, now)
  return db
    .select()
    .from(machineTokens)
    .where(and(eq(machineTokens.restaurantId, restaurantId), isNull(machineTokens.revokedAt)))
    .orderBy(desc(machineTokens.createdAt), machineTokens.id)
    .limit(200)
}

/** Ends one token and no other; false if that restaurant has none of that id. */
export async function revokeMachineToken(tx: Db, restaurantId: number, id: string, now: Date): Promise<boolean> {
  const revoked = await rowsOf(
    tx,
    sql`UPDATE machine_tokens SET revoked_at = ${now.toISOString()}::timestamptz
      WHERE id = ${id}::uuid AND restaurant_id = ${restaurantId} AND revoked_at IS NULL RETURNING id`,
  )
  return revoked.length > 0
}

// A token that was given out before tokens were stored gets its row now, so that it can be named and revoked as others.
async function storeFirstToken(db: Db, restaurantId: number, masterToken: string, now: Date): Promise<boolean> {
  const tokenHash = digestOfToken(restaurantToken(masterToken, restaurantId))
  const [known] = await rowsOf(db, sql`SELECT 1 FROM machine_tokens WHERE token_hash = ${tokenHash}`)
  if (known) return true
  await db.execute(sql`INSERT INTO machine_tokens (token_hash, restaurant_id, name, created_at)
    SELECT ${tokenHash}, r.id, ${FIRST_TOKEN_NAME}, ${now.toISOString()}::timestamptz FROM restaurants r
    WHERE r.id = ${restaurantId} ON CONFLICT DO NOTHING`)
  return (await rowsOf(db, sql`SELECT 1 FROM machine_tokens WHERE token_hash = ${tokenHash}`)).length > 0
}
