import type { DayOfWeek, OpeningHoursSpecification } from 'schema-dts'
import type { Interval, OpeningHours } from '@/lib/domain/restaurant/hours/schema'
import { WEEKDAYS_EN } from '@/lib/domain/restaurant/hours/weekdays-en'

type Opening = Extract<OpeningHoursSpecification, object>

/** A week's hours in the form of schema.org; there too, a closing after midnight is earlier than its opening. */
export function weekData({ week }: OpeningHours): Opening[] {
  return week.flatMap((intervals, day) =>
    intervals.map((interval): Opening => ({ ...opening(interval), dayOfWeek: WEEKDAYS_EN[day] as DayOfWeek })),
  )
}

/** The exceptional days; a closed day opens and closes at midnight. */
export function exceptionData({ exceptions }: OpeningHours): Opening[] {
  return exceptions.flatMap(({ date, intervals }) =>
    (intervals.length > 0 ? intervals.map(opening) : [CLOSED]).map(
      (hours): Opening => ({ ...hours, validFrom: date, validThrough: date }),
    ),
  )
}

const CLOSED: Opening = { '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '00:00' }

function opening({ open, close }: Interval): Opening {
  return { '@type': 'OpeningHoursSpecification', opens: open, closes: close === '24:00' ? '23:59' : close }
}
