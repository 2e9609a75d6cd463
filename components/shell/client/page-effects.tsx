'use client'

import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { catchErrors } from '@/lib/browser/logging/catch-errors'
import { isInstalled } from '@/lib/browser/page-life/is-installed'
import { onFirstInteraction } from '@/lib/browser/page-life/on-first-interaction'
import { trackTypedFields } from '@/lib/browser/page-life/prevent-reload'
import { whenIdle } from '@/lib/browser/page-life/when-idle'

// Where the network goes before the banner has come, a page without it is better than none.
const OfflineBanner = lazy<ComponentType<{ text: string }>>(() =>
  import('./offline-banner').then(
    ({ OfflineBanner }) => ({ default: OfflineBanner }),
    () => ({ default: () => null }),
  ),
)

// As early as a script can, and not in an effect: what breaks while the page comes to life is heard as well.
if (typeof window !== 'undefined') {
  catchErrors()
  trackTypedFields()
}

/**
 * What every page does beside its own work. The banner comes when the browser has nothing better to do, the rest with the
 * first touch: nobody has been away from a page that has just come. Decision 0018.
 */
export function PageEffects({ offlineText }: { offlineText: string }) {
  const [isApp, setApp] = useState(false)
  useEffect(() => {
    const loadedAtMs = Date.now()
    onFirstInteraction(() => {
      import('@/lib/browser/page-life/page-life').then(({ startPageLife }) => startPageLife(loadedAtMs)).catch(() => {})
    })
    return whenIdle(() => setApp(isInstalled()))
  }, [])
  return <Suspense>{isApp && <OfflineBanner text={offlineText} />}</Suspense>
}
