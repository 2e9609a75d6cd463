import { subDays } from 'date-fns/subDays'
import { addDays, type LocalDate, localDateOf } from '@/lib/domain/time/time'

/** In the sample data, days are relative to the seeding: `{+5}`, or the next day of this date: `{12-24}`. */
const RELATIVE = /^\{([+-]\d+)\}$/
const YEARLY = /^\{(\d\d-\d\d)\}$/

/**
 * The sample's JSON with the days of its seeding: `{+5}` is a date, below `since` an instant; a day of each year is
 * the next one. Where a relative exception of the hours falls on a holiday, the holiday wins.
 */
export function withDays<T>(sample: T, now: Date): T {
  return resolved(sample, '', now) as T
}

function resolved(value: unknown, key: string, now: Date): unknown {
  if (typeof value === 'string') return dayOf(value, key, now)
  if (Array.isArray(value)) {
    return (key === 'exceptions' ? withoutCovered(value, now) : value).map((one) => resolved(one, key, now))
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, resolved(one, name, now)]))
}

function dayOf(text: string, key: string, now: Date): string {
  const today = localDateOf(now)
  const days = Number(RELATIVE.exec(text)?.[1])
  if (!Number.isNaN(days)) return key === 'since' ? subDays(now, -days).toISOString() : addDays(today, days)
  const [, yearly] = YEARLY.exec(text) ?? []
  return yearly ? nextDay(yearly, today) : text
}

/** The next such day: Wigilia is on 24 December, whenever the data are seeded. */
function nextDay(day: string, today: LocalDate): LocalDate {
  const year = Number(today.slice(0, 4))
  return `${year}-${day}` >= today ? `${year}-${day}` : `${year + 1}-${day}`
}

function withoutCovered(exceptions: { date: string }[], now: Date): { date: string }[] {
  const isCounted = ({ date }: { date: string }) => RELATIVE.test(date)
  const holidays = exceptions.filter((one) => !isCounted(one)).map(({ date }) => dayOf(date, '', now))
  return exceptions.filter((one) => !isCounted(one) || !holidays.includes(dayOf(one.date, '', now)))
}
