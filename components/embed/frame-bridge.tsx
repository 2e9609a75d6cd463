'use client'

import { useEffect } from 'react'
import type { FrameEvents } from '@/lib/embed/message'
import { joinFrame, tellPage } from './join-frame'

type News = { [T in keyof FrameEvents]: { type: T; data: FrameEvents[T] } }['reservation.created' | 'order.created']

/** Ties a page in a frame to the page around it; in a window of its own it does nothing. Contract C16. */
export function FrameBridge({ news }: { news?: News }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a page.
  useEffect(() => {
    const leave = joinFrame()
    // Seen again after a reload it is no news.
    if (news && !isReloaded()) tellPage(news.type, news.data)
    return leave
  }, [])
  return null
}

function isReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry !== undefined && entry.type !== 'navigate'
}
