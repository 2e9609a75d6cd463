import type { OrdersWords } from '@/components/panel/orders/words'
import { interpolate } from '@/lib/domain/interpolate'
import type { BoardOrder } from '@/lib/domain/panel/board/board-schema'
import { type Age, readyDueAt } from '@/lib/domain/panel/orders/order-lanes'
import { formatDayShort } from '@/lib/domain/time/dates-pl'
import { localDateOf, localTimeOf } from '@/lib/domain/time/time'

/** Minutes from which hours are easier to read. */
const HOURS_FROM = 90

type Words = OrdersWords['age']

/**
 * How old an order is: "Jeszcze 20 min", "Jeszcze 2 h 10 min". An order due on another day names that day: "Gotowe na
 * pt., 27 lis, 11:45"; shortly after midnight minutes say more. Contract C29.
 */
export function ageText(
  order: Pick<BoardOrder, 'ready_at' | 'eta'>,
  { age, nowMs, words }: { age: Age; nowMs: number; words: Words },
): string {
  const { kind, level, minutes } = age
  const dueAt = new Date(readyDueAt(order))
  const isFarOff = kind === 'due' && level === 'calm' && minutes >= HOURS_FROM
  if (isFarOff && localDateOf(dueAt) !== localDateOf(new Date(nowMs))) {
    return interpolate(words.day, { day: formatDayShort(localDateOf(dueAt)), time: localTimeOf(dueAt) })
  }
  return interpolate(words[kind][level], { time: durationText(minutes, words) })
}

function durationText(minutes: number, words: Words): string {
  return minutes < HOURS_FROM
    ? interpolate(words.minutes, { minutes })
    : interpolate(words.hours, { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
}
