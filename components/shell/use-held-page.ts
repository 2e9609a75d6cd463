import { useEffect } from 'react'
import { preventReload } from '@/lib/browser/unsaved'

/** While `isHeld` nothing reloads the page by itself. Ledger L090, reading A16. */
export function usePreventReload(isPrevented: boolean): void {
  useEffect(() => (isPrevented ? preventReload() : undefined), [isPrevented])
}
