import { opensText, openText, orderForText } from '@/components/menu/client/opens-text'
import type { AvailabilityWords } from '@/components/menu/words'
import { Badge } from '@/components/ui/badge'
import { interpolate } from '@/lib/domain/interpolate'
import { type OrderingSchedule, orderingAvailabilityAt } from '@/lib/domain/ordering/availability/ordering-availability'
import type { DeliveryMode } from '@/lib/domain/ordering/delivery/schema'
import { type KitchenPace, type MinuteRange, orderPromise } from '@/lib/domain/ordering/promise/order-promise'
import { promiseText } from '@/lib/domain/ordering/promise/promise-text'
import { localDateOf } from '@/lib/domain/time/time'

export type BadgeWords = { open: string; openAlways: string; until: string }
/** What a restaurant's badge depends on, besides the time. `pace` null = no promise: it does not deliver to this address. */
export type BadgeSubject = {
  schedule: OrderingSchedule
  mode: DeliveryMode
  pace: KitchenPace | null
  zoneMinutes: MinuteRange | null
}
type Props = BadgeSubject & {
  /** In ms since 1970. */
  nowMs: number
  words: BadgeWords
  availabilityWords: AvailabilityWords
}

/** Open and how long it takes, paused in the seed's words, or when it opens. Ledger L209–L212. */
export function AvailabilityBadge({ schedule, mode, pace, zoneMinutes, nowMs, words, availabilityWords }: Props) {
  const today = localDateOf(new Date(nowMs))
  const state = orderingAvailabilityAt(schedule, nowMs, today, mode)
  if (state.kind === 'open') {
    return (
      <>
        <Badge kind="success">{openText(state, { ...words, last: availabilityWords.last })}</Badge>
        {pace && (
          <span>{promiseText(orderPromise(pace, { mode, zoneMinutes, busyMinutes: state.busyMinutes }, nowMs))}</span>
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
      {/* A sentence of its own that names its day, although it is beside the badge. */}
      {state.kind === 'later' && <span>{orderForText(state.first, availabilityWords, today)}</span>}
    </>
  )
}
