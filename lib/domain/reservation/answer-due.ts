import { addDays, instantOf, localDateOf } from '@/lib/domain/time/time'

const HOUR_MS = 3_600_000
const ANSWER_DEADLINE_MS = 24 * HOUR_MS
/** Operations staff answer requests for non-partners between these hours. Ledger L289. */
const OFFICE_OPENS = '08:00'
const OFFICE_CLOSES = '22:00'

/**
 * The deadline for the answer to a pending request: the visit minus its lead time, or 24 hours, whichever is first. For
 * non-partners only office hours count. Contract C2.
 */
export function visitAnswerDueAt(request: { partner: boolean; startsAt: Date; leadHours: number }, now: Date): Date {
  const beforeVisit = new Date(request.startsAt.getTime() - request.leadHours * HOUR_MS)
  if (request.partner) return earlier(beforeVisit, new Date(now.getTime() + ANSWER_DEADLINE_MS))
  const due = earlier(beforeVisit, afterOfficeTime(now, ANSWER_DEADLINE_MS))
  return earlier(afterOfficeTime(due, 0), request.startsAt)
}

/** The instant after `ms` of office time from `from`; with 0, the next moment within office hours. */
function afterOfficeTime(from: Date, ms: number): Date {
  const opens = instantOf(localDateOf(from), OFFICE_OPENS)
  const closes = instantOf(localDateOf(from), OFFICE_CLOSES)
  const start = from < opens ? opens : from
  const left = closes.getTime() - start.getTime()
  if (left > 0 && ms <= left) return new Date(start.getTime() + ms)
  return afterOfficeTime(instantOf(addDays(localDateOf(from), 1), OFFICE_OPENS), ms - Math.max(0, left))
}

function earlier(a: Date, b: Date): Date {
  return a < b ? a : b
}
