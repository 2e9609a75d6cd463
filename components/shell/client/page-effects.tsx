'use client'

import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { catchErrors } from '@/lib/browser/logging/catch-errors'
import { isInstalled } from '@/lib/browser/page/is-installed'
import { onFirstInteraction } from '@/lib/browser/page/on-first-interaction'
import { trackTouchedFields } from '@/lib/browser/page/touched-fields'
import { whenIdle } from '@/lib/browser/page/when-idle'

// If the network is lost before the banner has loaded, the page works without it.
const OfflineBanner = lazy<ComponentType<{ text: string }>>(() =>
  import('./offline-banner').then(
    ({ OfflineBanner }) => ({ default: OfflineBanner }),
    () => ({ default: () => null }),
  ),
)

// At module load and not in an effect, so that errors during hydration are logged too.
if (typeof window !== 'undefined') {
  catchErrors()
  trackTouchedFields()
}

/**
 * Effects of every page besides its own content. The banner loads when the browser is idle, the rest with the first
 * touch, when it is first needed. See docs/design/browser.md.
 */
export function PageEffects({ offlineText }: { offlineText: string }) {
  const [isApp, setApp] = useState(false)
  useEffect(() => {
    const loadedAtMs = Date.now()
    onFirstInteraction(() => {
      import('@/lib/browser/page/page-tasks').then(({ startPageTasks }) => startPageTasks(loadedAtMs)).catch(() => {})
    })
    return whenIdle(() => setApp(isInstalled()))
  }, [])
  return <Suspense>{isApp && <OfflineBanner text={offlineText} />}</Suspense>
}
