import { useEffect, useRef, useState } from 'react'
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden'
import { interpolate } from '@/lib/domain/interpolate'
import { countdownText } from '@/lib/domain/time/countdown-text'

/** Seconds at which the time is read out. */
const ANNOUNCED_AT_SECONDS: readonly number[] = [60, 30, 10]

type Props = {
  untilMs: number
  /** A sentence with `{left}`. */
  text: string
  onEnd?: () => void
}

/** What is left of a time, second by second; read out at three moments only. */
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

  // The server's clock is not the diner's: the time appears with the page's life.
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
