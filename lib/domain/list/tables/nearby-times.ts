import type { Availability } from '@/lib/domain/reservation/availability/schema'
import { addDays, type LocalDate, type LocalTime } from '@/lib/domain/time/time'
import { isBookable, minutesApart } from './slots'

const TIMES_OFFERED = 4
const DAYS_OFFERED = 6

/** Times near the requested one at which some of these restaurants have a table, earliest first. */
export function nearbyTimes(answers: Availability[], requested: LocalTime): LocalTime[] {
  const free = answers.flatMap(({ slots, alternatives }) => [
    ...slots.filter(isBookable).map(({ time }) => time),
    ...alternatives.times,
  ])
  return [...new Set(free)]
    .filter((time) => time !== requested)
    .sort((one, other) => minutesApart(one, requested) - minutesApart(other, requested))
    .slice(0, TIMES_OFFERED)
    .sort()
}

/** Alternative days: those in the restaurants' answers, then the following ones. */
export function otherDays(answers: Availability[], date: LocalDate, today: LocalDate): LocalDate[] {
  const named = answers.flatMap(({ alternatives }) => alternatives.dates)
  const next = Array.from({ length: DAYS_OFFERED }, (_, index) => addDays(date, index + 1))
  const before = addDays(date, -1)
  return [...new Set([...named, ...next, before])]
    .filter((day) => day !== date && day >= today)
    .sort((one, other) => msBetween(one, date) - msBetween(other, date))
    .slice(0, DAYS_OFFERED)
    .sort()
}

function msBetween(one: LocalDate, other: LocalDate): number {
  return Math.abs(Date.parse(one) - Date.parse(other))
}
