import { opensText, openText, orderForText } from '@/components/menu/client/opens-text'
import type { AvailabilityWords } from '@/components/menu/words'
import { Badge } from '@/components/ui/badge'
import { interpolate } from '@/lib/domain/interpolate'
import { type OrderingSchedule, orderingAvailabilityAt } from '@/lib/domain/ordering/availability/ordering-availability'
import { isDiscountActive } from '@/lib/domain/ordering/cart/pricing/discount-active'
import type { DeliveryMode } from '@/lib/domain/ordering/delivery/schema'
import { activePromotionText } from '@/lib/domain/ordering/menu/discount-text'
import type { Promotion } from '@/lib/domain/ordering/order/schema'
import { type KitchenPace, type MinuteRange, orderPromise } from '@/lib/domain/ordering/promise/order-promise'
import { promiseText } from '@/lib/domain/ordering/promise/promise-text'
import { localDateOf } from '@/lib/domain/time/time'

export type BadgeWords = { open: string; openAlways: string; until: string }
/**
 * The facts that a restaurant's badge depends on, besides the time. `pace` null = no promised time: it does not deliver
 * to this address.
 */
export type BadgeSubject = {
  schedule: OrderingSchedule
  mode: DeliveryMode
  pace: KitchenPace | null
  zoneMinutes: MinuteRange | null
  /** The restaurant's first discount; shown while this order can get it. Contract C7. */
  promotion: Promotion | null
}
type Props = BadgeSubject & {
  /** In ms since 1970. */
  nowMs: number
  words: BadgeWords
  availabilityWords: AvailabilityWords
}

/** Open with the expected time, paused in the seed's words, or the next opening. Ledger L209–L212. */
export function AvailabilityBadge({
  schedule,
  mode,
  pace,
  zoneMinutes,
  promotion,
  nowMs,
  words,
  availabilityWords,
}: Props) {
  const today = localDateOf(new Date(nowMs))
  const state = orderingAvailabilityAt(schedule, nowMs, today, mode)
  if (state.kind === 'open') {
    return (
      <>
        <Badge kind="success">{openText(state, { ...words, last: availabilityWords.last })}</Badge>
        {pace && (
          <span>{promiseText(orderPromise(pace, { mode, zoneMinutes, busyMinutes: state.busyMinutes }, nowMs))}</span>
        )}
        {promotion && isPromotionActive(promotion, mode, nowMs) && (
          <strong className="accent small semibold above-1">{activePromotionText(promotion)}</strong>
        )}
      </>
    )
  }
  if (state.kind === 'stopped') {
    return (
      <Badge kind="warning">
        {[state.text, state.until && interpolate(words.until, { time: state.until })].filter(Boolean).join(' ')}
      </Badge>
    )
  }
  if (state.kind === 'off') return <Badge>{availabilityWords.closed}</Badge>
  if (!state.opens) return <Badge>{state.kind === 'later' ? state.text : availabilityWords.closed}</Badge>
  const { opens, isLate, isKitchenClosed } = state
  return (
    <>
      <Badge>{opensText({ opens, isLate, isKitchenClosed }, availabilityWords, today)}</Badge>
      {/* A separate sentence that names its day, although it is beside the badge. */}
      {state.kind === 'later' && <span>{orderForText(state.first, availabilityWords, today)}</span>}
    </>
  )
}

function isPromotionActive({ days, hours, delivery_types }: Promotion, mode: DeliveryMode, nowMs: number): boolean {
  const schedule = { days: days ?? null, hours: hours ?? null, deliveryTypes: delivery_types ?? null }
  return isDiscountActive(schedule, mode, new Date(nowMs))
}
