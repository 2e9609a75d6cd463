'use client'

import { useEffect } from 'react'
import { onFirstInteraction } from '@/lib/browser/page/on-first-interaction'

type Props = {
  /** Announcement after rows were added, with `{count}`. */
  added: string
}

/**
 * Lets the rows of the next pages come on scrolling. Its code is fetched with the first touch, or at once where a diner
 * comes back to a place in the list; if that fails, the link to the next page stays. Decision 0036.
 */
export function ScrollLoader({ added }: Props) {
  useEffect(() => {
    const start = () => import('./load-rows').then(({ fetchRows }) => fetchRows(added)).catch(() => {})
    if (history.state?.place) start()
    else onFirstInteraction(start)
  }, [added])
  return null
}
