import type { Board } from '@/lib/domain/panel/board/board-schema'
import type { LocalDate, LocalTime } from '@/lib/domain/time/time'
import type { FloorPlan } from './table-schema'
import { freeTables, timeSpanAt } from './timetable'

/** Tables, then combinations, that seat the party; the smallest first, as the upstream chooses. Contract C24. */
export function seatingChoices({ tables, combinations }: FloorPlan, people: number): string[][] {
  const seatsOf = (names: readonly string[]) =>
    names.reduce((sum, name) => sum + (tables.find((one) => one.name === name)?.max_seats ?? 0), 0)
  const fitting = (all: string[][]) =>
    all.filter((names) => seatsOf(names) >= people).sort((a, b) => seatsOf(a) - seatsOf(b))
  return [...fitting(tables.map(({ name }) => [name])), ...fitting(combinations.map((one) => one.tables))]
}

type SeatingQuery = {
  day: LocalDate
  people: number
  /** Tables that staff have chosen, even with too few chairs; empty = any that suffice. */
  chosen: readonly string[]
}

/** Times of the evening that are full for that party, as far as its board shows. Contract C25. */
export function fullTimes(
  board: Pick<Board, 'reservations' | 'blocks'>,
  floorPlan: FloorPlan,
  times: readonly LocalTime[],
  { day, people, chosen }: SeatingQuery,
): Set<LocalTime> {
  const seatings = chosen.length > 0 ? [chosen] : seatingChoices(floorPlan, people)
  return new Set(
    times.filter((time) => {
      const free = new Set(freeTables(board, floorPlan, timeSpanAt(day, time, people, floorPlan), null))
      return !seatings.some((names) => names.every((name) => free.has(name)))
    }),
  )
}
