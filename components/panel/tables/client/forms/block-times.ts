import { serviceDaySpan } from '@/lib/domain/panel/board/service-day'
import { type LocalDate, type LocalTime, localTimeOf } from '@/lib/domain/time/time'

const QUARTER_MS = 15 * 60_000
const USUAL_MS = 2 * 3_600_000

/**
 * Default times of a new block on the evening `day`: from this quarter of an hour, or from the opening on another day,
 * until the last closing, or for two hours where that has passed. `open` as instants with offset. Contract C25.
 */
export function suggestedBlock(
  day: LocalDate,
  open: readonly { from: string; until: string }[],
  nowMs: number,
): { from: LocalTime; until: LocalTime } {
  const [begins, ends] = [serviceDaySpan(day).from.getTime(), serviceDaySpan(day).until.getTime()]
  const isToday = nowMs >= begins && nowMs < ends
  const from = isToday ? Math.floor(nowMs / QUARTER_MS) * QUARTER_MS : Date.parse(open[0]?.from ?? '') || begins
  const closes = Date.parse(open.at(-1)?.until ?? '')
  const until = closes > from ? closes : Math.min(from + USUAL_MS, ends)
  return { from: localTimeOf(new Date(from)), until: localTimeOf(new Date(until)) }
}
