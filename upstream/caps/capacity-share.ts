import type { Caps } from './caps'

/** Places at one time: tables of a room, or orders of a kitchen's slot. */
export interface CapacityShare {
  capacity: number
  /** What this network has of them, without `kept`. */
  own: number
  /** What nobody has, and `kept`. */
  free: number
  wanted: number
  /** Of a reservation that is being moved, or of a hold that becomes one: it takes no more from others than it has. */
  kept?: number
}

/**
 * Would a network have more than half of the places at one time (of three, two)? And would one that has its part already
 * take the last quarter, which stays for those who have none: so IPv4 and IPv6 of one home, each with its half, do not
 * take all. Who has none always finds room. Decision 0026.
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
