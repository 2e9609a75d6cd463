import { readHouseNumber } from '@/lib/domain/ordering/delivery/house-number'
import type { FileProblem } from '@/lib/domain/restaurant/file/file-problem'
import type { RestaurantFile } from '@/lib/domain/restaurant/file/schema'
import { slugOf } from '@/lib/domain/restaurant/slug'
import { FILE_WORDS } from '@/messages/content/restaurant-file'
import { type Json, valueAt } from './parts'

type Address = RestaurantFile['address']

/**
 * A draft whose street or number is another one than at present needs another point too: zones, distances and maps
 * would go on from the old point. Another spelling is the same street. Contract C37.
 */
export function movedLocationProblems(present: Pick<RestaurantFile, 'address'>, drafted: unknown): FileProblem[] {
  const before = present.address
  const after = valueAt(drafted as Json, ['address']) as Partial<Address> | undefined
  if (!after || after.lat !== before.lat || after.lng !== before.lng || isSameAddress(after, before)) return []
  return [{ path: 'address', message: FILE_WORDS.movedLocation(`${before.street} ${before.house}`) }]
}

/** Are two addresses the same street and number, however they are spelled? */
export function isSameAddress(one: Partial<Address>, other: Partial<Address>): boolean {
  return addressKey(one) === addressKey(other)
}

const TYPE = /^(?:ul|ulica|al|aleja|aleje|pl|plac|os|osiedle)-/

// The list of streets knows a house by its number: 12A stands where 12 does.
function addressKey({ street, house }: Partial<Address>): string {
  const number = readHouseNumber(String(house ?? ''))?.number ?? slugOf(String(house ?? ''))
  return `${slugOf(String(street ?? '')).replace(TYPE, '')} ${number}`
}
