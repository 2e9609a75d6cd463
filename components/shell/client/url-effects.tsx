'use client'

import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { readSession } from '@/lib/browser/storage/session-store'

const ignoreFailure = () => {}
const emptyModule = () => ({ default: () => null })
const DebugPanel = lazy<ComponentType>(() =>
  import('./debug-panel').then(({ DebugPanel }) => ({ default: DebugPanel }), emptyModule),
)

/**
 * Effects of URL parameters besides the page's own; each is fetched only where its parameter is present. Ledger
 * L081–L083, contract C8, C19.
 */
export function UrlEffects() {
  const [isDebugged, setDebugged] = useState(false)
  useEffect(() => {
    const { search } = window.location
    setDebugged(/[?&]debug=true(&|$)/.test(search))
    if (/[?&](utm_|.b?clid)/.test(search))
      import('@/lib/browser/analytics/carry-campaign').then(({ carryCampaign }) => carryCampaign(), ignoreFailure)
    if (/[?&]voucher=/.test(search) || readSession('voucher'))
      import('@/lib/browser/storage/voucher-link').then(
        ({ applyVoucherFromLink }) => applyVoucherFromLink(search),
        ignoreFailure,
      )
  }, [])
  return <Suspense>{isDebugged && <DebugPanel />}</Suspense>
}
