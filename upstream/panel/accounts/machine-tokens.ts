import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { MachineTokenEntry } from '@/lib/domain/panel/access/schema'
import { isoWithOffset } from '@/lib/domain/time/time'
import { type Db, inTransaction, rowsOf } from '@/upstream/db/database'
import { machineTokens } from '@/upstream/db/staff-schema'
import { machineToken, namedOperationsToken, operationsToken, restaurantToken } from './derived-tokens'
import { lockIssuer } from './issued-access'
import { isSame } from './same-secret'
import { attemptNonce, digestOfToken, newNonce, REPEAT_MS } from './secret-token'
import { recordAction, type StaffActor } from './staff-audit'
import { columnsOf, isAt, type Workplace } from './workplace'

/** Name of the token that is derived from the master token alone, as all were before tokens were stored. */
const FIRST_TOKEN_NAME = 'API'
const SEEN_EVERY_MS = 5 * 60_000

type Row = typeof machineTokens.$inferSelect

/**
 * Owners of the tokens that a call accepts: a restaurant's cash registers at /partner, a brand's command line at
 * /operations.
 */
export type MachineOf = 'restaurant' | 'brand'
const TOKENS = {
  restaurant: /^([1-9]\d{0,8})\.(?:([\w-]{22})\.)?[\w-]+$/,
  brand: /^([a-z][a-z0-9-]{0,30})\.(?:([\w-]{22})\.)?[\w-]+$/,
}

/** The place and the stored row of a token; `null` if it is forged, revoked or unknown. Contract C0, C21, C38. */
export async function findMachine(
  db: Db,
  given: string,
  of: MachineOf,
  { masterToken, now }: { masterToken: string; now: Date },
): Promise<{ id: string; at: Workplace } | null> {
  const [, name, nonce] = TOKENS[of].exec(given) ?? []
  if (!name) return null
  const at = of === 'brand' ? { tenant: name } : { restaurantId: Number(name) }
  const id = await findToken(db, given, { owner: at, nonce, masterToken, now })
  return id === null ? null : { id, at }
}

type Claimed = { owner: Workplace; nonce: string | undefined; masterToken: string; now: Date }

async function findToken(db: Db, given: string, { owner, nonce, masterToken, now }: Claimed): Promise<string | null> {
  // A forged token is refused without a query.
  if (!isSame(given, nonce ? furtherToken(masterToken, owner, nonce) : firstToken(masterToken, owner))) return null
  if (!nonce && !(await storeFirstToken(db, owner, masterToken, now))) return null
  const [row] = await db
    .select()
    .from(machineTokens)
    .where(eq(machineTokens.tokenHash, digestOfToken(given)))
  if (!row || row.revokedAt) return null
  if (now.getTime() - (row.lastUsedAt?.getTime() ?? 0) > SEEN_EVERY_MS)
    await db.update(machineTokens).set({ lastUsedAt: now }).where(eq(machineTokens.id, row.id))
  return row.id
}

/** Maker or revoker of a token, for the trail of its owner. */
interface TokenChange {
  actor: StaffActor
  now: Date
  /** No personal data. */
  details?: Record<string, unknown>
}

/**
 * Adds a token under a name, and its entry in the trail; the token is answered once. A repeated press (`attempt`)
 * gets the same token for two minutes, if the person and the name are the same. `null` for a person who may no longer
 * make tokens. Contract C21, C38.
 */
export function addMachineToken(
  db: Db,
  owner: Workplace,
  { name, attempt, actor, now, details }: TokenChange & { name: string; attempt?: string | undefined },
  masterToken: string,
): Promise<{ token: string; entry: MachineTokenEntry } | null> {
  const createdBy = actor.staffId ?? null
  const tokenOf = (nonce: string) => furtherToken(masterToken, owner, nonce)
  return inTransaction(db, async (tx) => {
    if (!(await lockIssuer(tx, actor, owner))) return null
    const add = async (token: string) => {
      const madeWith = actor.machineId ?? null
      const values = { ...owner, name, createdBy, madeWith, createdAt: now, tokenHash: digestOfToken(token) }
      const [row] = await tx.insert(machineTokens).values(values).onConflictDoNothing().returning()
      if (!row) return null
      await recordAction(tx, actor, { ...columnsOf(owner), at: now, action: 'made_token', subject: row.id, details })
      return { row, token }
    }
    const marked = attempt && tokenOf(attemptNonce(masterToken, `${createdBy} ${attempt} ${name}`))
    const made = marked && ((await add(marked)) ?? (await findRepeated(tx, marked, now)))
    const found = made || (await add(tokenOf(newNonce())))
    if (!found) throw new Error('a token of random bytes exists already')
    return { token: found.token, entry: entryOf(found.row) }
  })
}

