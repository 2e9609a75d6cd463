import { useEffect } from 'react'
import { holdPage } from '@/lib/browser/unsaved'

/** While `isHeld` nothing reloads the page by itself. Ledger L090, reading A16. */
export function useHeldPage(isHeld: boolean): void {
  useEffect(() => (isHeld ? holdPage() : undefined), [isHeld])
}
