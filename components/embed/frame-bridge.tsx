'use client'

import { useEffect } from 'react'
import { isFramed } from '@/lib/browser/is-framed'
import type { FrameEvents } from '@/lib/embed/message'

type News = { [T in keyof FrameEvents]: { type: T; data: FrameEvents[T] } }['reservation.created' | 'order.created']

/** Ties a page in a frame to the page around it; in a window of its own it fetches nothing. Contract C16. */
export function FrameBridge({ news }: { news?: News }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a page.
  useEffect(() => {
    if (!isFramed()) return
    let leave: (() => void) | undefined
    let isGone = false
    import('./join-frame').then(({ joinFrame, tellPage }) => {
      if (isGone) return
      leave = joinFrame()
      // Seen again after a reload it is no news.
      if (news && !isReloaded()) tellPage(news.type, news.data)
    }, alone)
    return () => {
      isGone = true
      leave?.()
    }
  }, [])
  return null
}

// Not tied, the page still works; the host shows it at its first height.
const alone = () => {}

function isReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry !== undefined && entry.type !== 'navigate'
}
