import { and, asc, eq, sql } from 'drizzle-orm'
import { mayManage, type StaffRole } from '@/lib/domain/panel/access/permissions'
import type { Invitation, PersonChange } from '@/lib/domain/panel/access/schema'
import { type Db, rowsOf } from '@/upstream/db/database'
import { done, type Outcome, refused } from '@/upstream/db/outcome'
import { staff, staffRoles } from '@/upstream/db/staff-schema'
import { endMadeAccess } from './made-access'
import { sendInvitationLink } from './sign-in-links'
import type { StaffActor } from './staff-audit'

export interface Person {
  id: number
  name: string
  email: string | null
  role: StaffRole
  hasPin: boolean
  since: Date
}

/** Who manages people: a person with a role there, or operations (`null`), who may invite owners. */
export type Manager = { staffId: number; role: StaffRole } | null

type ManagerHere = NonNullable<Manager> & { actor: StaffActor }

/** All people of a restaurant, by name. */
export async function listPeople(db: Db, restaurantId: number): Promise<Person[]> {
  const rows = await db
    .select({ role: staffRoles, email: staff.email })
    .from(staffRoles)
    .innerJoin(staff, eq(staff.id, staffRoles.staffId))
    .where(eq(staffRoles.restaurantId, restaurantId))
    .orderBy(asc(staffRoles.name), asc(staffRoles.staffId))
  return rows.map(({ role, email }) => ({
    id: role.staffId,
    name: role.name,
    email,
    role: role.role,
    hasPin: role.pinHash !== null,
    since: role.createdAt,
  }))
}

/**
 * Gives somebody a role, and sends those with an e-mail a link. An e-mail that the restaurant has already keeps its role
 * and is sent a new link, so that an invitation can be repeated. Contract C21.
 */
export async function invitePerson(
  tx: Db,
  restaurantId: number,
  { name, email, role }: Invitation,
  { manager, secret, now }: { manager: Manager; secret: string; now: Date },
): Promise<Outcome<number>> {
  if (manager && !mayManage(manager.role, role)) return refused(409, 'role_too_high')
  const [restaurant] = await rowsOf<{ tenant: string }>(
    tx,
    sql`SELECT details ->> 'home_tenant' AS tenant FROM restaurants WHERE id = ${restaurantId}`,
  )
  if (!restaurant) return refused(404, 'unknown_restaurant')
  const staffId = await findOrAddStaff(tx, email, now)
  const [present] = await rolesOf(tx, restaurantId, staffId)
  // The role that somebody has is changed by a call of its own, which asks whether one may.
  if (present && present.role !== role) return refused(409, 'already_member')
  if (!present) await tx.insert(staffRoles).values({ staffId, restaurantId, role, name, createdAt: now })
  if (email) await sendInvitationLink(tx, { staffId, restaurantId, tenant: restaurant.tenant }, { secret, now })
  return done(staffId)
}

/**
 * Changes name or role; who was an owner loses the tokens and devices that they made. Nobody changes their own role, and the last
 * owner stays. Contract C21.
 */
export async function changePerson(
  tx: Db,
  restaurantId: number,
  staffId: number,
  { name, role }: PersonChange,
  manager: ManagerHere,
  now: Date,
): Promise<Outcome<null>> {
  const refusal = await manageRefusal(tx, restaurantId, staffId, manager, role ?? null)
  if (refusal) return refusal
  const values = { ...(name && { name }), ...(role && { role }) }
  if (Object.keys(values).length > 0) await tx.update(staffRoles).set(values).where(isRole(restaurantId, staffId))
  if (role) await endMadeAccess(tx, { staffId, role, owner: { restaurantId } }, { actor: manager.actor, now })
  return done(null)
}

