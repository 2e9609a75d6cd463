import { DEFAULT_PARTY_SIZE, DEFAULT_TIME, HOME_SLOTS } from '@/lib/availability/home-slots'
import { clampPartySize, readPartySize } from '@/lib/availability/party-size'
import { allowedSlots, isSlotAllowed, minimumDate } from '@/lib/availability/same-day'
import { readVisitTime } from '@/lib/availability/visit-time'
import type { City } from '@/lib/restaurant/schema'
import { slugOf } from '@/lib/restaurant/slug'
import { isLocalDate, type LocalDate, type LocalTime, localDateOf } from '@/lib/time'

/** What a diner looks for; `city` is a slug. */
export type Search = { city: string | null; date: LocalDate; time: LocalTime; partySize: number }
/** What had to be put right, for the page to say so. */
export type Mend = 'date' | 'pastDate' | 'time' | 'tooSoon' | 'partySize' | 'city'
/** `searchParams` of a page or of a URL; anything else reads as empty. */
export type SearchSource = URLSearchParams | Record<string, unknown> | null | undefined

type NamedCity = Pick<City, 'slug' | 'name'>
type Part<Value> = { value: Value; mends: Mend[] }

/** Two people, tomorrow at 18:00. Ledger L047, L048, L226. */
export function defaultSearch(now: Date): Search {
  return { city: null, date: minimumDate(now), time: DEFAULT_TIME, partySize: DEFAULT_PARTY_SIZE }
}

/**
 * Reads `city`, `visitDate`, `visitTime` and `peopleAmount`; never throws. What is absent or empty takes its
 * default in silence, what is wrong is put right and named in `mended`. Ledger L044–L048, L080, L226, C18.
 */
export function parseSearch(
  params: SearchSource,
  { now, cities }: { now: Date; cities: readonly NamedCity[] },
): { search: Search; mended: Mend[] } {
  const city = cityPart(parameter(params, 'city'), cities)
  const date = datePart(parameter(params, 'visitDate'), now)
  const time = timePart(parameter(params, 'visitTime'))
  const partySize = partySizePart(parameter(params, 'peopleAmount'))
  const moment = inTime({ date: date.value, time: time.value }, parameter(params, 'visitTime') !== '', now)

  return {
    search: { city: city.value, ...moment.value, partySize: partySize.value },
    mended: [...date.mends, ...time.mends, ...moment.mends, ...partySize.mends, ...city.mends],
  }
}

/** The query of /rezerwuj, in the order of the form. Ledger L043–L046. */
export function searchParams({ city, date, time, partySize }: Search): URLSearchParams {
  const params = new URLSearchParams(city ? { city } : {})
  params.set('visitDate', date)
  params.set('visitTime', time)
  params.set('peopleAmount', String(partySize))
  return params
}

/** By slug or name, in any case, with or without Polish letters. Contract C18. */
export function findCity<Found extends NamedCity>(text: string, cities: readonly Found[]): Found | undefined {
  const slug = slugOf(text)
  return slug ? cities.find((city) => city.slug === slug || slugOf(city.name) === slug) : undefined
}

function cityPart(text: string, cities: readonly NamedCity[]): Part<string | null> {
  const value = findCity(text, cities)?.slug ?? null
  return { value, mends: text && !value ? ['city'] : [] }
}

function datePart(text: string, now: Date): Part<LocalDate> {
  if (!text) return { value: minimumDate(now), mends: [] }
  if (!isLocalDate(text)) return { value: minimumDate(now), mends: ['date'] }
  return text < localDateOf(now) ? { value: minimumDate(now), mends: ['pastDate'] } : { value: text, mends: [] }
}

function timePart(text: string): Part<LocalTime> {
  const time = readVisitTime(text)
  return { value: time ?? DEFAULT_TIME, mends: text && !time ? ['time'] : [] }
}

function partySizePart(text: string): Part<number> {
  if (!text) return { value: DEFAULT_PARTY_SIZE, mends: [] }
  const size = readPartySize(text)
  const value = size === null ? DEFAULT_PARTY_SIZE : clampPartySize(size)
  return { value, mends: value === size ? [] : ['partySize'] }
}

// Moving the default time within today changes nothing that the diner asked for, so it is no mend; another day is.
function inTime(wished: Pick<Search, 'date' | 'time'>, timeAsked: boolean, now: Date): Part<typeof wished> {
  if (isSlotAllowed(wished.time, wished.date, now)) return { value: wished, mends: [] }
  const [first] = allowedSlots(HOME_SLOTS, wished.date, now)
  if (!first) return { value: { date: minimumDate(now), time: DEFAULT_TIME }, mends: ['tooSoon'] }
  return { value: { date: wished.date, time: first }, mends: timeAsked ? ['tooSoon'] : [] }
}

function parameter(params: SearchSource, name: string): string {
  if (params instanceof URLSearchParams) return readable(params.get(name))
  if (typeof params !== 'object' || params === null) return ''
  const value = Object.hasOwn(params, name) ? params[name] : ''
  return readable(Array.isArray(value) ? value[0] : value)
}

function readable(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, 100).trim() : ''
}
