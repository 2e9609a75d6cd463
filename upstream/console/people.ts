import { and, asc, eq } from 'drizzle-orm'
import type { BrandRole } from '@/lib/domain/panel/access/permissions'
import type { BrandInvitation, BrandPersonChange } from '@/lib/domain/panel/access/schema'
import type { Db } from '@/upstream/db/database'
import { done, type Outcome, refused } from '@/upstream/db/outcome'
import { brandRoles, staff } from '@/upstream/db/staff-schema'
import { endMadeAccess } from '@/upstream/panel/accounts/made-access'
import { endWithoutRole, findOrAddStaff } from '@/upstream/panel/accounts/people'
import { sendConsoleInvitation } from '@/upstream/panel/accounts/sign-in-links'
import type { StaffActor } from '@/upstream/panel/accounts/staff-audit'

export interface BrandPerson {
  id: number
  name: string
  email: string | null
  role: BrandRole
  since: Date
}

/** The administrator of the brand who manages its people. */
type BrandManager = { tenant: string; staffId: number; actor: StaffActor }

/** The people behind a brand, by name. Contract C38. */
export function listBrandPeople(db: Db, tenant: string): Promise<BrandPerson[]> {
  return db
    .select({
      id: brandRoles.staffId,
      name: brandRoles.name,
      email: staff.email,
      role: brandRoles.role,
      since: brandRoles.createdAt,
    })
    .from(brandRoles)
    .innerJoin(staff, eq(staff.id, brandRoles.staffId))
    .where(eq(brandRoles.tenant, tenant))
    .orderBy(asc(brandRoles.name), asc(brandRoles.staffId))
}

/**
 * Gives somebody a role at the brand and sends them a link. Who has that role already is sent a new link, so that an
 * invitation can be repeated; another role is 409 `already_member`. Contract C38.
 */
export async function inviteBrandPerson(
  tx: Db,
  tenant: string,
  { name, email, role }: BrandInvitation,
  { secret, now }: { secret: string; now: Date },
): Promise<Outcome<number>> {
  const staffId = await findOrAddStaff(tx, email, now)
  const present = (await lockedRoles(tx, tenant)).find((one) => one.staffId === staffId)
  if (present && present.role !== role) return refused(409, 'already_member')
  if (!present) await tx.insert(brandRoles).values({ staffId, tenant, role, name, createdAt: now })
  await sendConsoleInvitation(tx, { staffId, tenant }, { secret, now })
  return done(staffId)
}

/** Changes a name or a role, never one's own role; who was an administrator loses the tokens that they made. Contract C38. */
export async function changeBrandPerson(
  tx: Db,
  { tenant, staffId: ownId, actor }: BrandManager,
  staffId: number,
  { name, role }: BrandPersonChange,
  now: Date,
): Promise<Outcome<null>> {
  const roles = await lockedRoles(tx, tenant)
  const present = roles.find((one) => one.staffId === staffId)
  if (!isAdmin(roles, ownId)) return refused(409, 'changed_meanwhile')
  if (!present) return refused(404, 'unknown_person')
  if (role && role !== present.role && staffId === ownId) return refused(409, 'own_role')
  const values = { ...(name && { name }), ...(role && { role }) }
  if (Object.keys(values).length > 0) await tx.update(brandRoles).set(values).where(isRole(tenant, staffId))
  if (role) await endMadeAccess(tx, { staffId, role, owner: { tenant } }, { actor, now })
  return done(null)
}

/** Takes a role away, and with it the console and what the person made, at once; the last administrator stays. Contract C38. */
export async function removeBrandPerson(
  tx: Db,
  { tenant, staffId: ownId, actor }: BrandManager,
  staffId: number,
  now: Date,
): Promise<Outcome<null>> {
  const roles = await lockedRoles(tx, tenant)
  if (!isAdmin(roles, ownId)) return refused(409, 'changed_meanwhile')
  if (!roles.some((one) => one.staffId === staffId)) return refused(404, 'unknown_person')
  const admins = roles.filter((one) => one.role === 'admin')
  if (admins.length === 1 && admins[0]?.staffId === staffId) return refused(409, 'last_admin')
  await tx.delete(brandRoles).where(isRole(tenant, staffId))
  await endMadeAccess(tx, { staffId, role: null, owner: { tenant } }, { actor, now })
  await endWithoutRole(tx, staffId, now)
  return done(null)
}

type Roles = { staffId: number; role: BrandRole }[]

/** Locked: of two administrators who remove each other at once, one stays. */
function lockedRoles(tx: Db, tenant: string): Promise<Roles> {
  return tx
    .select({ staffId: brandRoles.staffId, role: brandRoles.role })
    .from(brandRoles)
    .where(eq(brandRoles.tenant, tenant))
    .orderBy(asc(brandRoles.staffId))
    .for('update')
}

// It may have changed since the wall was passed.
function isAdmin(roles: Roles, staffId: number): boolean {
  return roles.some((one) => one.staffId === staffId && one.role === 'admin')
}

function isRole(tenant: string, staffId: number) {
  return and(eq(brandRoles.tenant, tenant), eq(brandRoles.staffId, staffId))
}
