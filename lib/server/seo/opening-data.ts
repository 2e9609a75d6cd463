import type { DayOfWeek, OpeningHoursSpecification } from 'schema-dts'
import type { Interval, OpeningHours } from '@/lib/domain/restaurant/hours/schema'
import { WEEKDAYS_EN } from '@/lib/domain/restaurant/hours/weekdays-en'

type Opening = Extract<OpeningHoursSpecification, object>

/** A week's hours as schema.org has them; a closing after midnight is before its opening there too. */
export function weekData({ week }: OpeningHours): Opening[] {
  return week.flatMap((intervals, day) =>
    intervals.map((interval): Opening => ({ ...opening(interval), dayOfWeek: WEEKDAYS_EN[day] as DayOfWeek })),
  )
}

/** The days that differ; a closed one opens and closes at midnight. */
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
