'use client'

import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/**
 * Milliseconds since 1970: the server's render time until hydration, then the browser's clock, updated every minute. It
 * corrects cached pages after load.
 */
export function useNow(renderedAtMs: number): number {
  const [nowMs, setNowMs] = useState(renderedAtMs)

  useEffect(() => {
    const tick = () => setNowMs(Date.now())
    tick()
    const timer = setInterval(tick, MINUTE_MS)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [])

  return nowMs
}
