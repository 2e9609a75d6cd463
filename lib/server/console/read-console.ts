import 'server-only'
import type { BrandRole, Permission } from '@/lib/domain/panel/access/permissions'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { readSignedIn, type SignedIn } from '@/lib/server/panel/read-panel'

/** The console's visitor, as a page knows them. */
export interface Console extends SignedIn {
  person: { id: number; name: string }
  role: BrandRole
  permissions: readonly Permission[]
}

/** The person signed in to this brand's console, or why there is none. Contract C38. */
export async function readConsole(tenant: Tenant): Promise<Console | 'signed_out' | 'no_role'> {
  const signedIn = await readSignedIn(tenant)
  if (!signedIn) return 'signed_out'
  const { brand, person_id } = signedIn.session
  if (!brand) return 'no_role'
  const { role, person_name, permissions } = brand
  return { ...signedIn, person: { id: person_id, name: person_name }, role, permissions }
}
