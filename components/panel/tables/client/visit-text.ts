import { interpolate } from '@/lib/domain/interpolate'
import type { BoardGuest, BoardReservation } from '@/lib/domain/panel/board/board-schema'
import { serviceDayOf } from '@/lib/domain/panel/board/service-day'
import { mentionsAllergy } from '@/lib/domain/panel/orders/allergy-words'
import type { Extras, ShownExtra } from '@/lib/domain/reservation/schema'
import { type LocalDate, localTimeOf, weekdayOf } from '@/lib/domain/time/time'
import { CANCELLED_WORDS, STATE_WORDS } from '@/messages/content/visit-words'
import type { TablesWords } from '../tables-words'

type VisitMark = keyof typeof STATE_WORDS

/** State of a reservation at `nowMs`, in the words of staff. */
export function markOf(one: BoardReservation, nowMs: number): VisitMark {
  if (one.cancelled_at) return 'cancelled'
  if (one.status !== 'confirmed') return one.status
  if (one.visit_state === 'expected') return Date.parse(one.starts_at) + LATE_MS <= nowMs ? 'late' : 'expected'
  if (one.visit_state === 'seated') return Date.parse(one.ends_at) <= nowMs ? 'overstayed' : 'seated'
  return one.visit_state
}

export const stateText = (one: BoardReservation, nowMs: number): string =>
  one.cancelled_by ? CANCELLED_WORDS[one.cancelled_by] : STATE_WORDS[markOf(one, nowMs)]

/** Time after the start at which a missing party is late. */
const LATE_MS = 15 * 60_000

/** `HH:MM` of a wall time. */
export const timeOf = (wall: string) => wall.slice(11, 16)

/** `HH:MM` in Warsaw of an instant. */
export const clockOf = (instant: string | number) => localTimeOf(new Date(instant))

/** The evening of a visit: at 0:30 that of the day before. */
export const visitEveningOf = (one: Pick<BoardReservation, 'starts_at'>): LocalDate =>
  serviceDayOf(new Date(one.starts_at))

/** Name that staff call: the guest's, or the kind of a party without one; a test is named as such. */
export function nameOf(one: BoardReservation & { source?: string }, words: TablesWords): string {
  if (one.is_test) return words.visit.test
  if (one.customer_name.trim()) return one.customer_name
  return one.phone_number ? words.visit.noName : words.visit.walkIn
}

export const guestCountText = (count: number, words: TablesWords) => interpolate(words.people, { count })

export function tablesText(tables: readonly string[], words: TablesWords): string {
  if (tables.length === 0) return words.visit.noTable
  return `${(tables.length === 1 ? words.visit.table : words.visit.tables).toLowerCase()} ${tables.join(', ')}`
}

/** Allergies of a visit's guests: noted by staff, or in the guest's own words. Contract C25. */
export function allergiesOf(one: BoardReservation, guests: readonly BoardGuest[]): string {
  const noted = guests.find(({ reservation_id }) => reservation_id === one.id)?.allergies
  const said = one.notes_from_guest && mentionsAllergy(one.notes_from_guest) ? one.notes_from_guest : null
  return [noted, said].filter(Boolean).join(', ')
}

/** Guest's wishes besides a table, in the words of staff; empty for none. Ledger L104–L107. */
export function extrasText({ kids_number: kids, area_preferences: area }: Extras, { visit }: TablesWords): string {
  const texts: Record<ShownExtra, string | undefined> = {
    kids_number: kids ? interpolate(visit.kids, { count: kids }) : undefined,
    area_preferences: area && interpolate(visit.area, { area }),
  }
  return Object.values(texts).filter(Boolean).join(', ')
}

/** `sobota, 28 listopada`. */
export function visitDayText(day: LocalDate, words: TablesWords): string {
  const [, month = 1, date = 1] = day.split('-').map(Number)
  return `${words.weekdays[weekdayOf(day)]}, ${date} ${words.months[month - 1]}`
}
