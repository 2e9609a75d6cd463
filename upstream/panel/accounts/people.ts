import { type SQL, sql } from 'drizzle-orm'
import { type BrandRole, mayManage, type StaffRole } from '@/lib/domain/panel/access/permissions'
import { isoWithOffset } from '@/lib/domain/time/time'
import { type Db, rowsOf } from '@/upstream/db/database'
import { done, type Outcome, refused } from '@/upstream/db/outcome'
import { endIssuedAccess } from './issued-access'
import { sendInvitationLink } from './sign-in-links'
import type { StaffActor } from './staff-audit'
import { homeOf, isAt, rolesTable, type Workplace } from './workplace'

type Role = StaffRole | BrandRole

/** Manager of people: a person with a role there, or operations (`null`), who may invite owners and administrators. */
export type Manager = { staffId: number; role: Role; actor: StaffActor } | null

export interface Invitation {
  name: string
  /** Null: the person signs in by PIN alone. */
  email: string | null
  role: Role
}

/** Name of a person at a restaurant, else at its brand; null for a person who has left both. */
export function nameAt(restaurantId: number, staffId: SQL): SQL {
  return sql`coalesce(
    (SELECT p.name FROM staff_roles p WHERE p.restaurant_id = ${restaurantId} AND p.staff_id = ${staffId}),
    (SELECT p.name FROM brand_roles p JOIN restaurants r ON r.details ->> 'home_tenant' = p.tenant
      WHERE r.id = ${restaurantId} AND p.staff_id = ${staffId}))`
}

/** All people of a restaurant or a brand, by name, in their wire form. Contract C21, C38. */
export async function listPeople(db: Db, at: Workplace) {
  const hasPin = 'tenant' in at ? sql`` : sql`, o.pin_hash IS NOT NULL AS has_pin`
  const found = await rowsOf<{ id: string; name: string; email: string | null; role: Role; since: string }>(
    db,
    sql`SELECT o.staff_id AS id, o.name, p.email, o.role ${hasPin}, o.created_at AS since
      FROM ${rolesTable(at)} o JOIN staff p ON p.id = o.staff_id WHERE ${isAt(at)} ORDER BY o.name, o.staff_id`,
  )
  return { items: found.map((one) => ({ ...one, id: Number(one.id), since: isoWithOffset(new Date(one.since)) })) }
}

/**
 * Gives a person a role, and sends a link to those with an e-mail. A person with that role already gets a new link,
 * so that an invitation can be repeated; another role is 409 `already_member`. Contract C21, C38.
 */
export async function invitePerson(
  tx: Db,
  at: Workplace,
  { name, email, role }: Invitation,
  { manager, secret, now }: { manager: Manager; secret: string; now: Date },
): Promise<Outcome<number>> {
  if (manager && !mayManage(manager.role, role)) return refused(409, 'role_too_high')
  const tenant = 'tenant' in at ? at.tenant : await homeOf(tx, at.restaurantId)
  if (!tenant) return refused(404, 'unknown_restaurant')
  const staffId = await findOrAddStaff(tx, email, now)
  const present = (await lockedRoles(tx, at)).find((one) => one.staffId === staffId)
  // An existing role is changed by another call, which checks the permission.
  if (present && present.role !== role) return refused(409, 'already_member')
  const [column, place] =
    'tenant' in at ? [sql`tenant`, sql`${at.tenant}`] : [sql`restaurant_id`, sql`${at.restaurantId}`]
  if (!present)
    await tx.execute(sql`INSERT INTO ${rolesTable(at)} (staff_id, ${column}, role, name, created_at)
      VALUES (${staffId}, ${place}, ${role}, ${name}, ${now.toISOString()}::timestamptz)`)
  if (email) await sendInvitationLink(tx, { staffId, tenant, at }, { secret, now })
  return done(staffId)
}

/** The parts of a person's role that a change made different. */
interface PersonChange {
  role?: Role
  renamed?: true
}

/**
 * Changes name or role, `null` if neither differs; a person who may no longer make tokens and devices loses those that they made. Nobody changes
 * their own role, and the last owner or administrator stays. Contract C21, C38.
 */
export async function changePerson(
  tx: Db,
  at: Workplace,
  staffId: number,
  { name, role }: { name?: string; role?: Role },
  manager: NonNullable<Manager>,
  now: Date,
): Promise<Outcome<PersonChange | null>> {
  const refusal = await manageRefusal(tx, at, staffId, manager, role ?? null)
  if (refusal) return refusal
  const [before] = await rowsOf<{ name: string; role: Role }>(
    tx,
    sql`SELECT name, role FROM ${rolesTable(at)} WHERE ${isAt(at)} AND staff_id = ${staffId}`,
  )
  const change: PersonChange = {
    ...(role && role !== before?.role && { role }),
    ...(name && name !== before?.name && { renamed: true }),
  }
  if (Object.keys(change).length === 0) return done(null)
  await tx.execute(sql`UPDATE ${rolesTable(at)} SET name = coalesce(${name ?? null}, name), role = coalesce(${role ?? null}, role)
    WHERE ${isAt(at)} AND staff_id = ${staffId}`)
  if (role) await endIssuedAccess(tx, { staffId, role, owner: at }, { actor: manager.actor, now })
  return done(change)
}

