'use client'

import { useEffect } from 'react'
import { replayEarlyActions } from '@/lib/browser/replay-early-actions'

/** Lets nothing be lost that was entered before the scripts arrived. Decision 0017. */
export function EarlyActions(): null {
  useEffect(() => {
    replayEarlyActions()
  }, [])
  return null
}
