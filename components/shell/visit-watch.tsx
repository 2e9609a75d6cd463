'use client'

import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { readSession } from '@/lib/browser/session-store'

const nobodyToTell = () => {}
const nothing = () => ({ default: () => null })
const DebugPanel = lazy<ComponentType>(() =>
  import('./debug-panel').then(({ DebugPanel }) => ({ default: DebugPanel }), nothing),
)

/** What an address may ask for beside its page: each is fetched only where it does. Ledger L081–L083, contract C8, C19. */
export function VisitWatch() {
  const [isDebugged, setDebugged] = useState(false)
  useEffect(() => {
    const { search } = window.location
    setDebugged(/[?&]debug=true(&|$)/.test(search))
    if (/[?&]utm_source=/.test(search))
      import('@/lib/browser/carry-campaign').then(({ carryCampaign }) => carryCampaign(), nobodyToTell)
    if (/[?&]voucher=/.test(search) || readSession('voucher'))
      import('@/lib/browser/voucher-link').then(({ takeVoucherOfLink }) => takeVoucherOfLink(search), nobodyToTell)
  }, [])
  return <Suspense>{isDebugged && <DebugPanel />}</Suspense>
}
