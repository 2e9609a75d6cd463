import { sql } from 'drizzle-orm'
import { type BrandRole, permissionRefusal, type StaffRole } from '@/lib/domain/panel/access/permissions'
import { type Db, rowsOf } from '@/upstream/db/database'
import { listed } from '@/upstream/db/listed'
import { recordAction, type StaffActor } from './staff-audit'
import { isAt, rolesTable, type Workplace } from './workplace'

/** May this role make tokens and devices, which give access without their maker? */
function mayMakeAccess(role: StaffRole | BrandRole, owner: Workplace): boolean {
  const permission = 'tenant' in owner ? 'manage_brand_people' : 'manage_access'
  return permissionRefusal(permission, role, { byPin: false }) === null
}

/**
 * Locks the maker of a token or a device, and checks that they still may make it: otherwise it could be made while
 * their role is removed, and nobody would find it. Operations with the master token are not locked. Contract C21,
 * C38.
 */
export async function lockIssuer(tx: Db, { staffId, machineId }: StaffActor, owner: Workplace): Promise<boolean> {
  if (machineId) {
    const isOpen = sql`SELECT 1 FROM machine_tokens WHERE id = ${machineId}::uuid AND revoked_at IS NULL FOR SHARE`
    return (await rowsOf(tx, isOpen)).length > 0
  }
  if (!staffId) return true
  const [maker] = await rowsOf<{ role: StaffRole | BrandRole }>(
    tx,
    sql`SELECT role FROM ${rolesTable(owner)} WHERE staff_id = ${staffId} AND ${isAt(owner)} FOR SHARE`,
  )
  return maker !== undefined && mayMakeAccess(maker.role, owner)
}

/**
 * Revokes tokens and devices that a person made there, if their role (`null`: none any more) may make none: only the
 * maker has seen a token, and a device may be their own. The trail records each. Contract C21, C38.
 */
export async function endIssuedAccess(
  tx: Db,
  { staffId, role, owner }: { staffId: number; role: StaffRole | BrandRole | null; owner: Workplace },
  { actor, now }: { actor: StaffActor; now: Date },
): Promise<void> {
  if (role && mayMakeAccess(role, owner)) return
  const { tokens, devices } = await endMade(tx, [String(staffId)], owner, now)
  for (const { id, tenant, restaurantId } of tokens)
    await recordAction(tx, actor, { at: now, tenant, restaurantId, action: 'revoked_token', subject: id })
  for (const { id, restaurantId } of devices)
    await recordAction(tx, actor, { at: now, restaurantId, action: 'revoked_device', subject: id })
}

/** Revokes everything that erased people made, at any place. */
export async function endAllIssuedAccess(tx: Db, staffIds: string[], now: Date): Promise<void> {
  if (staffIds.length > 0) await endMade(tx, staffIds, null, now)
}

/** Includes tokens made with one of their tokens, even a revoked one. */
async function endMade(tx: Db, staffIds: string[], owner: Workplace | null, now: Date) {
  const at = sql`${now.toISOString()}::timestamptz`
  const people = sql`(SELECT i.id::bigint FROM ${listed(staffIds)} AS i (id))`
  const isThere = owner ? isAt(owner) : sql`true`
  const tokens = await rowsOf<{ id: string; tenant: string | null; restaurantId: number | null }>(
    tx,
    sql`WITH RECURSIVE made AS (
        SELECT id FROM machine_tokens WHERE created_by IN ${people} AND ${isThere}
        UNION SELECT m.id FROM machine_tokens m JOIN made ON m.made_with = made.id)
      UPDATE machine_tokens SET revoked_at = ${at} WHERE revoked_at IS NULL AND id IN (SELECT id FROM made)
      RETURNING id, tenant, restaurant_id AS "restaurantId"`,
  )
  if (owner && 'tenant' in owner) return { tokens, devices: [] }
  const devices = await rowsOf<{ id: string; restaurantId: number }>(
    tx,
    sql`UPDATE staff_devices SET revoked_at = ${at} WHERE revoked_at IS NULL AND enrolled_by IN ${people} AND ${isThere}
      RETURNING id, restaurant_id AS "restaurantId"`,
  )
  await tx.execute(sql`UPDATE staff_sessions SET ended_at = ${at} WHERE ended_at IS NULL
    AND device_id IN (SELECT i.id::uuid FROM ${listed(devices.map(({ id }) => id))} AS i (id))`)
  return { tokens, devices }
}
