'use client'

import { useEffect, useLayoutEffect } from 'react'
import { endEarlyPresses, replayEarlyActions } from '@/lib/browser/page/replay-early-actions'
import { restoreTouchedFields } from '@/lib/browser/page/touched-fields'

/** Repeats input from before a reload of ours, then input from before the scripts loaded. Decision 0017. */
export function EarlyActions(): null {
  // A layout effect, like the page's first listeners; other effects might miss a press.
  useLayoutEffect(endEarlyPresses, [])
  useEffect(() => {
    // Restored fields must not be recorded as early input.
    window.nakryteEarly?.stop()
    restoreTouchedFields().then(replayEarlyActions)
  }, [])
  return null
}
