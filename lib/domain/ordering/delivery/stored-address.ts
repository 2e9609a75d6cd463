import type { DeliveryMode } from '@/lib/domain/ordering/delivery/schema'
import type { Coordinates } from '@/lib/domain/wire'

/** The content of the cookie `delivery_address`. Contract C18, C19. */
export type StoredAddress = Coordinates & { address: string; mode: DeliveryMode }

/** Parses the cookie's value; `null` if it is invalid. The value is not trusted. */
export function readStoredAddress(value: string | undefined): StoredAddress | null {
  const { address, lat, lng, mode } = Object(parsed(value)) as Record<string, unknown>
  if (typeof address !== 'string' || address.trim() === '' || !isWithin(lat, 90) || !isWithin(lng, 180)) return null
  return { address: address.slice(0, 200), lat, lng, mode: mode === 'takeout' ? 'takeout' : 'delivery' }
}

function isWithin(degrees: unknown, limit: number): degrees is number {
  return typeof degrees === 'number' && Math.abs(degrees) <= limit
}

// The value is written encoded; Next decodes it, a browser does not.
function parsed(value = ''): unknown {
  try {
    return JSON.parse(value.startsWith('%') ? decodeURIComponent(value) : value)
  } catch {
    return null
  }
}
