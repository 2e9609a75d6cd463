import { formatDayShort } from '@/lib/domain/time/dates-pl'
import { splitWallTime } from '@/lib/domain/time/time'

/** "sob., 28 lis, 18:00": the day and hour of a visit. */
export function whenOf(wallTime: string): string {
  const { date, time } = splitWallTime(wallTime)
  return `${formatDayShort(date)}, ${time}`
}
