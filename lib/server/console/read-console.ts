import 'server-only'
import type { BrandRole, Permission } from '@/lib/domain/panel/access/permissions'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { readSignedIn, type SignedIn } from '@/lib/server/panel/read-panel'

/** What a page of a brand's console knows of who opened it. */
export interface Console extends SignedIn {
  person: { id: number; name: string }
  role: BrandRole
  permissions: readonly Permission[]
}

/** Who is signed in to the console of this brand, or why nobody is. Contract C38. */
export async function readConsole(tenant: Tenant): Promise<Console | 'signed_out' | 'no_role'> {
  const signedIn = await readSignedIn(tenant)
  if (!signedIn) return 'signed_out'
  const { brand, person_id } = signedIn.session
  if (!brand) return 'no_role'
  const { role, person_name, permissions } = brand
  return { ...signedIn, person: { id: person_id, name: person_name }, role, permissions }
}
