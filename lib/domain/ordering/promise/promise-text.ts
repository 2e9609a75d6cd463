import type { DeliveryMode } from '@/lib/domain/ordering/delivery/schema'
import { localTimeOf } from '@/lib/domain/time/time'
import { PROMISE_WORDS } from '@/messages/content/promise-words'
import { inSteps, type MinuteRange, type OrderPromise } from './order-promise'

const MINUTE_MS = 60_000

/** "25–40 min", "gotowe za 20–30 min"; with the reason if it takes longer: "45–60 min · dziś duży ruch". */
export function promiseText(promise: OrderPromise): string {
  const text = PROMISE_WORDS[promise.mode](minutesText(promise))
  return promise.isBusy ? `${text} · ${PROMISE_WORDS.busy}` : text
}

/** The promise to a placed order: "U Ciebie za 25–40 min"; both ends 0 = at any minute. */
export function minutesLeftText(left: MinuteRange, mode: DeliveryMode): string {
  if (left.to === 0) return PROMISE_WORDS.anyMinute[mode]
  return PROMISE_WORDS.within[mode](minutesText({ from: left.from || left.to, to: left.to }))
}

/** The promise to a placed order as a clock time: "U Ciebie o 18:40–18:55". */
export function etaText(eta: { from: string; to: string }, mode: DeliveryMode): string {
  return PROMISE_WORDS.at[mode](etaClock(eta))
}

/** "18:40–18:55", rounded up to five minutes as the minutes are; "18:40" if both ends are equal. */
export function etaClock({ from, to }: { from: string; to: string }): string {
  const [start, end] = [from, to].map((at) =>
    localTimeOf(new Date(inSteps(Math.ceil(Date.parse(at) / MINUTE_MS)) * MINUTE_MS)),
  )
  return start === end ? `${start}` : `${start}–${end}`
}

/** "30–45", or "30" if both ends are equal. */
function minutesText({ from, to }: MinuteRange): string {
  return from === to ? `${from}` : `${from}–${to}`
}
