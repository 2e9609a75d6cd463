'use client'

import { useEffect, useEffectEvent } from 'react'
import { isFramed } from '@/lib/browser/page-life/is-framed'
import type { FrameEvents } from '@/lib/domain/embed/message'
import type { postToHost } from './connect-to-host'

type HostEvent = { [T in keyof FrameEvents]: { type: T; data: FrameEvents[T] } }[
  | 'reservation.created'
  | 'order.created']

/** Connects a page in a frame to the page around it; outside a frame it fetches nothing. Contract C16. */
export function FrameBridge({ event }: { event?: HostEvent }) {
  const report = useEffectEvent((post: typeof postToHost) => {
    // A reload must not report the same event again.
    if (event && !isReloaded()) post(event.type, event.data)
  })
  useEffect(() => {
    if (!isFramed()) return
    let disconnect: (() => void) | undefined
    let isUnmounted = false
    import('./connect-to-host').then(({ connectToHost, postToHost }) => {
      if (isUnmounted) return
      disconnect = connectToHost()
      report(postToHost)
    }, ignoreFailure)
    return () => {
      isUnmounted = true
      disconnect?.()
    }
  }, [])
  return null
}

// Without the bridge the page still works; the host keeps the frame's initial height.
const ignoreFailure = () => {}

function isReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry !== undefined && entry.type !== 'navigate'
}
