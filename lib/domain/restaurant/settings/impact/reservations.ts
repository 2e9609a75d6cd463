import type { RestaurantAvailability } from '@/lib/domain/reservation/availability/restaurant-availability'
import { type SlotReason, slotEvaluator, slotInstant } from '@/lib/domain/reservation/availability/slot-evaluator'
import { type FileAvailability, fileAvailability } from '@/lib/domain/restaurant/file/file-availability'
import type { OpeningHours } from '@/lib/domain/restaurant/hours/schema'
import { renamedTables } from '@/lib/domain/restaurant/settings/renamed-tables'
import { localDateOf, localTimeOf } from '@/lib/domain/time/time'
import type { Impact, NumberedFile, OpenReservation, ReservationReason } from './impact'

/** Finds the reservations that `before` would take and `after` would not, in their order. */
export function affectedReservations(
  before: NumberedFile,
  after: NumberedFile,
): (reservations: readonly OpenReservation[]) => Impact[] {
  const [old, fresh] = [judgeOf(before), judgeOf(after)]
  const renamed = renamedTables(before, after)
  return (reservations) =>
    reservations.flatMap((reservation) => {
      const tables = reservation.tables.map((name) => renamed.get(name) ?? name)
      const reasons = newReasons(old, fresh, { reservation, after: { ...reservation, tables }, renamed })
      return reasons.length > 0 ? [{ kind: 'reservation' as const, reservation, reasons }] : []
    })
}

/** A visit, and the same visit with the new names of its tables. */
type Seated = { reservation: OpenReservation; after: OpenReservation; renamed: ReadonlyMap<string, string> }

function newReasons(old: Judge, fresh: Judge, seated: Seated): ReservationReason[] {
  const { reservation } = seated

  const refusedBefore = old.refusals(reservation)
  const refused = fresh.refusals(reservation).filter((reason) => !refusedBefore.includes(reason))
  const table = tableReason(old, fresh, seated)
  return table ? [...refused, table] : refused
}

function tableReason(old: Judge, fresh: Judge, { reservation, after, renamed }: Seated): ReservationReason | null {
  if (reservation.tables.some((name, i) => old.has(name) && !fresh.has(after.tables[i] ?? name))) return 'table_removed'
  if (!old.seatsAtItsTables(reservation)) return null
  const reason = fresh.refusalOfItsTables(after)
  if (!reason) return null
  if (reason === 'full') return 'table_too_large'
  const left = new Set(fresh.joinsOf(after.tables))
  return old.joinsOf(reservation.tables, renamed).some((join) => !left.has(join))
    ? 'combination_removed'
    : 'table_too_small'
}

type Judge = ReturnType<typeof judgeOf>

const ALWAYS_OPEN: OpeningHours = {
  week: Array.from({ length: 7 }, () => [{ open: '00:00', close: '24:00' }]),
  exceptions: [],
}

/**
 * The reservation rules of one file. They report only the first reason: so each is checked where no other can apply.
 */
function judgeOf(file: NumberedFile) {
  const known = fileAvailability(file)
  const { availability } = known
  const onlyHours = { ...availability, customRules: [], tables: [], combinations: [], maxPartySize: null }
  const onlyRules = { ...onlyHours, customRules: availability.customRules, openingHours: ALWAYS_OPEN }
  const onlyTables = { ...availability, openingHours: ALWAYS_OPEN, customRules: [] }
  // Caches: the room for a party does not depend on the time, rules apply to whole days, and few party sizes and tables
  // occur.
  const roomFor = new Map<number, SlotReason>()
  const roomAt = new Map<string, SlotReason>()
  const ruleOn = new Map<string, SlotReason>()

  return { has, refusals, seatsAtItsTables, refusalOfItsTables, joinsOf }

  function has(name: string): boolean {
    return known.idOf.has(name)
  }

  function refusals(visit: OpenReservation): ReservationReason[] {
    const room = roomFor.get(visit.partySize) ?? reasonFor(onlyTables, visit)
    roomFor.set(visit.partySize, room)
    const day = `${visit.partySize} ${localDateOf(visit.startsAt)}`
    const rule = ruleOn.get(day) ?? reasonFor(onlyRules, visit)
    ruleOn.set(day, rule)
    const reasons: ReservationReason[] = []
    if (reasonFor(onlyHours, visit) === 'closed') reasons.push('closed')
    if (rule === 'rule_disabled') reasons.push('rule_disabled')
    if (room === 'party_too_large') reasons.push('party_too_large')
    if (room === 'full') reasons.push('no_table')
    return reasons
  }

  /** Would the rules seat the party at its tables alone? */
  function seatsAtItsTables(visit: OpenReservation): boolean {
    return visit.tables.length > 0 && visit.tables.every(has) && refusalOfItsTables(visit) === null
  }

  function refusalOfItsTables(visit: OpenReservation): 'party_too_large' | 'full' | null {
    const key = `${visit.partySize} ${visit.tables.join('\n')}`
    const reason =
      roomAt.get(key) ?? reasonFor({ ...withTables(onlyTables, idsOf(known, visit.tables)), maxPartySize: null }, visit)
    roomAt.set(key, reason)
    return reason === 'party_too_large' || reason === 'full' ? reason : null
  }

  /** The combinations among these tables, as text with the new names, so that files can be compared. */
  function joinsOf(names: readonly string[], renamed: ReadonlyMap<string, string> = new Map()): string[] {
    return file.combinations
      .filter((join) => join.every((name) => names.includes(name)))
      .map((join) =>
        join
          .map((name) => renamed.get(name) ?? name)
          .toSorted()
          .join('\n'),
      )
  }
}

function idsOf({ idOf }: FileAvailability, names: readonly string[]): number[] {
  return names.flatMap((name) => idOf.get(name) ?? [])
}

function withTables(availability: RestaurantAvailability, ids: readonly number[]): RestaurantAvailability {
  return {
    ...availability,
    tables: availability.tables.filter(({ id }) => ids.includes(id)),
    combinations: availability.combinations.filter((join) => join.every((id) => ids.includes(id))),
  }
}

function reasonFor(
  availability: RestaurantAvailability,
  { startsAt, stayMinutes, partySize }: OpenReservation,
): SlotReason {
  const [date, time] = [localDateOf(startsAt), localTimeOf(startsAt)]
  const fromMs = slotInstant(date, time).ms
  // The slot is held from the earliest instant, so that no lead time is too short.
  const ownHold = { fromMs, sinceMs: 0 }
  const asOf = new Date(fromMs - 60_000)
  return slotEvaluator({ ...availability, ownHold }, partySize, asOf, { durationMinutes: stayMinutes }).evaluate(
    date,
    time,
  ).reason
}
