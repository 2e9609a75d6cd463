import type { BrandRole, StaffRole } from '@/lib/domain/panel/access/permissions'
import type { StaffActor } from './staff-audit'

/** A person with the required permission at one restaurant. */
export interface PanelCaller {
  restaurantId: number
  staffId: number
  role: StaffRole
  name: string
  /** Signed in with six digits on a shared device. */
  byPin: boolean
  actor: StaffActor
}

/**
 * Actor on a reservation of a restaurant: its own people, or those of `brand` for them, whose trail then records it
 * too. Contract C24, C40.
 */
export type VisitActor = Pick<PanelCaller, 'restaurantId' | 'actor'> & { brand?: string; reason?: string }

/** A person of a brand with the required permission in its console. Contract C38. */
export interface BrandCaller {
  tenant: string
  staffId: number
  role: BrandRole
  actor: StaffActor
}
