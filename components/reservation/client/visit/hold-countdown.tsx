import { useEffect, useState } from 'react'
import type { FormWords } from '@/components/reservation/form-words'
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden'
import { interpolate } from '@/lib/domain/interpolate'
import { announcedMinutes } from '@/lib/domain/reservation/hold'
import { countdownText } from '@/lib/domain/time/countdown-text'
import { localTimeOf } from '@/lib/domain/time/time'
import type { HeldSlot } from './held-slot'

type Props = {
  words: FormWords
  hold: HeldSlot
  /** Was another time released for this one? */
  isMoved?: boolean
}

/** Countdown of the hold, in one line below the visit; announced at three moments only. */
export function HoldCountdown({ words, hold, isMoved }: Props) {
  const leftMs = useRemainingMs(hold.endsAtMs)
  const time = localTimeOf(new Date(hold.endsAtMs))
  return (
    <>
      <span aria-hidden="true">
        {interpolate(words.held, { time })} · <time>{countdownText(leftMs)}</time>
      </span>
      <VisuallyHidden>
        {interpolate(words.heldAloud, { time, minutes: announcedMinutes(leftMs) })} {isMoved && words.holdMoved}
      </VisuallyHidden>
    </>
  )
}

function useRemainingMs(endsAtMs: number): number {
  const [nowMs, setNowMs] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return endsAtMs - nowMs
}
