'use client'

import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/**
 * Milliseconds since 1970: what the server rendered with until hydration, then the browser's own clock, minute by
 * minute. A cached page is put right by it after load.
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
