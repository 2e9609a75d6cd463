import type { BrandRole, StaffRole } from '@/lib/domain/panel/access/permissions'
import type { StaffActor } from './staff-audit'

/** A person with the required permission at one restaurant: one of its own, or of its brand, who acts as its owner does. */
export interface PanelCaller {
  restaurantId: number
  staffId: number
  role: StaffRole
  name: string
  /** Signed in with six digits on a shared device. */
  byPin: boolean
  actor: StaffActor
  /** The brand whose person it is; its trail then records the action too. */
  brand?: string
}

/** Actor on a reservation of a restaurant. Contract C24, C40. */
export type VisitActor = Pick<PanelCaller, 'restaurantId' | 'actor' | 'brand'> & { reason?: string }

/** A person of a brand with the required permission in its console. Contract C38. */
export interface BrandCaller {
  tenant: string
  staffId: number
  role: BrandRole
  actor: StaffActor
}
