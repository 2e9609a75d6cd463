import type { BrandRole, StaffRole } from '@/lib/domain/panel/access/permissions'
import type { StaffActor } from './staff-audit'

/** A person who may do what they called for, at one restaurant. */
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
 * Who acts on a reservation of a restaurant: its own people, or in their stead those of `brand`, in whose trail it stands too.
 * Contract C24, C40.
 */
export type VisitActor = Pick<PanelCaller, 'restaurantId' | 'actor'> & { brand?: string; reason?: string }

/** A person of a brand who may do what they called for in its console. Contract C38. */
export interface BrandCaller {
  tenant: string
  staffId: number
  role: BrandRole
  actor: StaffActor
}
