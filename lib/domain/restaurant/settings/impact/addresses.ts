import { deliveryTo } from '@/lib/domain/ordering/delivery/zones'
import { fileReach } from '@/lib/domain/restaurant/file/file-reach'
import type { Coordinates } from '@/lib/domain/wire'
import { ADDRESS_CHANGES, type AddressChange, type Impact, type NumberedFile } from './impact'

/** Number of addresses of past deliveries that leave the area, or get dearer terms. Contract C5. */
export function affectedAddresses(
  before: NumberedFile,
  after: NumberedFile,
  addresses: readonly Coordinates[],
): Impact[] {
  const [old, fresh] = [fileReach(before), fileReach(after)]
  const rises = addresses.flatMap((address) => {
    const { terms } = deliveryTo(old, address)
    return terms ? [riseOf(terms, deliveryTo(fresh, address).terms)] : []
  })
  return ADDRESS_CHANGES.flatMap((change) => {
    const touched = rises.flatMap((rise) => rise[change] ?? [])
    if (touched.length === 0) return []
    return [
      {
        kind: 'addresses' as const,
        change,
        count: touched.length,
        of: addresses.length,
        mostGrosze: Math.max(...touched),
      },
    ]
  })
}

type Terms = { feeGrosze: number; minCartGrosze: number }

/** Rise in grosze by each change for an address; unaffected terms are missing. */
function riseOf(before: Terms, after: Terms | null): Partial<Record<AddressChange, number>> {
  if (!after) return { leaves: 0 }
  const feeRises = after.feeGrosze - before.feeGrosze
  const minimumRises = after.minCartGrosze - before.minCartGrosze
  return { ...(feeRises > 0 && { feeRises }), ...(minimumRises > 0 && { minimumRises }) }
}