/** Takes a role away; all sessions, and the tokens and devices that the person made, lose the restaurant with it at once. Contract C21. */
export async function removePerson(
  tx: Db,
  restaurantId: number,
  staffId: number,
  manager: ManagerHere,
  now: Date,
): Promise<Outcome<null>> {
  const refusal = await manageRefusal(tx, restaurantId, staffId, manager, 'removed')
  if (refusal) return refusal
  const at = sql`${now.toISOString()}::timestamptz`
  await tx.delete(staffRoles).where(isRole(restaurantId, staffId))
  await tx.execute(sql`UPDATE staff_sessions s SET ended_at = ${at} WHERE s.staff_id = ${staffId} AND s.ended_at IS NULL
    AND s.device_id IN (SELECT id FROM staff_devices WHERE restaurant_id = ${restaurantId})`)
  await endMadeAccess(tx, { staffId, role: null, owner: { restaurantId } }, { actor: manager.actor, now })
  await endWithoutRole(tx, staffId, now)
  return done(null)
}

/** Who has no role any more, at no restaurant and no brand, has left: all their sessions end. Contract C21, C38. */
export async function endWithoutRole(tx: Db, staffId: number, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`
  const hasNone = sql`NOT EXISTS (SELECT 1 FROM staff_roles WHERE staff_id = ${staffId})
    AND NOT EXISTS (SELECT 1 FROM brand_roles WHERE staff_id = ${staffId})`
  await tx.execute(sql`UPDATE staff SET left_at = ${at} WHERE id = ${staffId} AND ${hasNone}`)
  await tx.execute(sql`UPDATE staff_sessions SET ended_at = ${at}
    WHERE staff_id = ${staffId} AND ended_at IS NULL AND ${hasNone}`)
}

/** May they set the PIN of this person? Only of those below: a PIN signs in under another's name. Contract C21. */
export async function pinRefusal(tx: Db, restaurantId: number, staffId: number, manager: NonNullable<Manager>) {
  const [present] = await rolesOf(tx, restaurantId, staffId)
  if (!present) return refused(404, 'unknown_person')
  const isBelow = mayManage(manager.role, present.role) && present.role !== manager.role
  return isBelow ? null : refused(409, 'role_too_high')
}

/**
 * Why a role may not be changed or taken. The restaurant's roles are locked first: of two owners who remove each other at
 * once, one stays.
 */
async function manageRefusal(
  tx: Db,
  restaurantId: number,
  staffId: number,
  { staffId: ownId, role: ownRole }: NonNullable<Manager>,
  to: StaffRole | 'removed' | null,
) {
  const roles = await rolesOf(tx, restaurantId)
  const present = roles.find((one) => one.staffId === staffId)
  const own = roles.find((one) => one.staffId === ownId)
  if (!present) return refused(404, 'unknown_person')
  // Both may have changed since the wall was passed.
  if (!own || own.role !== ownRole) return refused(409, 'changed_meanwhile')
  if (to === null) return mayManage(own.role, present.role) || staffId === ownId ? null : refused(409, 'role_too_high')
  if (staffId === ownId && to !== 'removed') return refused(409, 'own_role')
  if (staffId !== ownId && !mayManage(own.role, present.role)) return refused(409, 'role_too_high')
  if (to !== 'removed' && !mayManage(own.role, to)) return refused(409, 'role_too_high')
  const isLastOwner = present.role === 'owner' && roles.filter(({ role }) => role === 'owner').length === 1
  return isLastOwner && to !== 'owner' ? refused(409, 'last_owner') : null
}

function rolesOf(tx: Db, restaurantId: number, staffId?: number) {
  const ofPerson = staffId === undefined ? undefined : eq(staffRoles.staffId, staffId)
  return tx
    .select({ staffId: staffRoles.staffId, role: staffRoles.role })
    .from(staffRoles)
    .where(and(eq(staffRoles.restaurantId, restaurantId), ofPerson))
    .orderBy(asc(staffRoles.staffId))
    .for('update')
}

function isRole(restaurantId: number, staffId: number) {
  return and(eq(staffRoles.restaurantId, restaurantId), eq(staffRoles.staffId, staffId))
}

/** The person with this e-mail, who is added where nobody has it; without an e-mail always somebody new. */
export async function findOrAddStaff(tx: Db, email: string | null, now: Date): Promise<number> {
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
