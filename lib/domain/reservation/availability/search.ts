import { DEFAULT_PARTY_SIZE, DEFAULT_TIME, HOME_SLOTS } from '@/lib/domain/reservation/availability/home-slots'
import { clampPartySize, MAX_PARTY_SIZE, readPartySize } from '@/lib/domain/reservation/availability/party-size'
import { allowedSlots, isSlotAllowed, minimumDate } from '@/lib/domain/reservation/availability/same-day'
import { readVisitTime } from '@/lib/domain/reservation/availability/visit-times'
import type { City } from '@/lib/domain/restaurant/schema'
import { slugOf } from '@/lib/domain/restaurant/slug'
import {
  isLocalDate,
  type LocalDate,
  type LocalTime,
  localDateOf,
  localTimeOf,
  minutesOf,
  timeOfMinutes,
} from '@/lib/domain/time/time'

/** A diner's search; `city` is a slug. */
export type Search = { city: string | null; date: LocalDate; time: LocalTime; partySize: number }
/** The corrected fields, so that the page can report them. */
export type SearchCorrection =
  | 'date'
  | 'pastDate'
  | 'time'
  | 'tooSoon'
  | 'partySize'
  | 'partyLimit'
  | 'city'
  | 'cuisine'
  | 'openNow'
  | 'passed'
  | 'notOffered'
/** `searchParams` of a page or of a URL; any other value counts as empty. */
export type SearchSource = URLSearchParams | Record<string, unknown> | null | undefined

type NamedCity = Pick<City, 'slug' | 'name'>
type ParsedPart<Value> = { value: Value; corrections: SearchCorrection[] }

/** Two people, tomorrow at 18:00. Ledger L047, L048, L226. */
export function defaultSearch(now: Date): Search {
  return { city: null, date: minimumDate(now), time: DEFAULT_TIME, partySize: DEFAULT_PARTY_SIZE }
}

/**
 * Reads `visitDate`, `visitTime` and `peopleAmount`; never throws. An absent or empty value takes its default without a
 * correction; an invalid value is corrected and listed in the corrections. A readable day and time are never changed,
 * except a past day: the restaurant's availability decides about them. Ledger L044–L048, L226, reading A20, contract
 * C18.
 */
export function parseVisit(
  params: SearchSource,
  now: Date,
): { visit: Omit<Search, 'city'>; corrections: SearchCorrection[] } {
  const date = datePart(parameter(params, 'visitDate'), now)
  const time = timePart(parameter(params, 'visitTime'), date.value, now)
  const partySize = partySizePart(parameter(params, 'peopleAmount'))
  return {
    visit: { date: date.value, time: time.value, partySize: partySize.value },
    corrections: [...date.corrections, ...time.corrections, ...partySize.corrections],
  }
}

/** Like `parseVisit`, with `city`, looked up in `cities`. Ledger L080. */
export function parseSearch(
  params: SearchSource,
  { now, cities }: { now: Date; cities: readonly NamedCity[] },
): { search: Search; corrections: SearchCorrection[] } {
  const { visit, corrections } = parseVisit(params, now)
  const city = cityPart(parameter(params, 'city'), cities)
  return { search: { city: city.value, ...visit }, corrections: [...corrections, ...city.corrections] }
}

/** Does the address contain this time? */
export function hasVisitTime(params: SearchSource): boolean {
  return parameter(params, 'visitTime') !== ''
}

/** The query of /rezerwuj, in the order of the form. Ledger L043–L046. */
export function searchParams({ city, date, time, partySize }: Search): URLSearchParams {
  const params = new URLSearchParams(city ? { city } : {})
  params.set('visitDate', date)
  params.set('visitTime', time)
  params.set('peopleAmount', String(partySize))
  return params
}

/** Looks up by slug or name, in any case, with or without Polish letters. Contract C18. */
export function findCity<Found extends NamedCity>(text: string, cities: readonly Found[]): Found | undefined {
  const slug = slugOf(text)
  return slug ? cities.find((city) => city.slug === slug || slugOf(city.name) === slug) : undefined
}

function cityPart(text: string, cities: readonly NamedCity[]): ParsedPart<string | null> {
  const value = findCity(text, cities)?.slug ?? null
  return { value, corrections: text && !value ? ['city'] : [] }
}

function datePart(text: string, now: Date): ParsedPart<LocalDate> {
  if (!text) return { value: minimumDate(now), corrections: [] }
  if (!isLocalDate(text)) return { value: minimumDate(now), corrections: ['date'] }
  return text < localDateOf(now)
    ? { value: minimumDate(now), corrections: ['pastDate'] }
    : { value: text, corrections: [] }
}

function timePart(text: string, date: LocalDate, now: Date): ParsedPart<LocalTime> {
  const time = readVisitTime(text)
  return { value: time ?? defaultTimeOn(date, now), corrections: text && !time ? ['time'] : [] }
}

// Today's 18:00 may have passed: then the form's first remaining time, otherwise the day's next half hour.
function defaultTimeOn(date: LocalDate, now: Date): LocalTime {
  if (isSlotAllowed(DEFAULT_TIME, date, now)) return DEFAULT_TIME
  return allowedSlots(HOME_SLOTS, date, now)[0] ?? nextHalfHour(now)
}

/** The same visit; a time that has passed today becomes the next half hour. Ledger L214. */
export function upcomingVisit<Visit extends Omit<Search, 'city'>>(visit: Visit, now: Date): Visit {
  const hasPassed = visit.date === localDateOf(now) && visit.time <= localTimeOf(now)
  return hasPassed ? { ...visit, time: nextHalfHour(now) } : visit
}

/** The next half hour of the day; after its start the last one. */
export function nextHalfHour(now: Date): LocalTime {
  const minutes = Math.floor(minutesOf(localTimeOf(now)) / 30) * 30 + 30
  return timeOfMinutes(Math.min(minutes, LAST_HALF_HOUR_MINUTES))
}

const LAST_HALF_HOUR_MINUTES = 23 * 60 + 30

function partySizePart(text: string): ParsedPart<number> {
  if (!text) return { value: DEFAULT_PARTY_SIZE, corrections: [] }
  const size = readPartySize(text)
  const value = size === null ? DEFAULT_PARTY_SIZE : clampPartySize(size)
  if (size !== null && size > MAX_PARTY_SIZE) return { value, corrections: ['partyLimit'] }
  return { value, corrections: value === size ? [] : ['partySize'] }
}

function parameter(params: SearchSource, name: string): string {
  if (params instanceof URLSearchParams) return trimmedText(params.get(name))
  if (typeof params !== 'object' || params === null) return ''
  const value = Object.hasOwn(params, name) ? params[name] : ''
  return trimmedText(Array.isArray(value) ? value[0] : value)
}

function trimmedText(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, 100).trim() : ''
}
