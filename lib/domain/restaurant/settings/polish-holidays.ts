import type { OpeningHours } from '@/lib/domain/restaurant/hours/schema'
import { addDays, type LocalDate, weekdayOf } from '@/lib/domain/time/time'
import { HOLIDAY_NAMES } from '@/messages/content/polish-holidays'

type Row = {
  /** Month and day, or days after Easter Sunday. */
  on: `${number}-${number}` | number
  /** The first year in which it is a day off. */
  since?: number
}

/** Public holidays by the act of 18 January 1951 as in force, without plain Sundays, in the order of a year. */
const holidays = {
  newYear: { on: '01-01' },
  epiphany: { on: '01-06', since: 2011 },
  easterSunday: { on: 0 },
  easterMonday: { on: 1 },
  labourDay: { on: '05-01' },
  constitutionDay: { on: '05-03' },
  pentecost: { on: 49 },
  corpusChristi: { on: 60 },
  assumption: { on: '08-15' },
  allSaints: { on: '11-01' },
  independenceDay: { on: '11-11' },
  christmasEve: { on: '12-24', since: 2025 },
  christmasDay: { on: '12-25' },
  secondChristmasDay: { on: '12-26' },
} as const satisfies Record<string, Row>

type HolidayKey = keyof typeof holidays
interface Holiday {
  key: HolidayKey
  date: LocalDate
  /** Name in Polish. */
  name: string
}

/** Every public holiday of a year from 1990 on, in order. */
export function polishHolidays(year: number): Holiday[] {
  const easter = easterSunday(year)
  return (Object.entries(holidays) as [HolidayKey, Row][])
    .filter(([, { since = year }]) => since <= year)
    .map(([key, { on }]) => ({
      key,
      date: typeof on === 'number' ? addDays(easter, on) : `${year}-${on}`,
      name: HOLIDAY_NAMES[key],
    }))
    .sort((a, b) => (a.date < b.date ? -1 : 1))
}

/**
 * Public holidays from `today` until the same day of next year for which a restaurant has no exception. A holiday on a
 * weekday on which it is closed anyway is left out.
 */
export function holidaysToSettle(
  { week, exceptions }: Pick<OpeningHours, 'week' | 'exceptions'>,
  today: LocalDate,
): Holiday[] {
  const year = Number(today.slice(0, 4))
  const until = `${year + 1}${today.slice(4)}`
  return [...polishHolidays(year), ...polishHolidays(year + 1)].filter(
    ({ date }) =>
      date >= today &&
      date < until &&
      (week[weekdayOf(date)]?.length ?? 0) > 0 &&
      !exceptions.some((exception) => exception.date === date),
  )
}

/** The Gregorian computus of Meeus, Jones and Butcher, with its usual letters. */
function easterSunday(year: number): LocalDate {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 19 * l) / 433)
  const month = Math.floor((h + l - 7 * m + 90) / 25)
  const day = (h + l - 7 * m + 33 * month + 19) % 32
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
