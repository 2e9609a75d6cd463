'use client'

import { useEffect, useLayoutEffect } from 'react'
import { endEarlyPresses, replayEarlyActions } from '@/lib/browser/page-life/replay-early-actions'

/** Repeats what was entered before the scripts loaded. Decision 0017. */
export function EarlyActions(): null {
  // In a layout effect, like the page's first listeners; other effects might miss a press.
  useLayoutEffect(endEarlyPresses, [])
  useEffect(() => {
    replayEarlyActions()
  }, [])
  return null
}
