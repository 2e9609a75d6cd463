import { fill } from '@/lib/fill'
import type { OrderOpening } from '@/lib/order/door-state'
import { addDays, type LocalDate, weekdayOf } from '@/lib/time'
import type { DoorWords } from './words'

/** "Otwiera dziś o 12:00". */
export function opensText(
  { opensOn, opens: time }: Pick<OrderOpening, 'opensOn' | 'opens'>,
  words: DoorWords,
  today: LocalDate,
): string {
  if (opensOn === today) return fill(words.opensToday, { time })
  if (opensOn === addDays(today, 1)) return fill(words.opensTomorrow, { time })
  return fill(words.opensOn, { time, day: words.onDay[weekdayOf(opensOn)] ?? '' })
}
