import type { AvailabilityWords } from '@/components/menu/words'
import { interpolate } from '@/lib/domain/interpolate'
import type {
  ClosingCause,
  FirstTime,
  OrderingAvailability,
  OrderOpening,
} from '@/lib/domain/ordering/availability/ordering-availability'
import { addDays, type LocalDate, weekdayOf } from '@/lib/domain/time/time'

/** "Przyjmuje zamówienia do 21:30", or the words for the last minutes before closing. Contract C1. */
export function openText(
  { until, isLast }: Pick<Extract<OrderingAvailability, { kind: 'open' }>, 'until' | 'isLast'>,
  words: { open: string; openAlways: string; last: string },
): string {
  if (isLast) return words.last
  return until ? interpolate(words.open, { time: until }) : words.openAlways
}

/**
 * "Otwiera dziś o 12:00"; while it is (or may be) open but accepts no more orders: "Zamówienia znów jutro od 12:00".
 */
export function opensText(
  {
    opens: { opensOn, opens: time },
    isLate,
    isKitchenClosed,
  }: { opens: Pick<OrderOpening, 'opensOn' | 'opens'> } & ClosingCause,
  words: AvailabilityWords,
  today: LocalDate,
): string {
  const { opensToday, opensTomorrow, opensOn: onAnother } = words
  const [onToday, onTomorrow, onDay] =
    isLate || isKitchenClosed
      ? [words.againToday, words.againTomorrow, words.againOn]
      : [opensToday, opensTomorrow, onAnother]
  if (opensOn === today) return interpolate(onToday, { time })
  if (opensOn === addDays(today, 1)) return interpolate(onTomorrow, { time })
  return interpolate(onDay, { time, day: words.onDay[weekdayOf(opensOn)] ?? '' })
}

/** "zamów na 12:30"; with the day where it differs from the day of the sentence before. */
export function orderForText({ date, time }: FirstTime, words: AvailabilityWords, assumedDate: LocalDate): string {
  const day = date === assumedDate ? '' : ` ${words.onDay[weekdayOf(date)]}`
  return interpolate(words.orderFor, { time: time + day })
}
