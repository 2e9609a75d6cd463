import type { SeedOwner } from '@/sample-data/types'
import type { Db } from '@/upstream/db/database'
import { staff, staffRoles } from '@/upstream/db/staff-schema'

/** Gives restaurants their owners; nobody is written to. */
export async function seedOwners(tx: Db, owners: SeedOwner[], now: Date): Promise<void> {
  for (const { restaurantId, email, name } of owners) {
    const [made] = await tx.insert(staff).values({ email, createdAt: now }).returning({ id: staff.id })
    if (!made) throw new Error('an inserted person came back without an id')
    await tx.insert(staffRoles).values({ staffId: made.id, restaurantId, role: 'owner', name, createdAt: now })
  }
}
