import { useEffect } from 'react'
import { preventReload } from '@/lib/browser/page/prevent-reload'

/** While `isPrevented`, nothing reloads the page automatically. Ledger L090, reading A16. */
export function usePreventReload(isPrevented: boolean): void {
  useEffect(() => (isPrevented ? preventReload() : undefined), [isPrevented])
}
