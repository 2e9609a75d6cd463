import type { ReactNode } from 'react'
import { UrlEffects } from '@/components/shell/client/url-effects'
import { FrameBridge } from './client/frame-bridge'

/**
 * The shell of a page on a partner's site: no header, no footer. The page's one `main` is here; it is labelled because
 * the partner's page has one too. Ledger L023.
 */
export function EmbedShell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <main id="main" tabIndex={-1} aria-label={label}>
        {children}
      </main>
      <FrameBridge />
      <UrlEffects />
    </>
  )
}