/**
 * Removes a role; all sessions, and the tokens and devices that the person made, lose the place at once. Contract
 * C21, C38.
 */
export async function removePerson(
  tx: Db,
  at: Workplace,
  staffId: number,
  manager: NonNullable<Manager>,
  now: Date,
): Promise<Outcome<null>> {
  const refusal = await manageRefusal(tx, at, staffId, manager, 'removed')
  if (refusal) return refusal
  await tx.execute(sql`DELETE FROM ${rolesTable(at)} WHERE ${isAt(at)} AND staff_id = ${staffId}`)
  if ('restaurantId' in at)
    await tx.execute(sql`UPDATE staff_sessions s SET ended_at = ${now.toISOString()}::timestamptz
      WHERE s.staff_id = ${staffId} AND s.ended_at IS NULL
      AND s.device_id IN (SELECT id FROM staff_devices WHERE restaurant_id = ${at.restaurantId})`)
  await endIssuedAccess(tx, { staffId, role: null, owner: at }, { actor: manager.actor, now })
  await endWithoutRole(tx, staffId, now)
  return done(null)
}

/** A person without any role has left: all their sessions end. Contract C21, C38. */
async function endWithoutRole(tx: Db, staffId: number, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`
  const hasNone = sql`NOT EXISTS (SELECT 1 FROM staff_roles WHERE staff_id = ${staffId})
    AND NOT EXISTS (SELECT 1 FROM brand_roles WHERE staff_id = ${staffId})`
  await tx.execute(sql`UPDATE staff SET left_at = ${at} WHERE id = ${staffId} AND ${hasNone}`)
  await tx.execute(sql`UPDATE staff_sessions SET ended_at = ${at}
    WHERE staff_id = ${staffId} AND ended_at IS NULL AND ${hasNone}`)
}

/** May the manager set this person's PIN? Only of lower roles: a PIN signs in under another's name. Contract C21. */
export async function pinRefusal(tx: Db, restaurantId: number, staffId: number, manager: NonNullable<Manager>) {
  const present = (await lockedRoles(tx, { restaurantId })).find((one) => one.staffId === staffId)
  if (!present) return refused(404, 'unknown_person')
  const isBelow = mayManage(manager.role, present.role) && present.role !== manager.role
  return isBelow ? null : refused(409, 'role_too_high')
}

/** The reason why a role may not be changed or removed. */
async function manageRefusal(
  tx: Db,
  at: Workplace,
  staffId: number,
  { staffId: ownId, role: ownRole }: NonNullable<Manager>,
  requested: Role | 'removed' | null,
) {
  const roles = await lockedRoles(tx, at)
  const present = roles.find((one) => one.staffId === staffId)
  const own = roles.find((one) => one.staffId === ownId)
  if (!present) return refused(404, 'unknown_person')
  // Both roles may have changed since the wall checked them.
  if (!own || own.role !== ownRole) return refused(409, 'changed_meanwhile')
  const to = requested === present.role ? null : requested
  if (to === null) return mayManage(own.role, present.role) || staffId === ownId ? null : refused(409, 'role_too_high')
  if (staffId === ownId && to !== 'removed') return refused(409, 'own_role')
  if (staffId !== ownId && !mayManage(own.role, present.role)) return refused(409, 'role_too_high')
  if (to !== 'removed' && !mayManage(own.role, to)) return refused(409, 'role_too_high')
  const [highest, isLast] = 'tenant' in at ? ['admin', 'last_admin' as const] : ['owner', 'last_owner' as const]
  const isOnly = present.role === highest && roles.filter(({ role }) => role === highest).length === 1
  return isOnly && to !== highest ? refused(409, isLast) : null
}

/** Roles of a place are locked together, so that of two owners who remove each other at once, one stays. */
async function lockedRoles(tx: Db, at: Workplace): Promise<{ staffId: number; role: Role }[]> {
  const rows = await rowsOf<{ staffId: string; role: Role }>(
    tx,
    sql`SELECT staff_id AS "staffId", role FROM ${rolesTable(at)} WHERE ${isAt(at)} ORDER BY staff_id FOR UPDATE`,
  )
  return rows.map((one) => ({ ...one, staffId: Number(one.staffId) }))
}

/** The person with this e-mail, added where there is none; without an e-mail always a new person. */
async function findOrAddStaff(tx: Db, email: string | null, now: Date): Promise<number> {
  const at = sql`${now.toISOString()}::timestamptz`
  const [made] = await rowsOf<{ id: string }>(
    tx,
    email === null
      ? sql`INSERT INTO staff (email, created_at) VALUES (NULL, ${at}) RETURNING id`
      : sql`INSERT INTO staff (email, created_at) VALUES (${email}, ${at})
          ON CONFLICT (lower(email)) WHERE email IS NOT NULL DO UPDATE SET left_at = NULL RETURNING id`,
  )
  if (!made) throw new Error('an inserted person came back without an id')
  return Number(made.id)
}
