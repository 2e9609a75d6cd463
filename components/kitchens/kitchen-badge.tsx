'use client'

import { opensText } from '@/components/menu/opens-text'
import type { DoorWords } from '@/components/menu/words'
import { useNow } from '@/components/search/use-now'
import { Badge } from '@/components/ui/badge'
import { fill } from '@/lib/fill'
import { doorStateAt, type KitchenDoor } from '@/lib/order/door-state'
import { localDateOf, weekdayOf } from '@/lib/time'

export type BadgeWords = { open: string; openAlways: string; until: string; busy: string; orderFor: string }
type Props = { door: KitchenDoor; renderedAtMs: number; words: BadgeWords; doorWords: DoorWords }

/** Open, paused in the seed's words, or opening when; by the browser's clock once there is one. Ledger L209–L212. */
export function KitchenBadge({ door, renderedAtMs, words, doorWords }: Props) {
  const nowMs = useNow(renderedAtMs)
  const today = localDateOf(new Date(nowMs))
  const state = doorStateAt(door, nowMs, today)
  if (state.kind === 'open') {
    return (
      <>
        <Badge kind="success">{state.until ? fill(words.open, { time: state.until }) : words.openAlways}</Badge>
        {state.busyMinutes > 0 && <Badge kind="warning">{fill(words.busy, { minutes: state.busyMinutes })}</Badge>}
      </>
    )
  }
  if (state.kind === 'stopped') {
    return (
      <Badge kind="warning">
        {[state.text, state.until && fill(words.until, { time: state.until })].filter(Boolean).join(' ')}
      </Badge>
    )
  }
  if (state.kind === 'off') return <Badge>{doorWords.closed}</Badge>
  if (state.kind === 'later' && state.text) return <Badge>{state.text}</Badge>
  if (!state.opens) return <Badge>{doorWords.closed}</Badge>
  const { firstOrder, opensOn } = state.opens
  // Beside its badge, yet a sentence of its own: it names its day.
  const day = opensOn === today ? '' : ` ${doorWords.onDay[weekdayOf(opensOn)]}`
  return (
    <>
      <Badge>{opensText(state.opens, doorWords, today)}</Badge>
      {state.kind === 'later' && firstOrder && <span>{fill(words.orderFor, { time: firstOrder + day })}</span>}
    </>
  )
}
