import type { Caps } from './caps'

/** Capacity at one time: tables of a restaurant, or orders of an order slot. */
interface CapacityShare {
  capacity: number
  /** Capacity that this network already has, without `kept`. */
  own: number
  /** Free capacity, including `kept`. */
  free: number
  wanted: number
  /** Capacity of the reservation that is being moved, or of the hold that becomes one; it is not taken from others. */
  kept?: number
}

/**
 * Would a network have more than half of the capacity at one time (of three, two)? And would a network that has its
 * share already take the last quarter, which is reserved for networks without any? Otherwise the IPv4 address and the
 * IPv6 network of one home, each with its half, could take everything. A network without any is always within its
 * share. Decision 0026.
 */
export function exceedsCapacityShare({ capacity, own, free, wanted, kept = 0 }: CapacityShare, caps: Caps): boolean {
  if (own === 0) return false
  if (own + wanted > maxShareOf(capacity, caps)) return true
  const last = Math.max(1, Math.floor(capacity * caps.capacityLeftToOthers))
  return wanted > kept && own >= last && free - wanted < last
}

function maxShareOf(capacity: number, caps: Caps): number {
  const half = Math.max(1, Math.floor(capacity * caps.capacityShare))
  return capacity < 3 ? half : Math.max(half, caps.smallCapacityMinimum)
}
