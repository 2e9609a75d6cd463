import type { LocalDate, LocalTime } from '@/lib/domain/time/time'

/** Summary of a device's list for the home page: no key, no name of the diner. Contract C31. */
export type NextUp = {
  coming:
    | { kind: 'reservation'; restaurant: string; date: LocalDate; time: LocalTime; people: number; isPending: boolean }
    | { kind: 'order'; restaurant: string; state: string }
    | null
  /** The restaurant of the last reservation, with a path to its form for a free time. */
  table: { restaurant: string; path: string; date: LocalDate; time: LocalTime; people: number } | null
  /** The restaurant of the last order. */
  order: { restaurant: string } | null
}
