import type { ReactNode } from 'react'
import { ModeTabs } from './mode-tabs'

/** The mount point of the start-of-flow form. Ledger L034. */
export function StartBar({ mode, children }: { mode: 'booking' | 'order'; children: ReactNode }) {
  return (
    <div id="start-bar">
      <ModeTabs mode={mode} />
      {children}
    </div>
  )
}
