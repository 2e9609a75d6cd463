import type { ReactNode } from 'react'
import { FrameBridge } from './frame-bridge'

/** What stands around a page on a partner's site: nothing. The one `main` of the page is here. Ledger L023. */
export function EmbedShell({ children }: { children: ReactNode }) {
  return (
    <>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <FrameBridge />
    </>
  )
}
