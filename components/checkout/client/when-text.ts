import type { CheckoutWords } from '@/components/checkout/words'
import { interpolate } from '@/lib/domain/interpolate'
import { ASAP } from '@/lib/domain/ordering/availability/placement'
import { formatDayShort } from '@/lib/domain/time/dates-pl'
import { splitWallTime } from '@/lib/domain/time/time'

/** "jak najszybciej", or the chosen day and time, beside the sum. */
export function whenText(words: CheckoutWords, deliveryAt: string): string {
  return deliveryAt === ASAP ? words.barAsap : laterText(words, deliveryAt)
}

export function laterText(words: CheckoutWords, deliveryAt: string): string {
  const { date, time } = splitWallTime(deliveryAt)
  return interpolate(words.barLater, { day: formatDayShort(date), time })
}