/** The wire form of a stored token, without its secret. */
function entryOf({ id, name, createdAt, lastUsedAt }: Row): MachineTokenEntry {
  return {
    id,
    name,
    created_at: isoWithOffset(createdAt),
    last_used_at: lastUsedAt && isoWithOffset(lastUsedAt),
  }
}

/** The token of the same press, while the press may be repeated. */
async function findRepeated(tx: Db, token: string, now: Date) {
  const since = new Date(now.getTime() - REPEAT_MS)
  const ofPress = and(eq(machineTokens.tokenHash, digestOfToken(token)), gt(machineTokens.createdAt, since))
  const [row] = await tx
    .select()
    .from(machineTokens)
    .where(and(ofPress, isNull(machineTokens.revokedAt)))
  return row ? { row, token } : null
}

/** The valid tokens, the newest first; the derived one is always among them. */
export async function listMachineTokens(
  db: Db,
  owner: Workplace,
  masterToken: string,
  now: Date,
): Promise<MachineTokenEntry[]> {
  await storeFirstToken(db, owner, masterToken, now)
  const found = await db
    .select()
    .from(machineTokens)
    .where(and(isAt(owner), isNull(machineTokens.revokedAt)))
    .orderBy(desc(machineTokens.createdAt), machineTokens.id)
    .limit(200)
  return found.map(entryOf)
}

/** Revokes one token, with its entry in the trail; false if that owner has none of that id. */
export function revokeMachineToken(
  db: Db,
  owner: Workplace,
  id: string,
  { actor, now, details }: TokenChange,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const revoked = await tx
      .update(machineTokens)
      .set({ revokedAt: now })
      .where(and(eq(machineTokens.id, id), isAt(owner), isNull(machineTokens.revokedAt)))
      .returning({ id: machineTokens.id })
    if (revoked.length === 0) return false
    await recordAction(tx, actor, { ...columnsOf(owner), at: now, action: 'revoked_token', subject: id, details })
    return true
  })
}

// A token from before tokens were stored gets its row now, so that it can be named and revoked like others.
async function storeFirstToken(db: Db, owner: Workplace, masterToken: string, now: Date): Promise<boolean> {
  const tokenHash = digestOfToken(firstToken(masterToken, owner))
  const isKnown = async () =>
    (await rowsOf(db, sql`SELECT 1 FROM machine_tokens WHERE token_hash = ${tokenHash}`)).length > 0
  if (await isKnown()) return true
  const [column, known] =
    'tenant' in owner
      ? [sql`tenant`, sql`SELECT key AS owner FROM tenants WHERE key = ${owner.tenant}`]
      : [sql`restaurant_id`, sql`SELECT id AS owner FROM restaurants WHERE id = ${owner.restaurantId}`]
  await db.execute(sql`INSERT INTO machine_tokens (token_hash, ${column}, name, created_at)
    SELECT ${tokenHash}, o.owner, ${FIRST_TOKEN_NAME}, ${now.toISOString()}::timestamptz FROM (${known}) o
    ON CONFLICT DO NOTHING`)
  return isKnown()
}

function firstToken(masterToken: string, owner: Workplace): string {
  return 'tenant' in owner
    ? operationsToken(masterToken, owner.tenant)
    : restaurantToken(masterToken, owner.restaurantId)
}

function furtherToken(masterToken: string, owner: Workplace, nonce: string): string {
  return 'tenant' in owner
    ? namedOperationsToken(masterToken, owner.tenant, nonce)
    : machineToken(masterToken, owner.restaurantId, nonce)
}
