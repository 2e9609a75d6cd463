import { timingSafeEqual } from 'node:crypto'
import { restaurantToken } from '../restaurant-token.mjs'

/** Whose orders and reservations a caller may decide. */
export type PartnerReach = 'all' | { restaurantId: number }

/** What an Authorization header opens: the master token all, a restaurant's token its own; `null` nothing. Contract C0. */
export function partnerReach(authorization: string, masterToken: string): PartnerReach | null {
  const given = authorization.replace(/^Bearer /, '')
  if (given === authorization) return null
  if (isSame(given, masterToken)) return 'all'
  const restaurantId = Number(/^([1-9]\d{0,8})\./.exec(given)?.[1])
  if (!restaurantId) return null
  return isSame(given, restaurantToken(masterToken, restaurantId)) ? { restaurantId } : null
}

/** May a caller touch what belongs to this restaurant? */
export function reaches(reach: PartnerReach, restaurantId: number): boolean {
  return reach === 'all' || reach.restaurantId === restaurantId
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
