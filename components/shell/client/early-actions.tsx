'use client'

import { useEffect, useLayoutEffect } from 'react'
import { endEarlyPresses, replayEarlyActions } from '@/lib/browser/page-life/replay-early-actions'

/** Lets nothing be lost that was entered before the scripts arrived. Decision 0017. */
export function EarlyActions(): null {
  // With the page's own first listeners; the effects, by which all of them listen, may come a press later.
  useLayoutEffect(endEarlyPresses, [])
  useEffect(() => {
    replayEarlyActions()
  }, [])
  return null
}
