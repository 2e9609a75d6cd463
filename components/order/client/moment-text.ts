import { untilMoment } from '@/lib/domain/time/dates-pl'
import { localDateOf, localTimeOf } from '@/lib/domain/time/time'

/** An instant after 'do': "18:10" today, "niedzieli, 12:04" on another day. Contract C1. */
export function orderMomentText(instant: string, nowMs: number): string {
  const at = new Date(instant)
  return untilMoment(localDateOf(at), localTimeOf(at), localDateOf(new Date(nowMs)))
}
