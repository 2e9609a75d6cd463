import type { ZoneArea } from '@/lib/domain/ordering/delivery/zones'
import { zoneAreaSchema } from '@/lib/domain/restaurant/file/schema'
import { type Json, listAt, type PartValue, valueAt } from './parts'

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
  /** Place in the draft's list of zones. */
  no: number
  name: string
  /** All of it but its area: whether a place of the list is still the same zone. */
  mark: string
  /** Null for one that covers nothing yet, or that cannot be read. */
  area: ZoneArea | null
  /** Has it an area that cannot be read, as after a wrong coordinate? */
  isUnread: boolean
  /** Absent for a reach that cannot be read. */
  max_km?: number
}

/** The zone at a place of the delivery's draft; null where it has none. */
export function draftedZone(value: PartValue, no: number): DraftedZone | null {
  return draftedZones(value)[no] ?? null
}

/**
 * The zone of a mark, wherever another tab has put it: at its old place, else the only one that is like it, else the
 * only one of its name. Null where it cannot be told.
 */
export function markedZone(value: PartValue, no: number, mark: string): DraftedZone | null {
  const zones = draftedZones(value)
  if (zones[no]?.mark === mark) return zones[no]
  const same = zones.filter((zone) => zone.mark === mark)
  const named = same.length > 0 ? same : zones.filter(({ name }) => name === nameIn(mark))
  return (named.length === 1 && named[0]) || null
}

function nameIn(mark: string): Json | undefined {
  try {
    return valueAt(JSON.parse(mark), ['name'])
  } catch {
    return undefined
  }
}

function draftedZones({ delivery = null }: PartValue): DraftedZone[] {
  const maxKm = valueAt(delivery, ['maxKm'])
  const reach = typeof maxKm === 'number' && maxKm > 0 && maxKm <= 100 ? { max_km: maxKm } : {}
  return listAt(delivery, 'zones').map((zone, no) => {
    const name = valueAt(zone, ['name'])
    const { area, ...own } = typeof zone === 'object' && zone !== null && !Array.isArray(zone) ? zone : { area: null }
    const read = zoneAreaSchema.safeParse(area)
    return {
      no,
      name: typeof name === 'string' ? name : '',
      mark: JSON.stringify(own),
      area: read.data ?? null,
      isUnread: !read.success && (listAt(area, 'corners').length > 0 || valueAt(area, ['kind']) === 'radius'),
      ...reach,
    }
  })
}
