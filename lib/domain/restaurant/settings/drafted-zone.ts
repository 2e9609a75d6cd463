import type { ZoneArea } from '@/lib/domain/ordering/delivery/zones'
import { zoneAreaSchema } from '@/lib/domain/restaurant/file/schema'
import { listAt, type PartValue, valueAt } from './parts'

/** The area of a zone that covers nothing yet. */
export const NO_AREA = { kind: 'outline' as const, corners: [] }

/**
 * The area before a change as a hidden field of a form has it; null where nothing has changed, as at the second post of
 * a double tap.
 */
export function areaBefore(before: ZoneArea | null, after: ZoneArea | null): string | null {
  const [text, now] = [before, after].map((area) => (area ? JSON.stringify(area) : 'none'))
  return text === undefined || text === now ? null : text
}

/** The area of such a field; null for anything else, as where a long one was cut off. */
export function readArea(text: string | null | undefined): ZoneArea | typeof NO_AREA | null {
  if (text === 'none') return NO_AREA
  try {
    return zoneAreaSchema.safeParse(JSON.parse(text ?? '')).data ?? null
  } catch {
    return null
  }
}

/** A zone of a draft, as the call about its streets takes it. */
interface DraftedZone {
  name: string
  /** All of it but its area: whether a place of the list is still the same zone. */
  mark: string
  /** Null for one that covers nothing yet, or that cannot be read. */
  area: ZoneArea | null
  /** Absent for a reach that cannot be read. */
  max_km?: number
}

/** The zone at a place of the delivery's draft; null where it has none. */
export function draftedZone({ delivery = null }: PartValue, no: number): DraftedZone | null {
  const zone = listAt(delivery, 'zones')[no]
  if (zone === undefined) return null
  const [name, maxKm] = [valueAt(zone, ['name']), valueAt(delivery, ['maxKm'])]
  const { area, ...own } = typeof zone === 'object' && zone !== null && !Array.isArray(zone) ? zone : { area: null }
  const reach = typeof maxKm === 'number' && maxKm > 0 && maxKm <= 100 ? { max_km: maxKm } : {}
  return {
    name: typeof name === 'string' ? name : '',
    mark: JSON.stringify(own),
    area: zoneAreaSchema.safeParse(area).data ?? null,
    ...reach,
  }
}
