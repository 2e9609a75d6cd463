import { useEffect, useRef, useState } from 'react'
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden'
import { interpolate } from '@/lib/domain/interpolate'
import { countdownText } from '@/lib/domain/time/countdown-text'

/** Remaining seconds at which the time is announced to screen readers. */
const ANNOUNCED_AT_SECONDS: readonly number[] = [60, 30, 10]

type Props = {
  untilMs: number
  /** A sentence with `{left}`. */
  text: string
  onEnd?: () => void
}

/** A countdown by the second; announced at three moments only. */
export function Countdown({ untilMs, text, onEnd }: Props) {
  const [nowMs, setNowMs] = useState<number | null>(null)
  const ended = useRef(onEnd)
  ended.current = onEnd

  useEffect(() => {
    const tick = () => setNowMs(Date.now())
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [])

  const leftMs = nowMs === null ? null : untilMs - nowMs
  const isOver = leftMs !== null && leftMs <= 0
  useEffect(() => {
    if (isOver) ended.current?.()
  }, [isOver])

  // The server's clock differs from the diner's: the time appears after hydration.
  if (leftMs === null) return null
  const left = countdownText(leftMs)
  return (
    <>
      <span aria-hidden="true" data-numeric>
        {interpolate(text, { left })}
      </span>
      <VisuallyHidden role="status">
        {ANNOUNCED_AT_SECONDS.includes(Math.ceil(leftMs / 1000)) && interpolate(text, { left })}
      </VisuallyHidden>
    </>
  )
}
