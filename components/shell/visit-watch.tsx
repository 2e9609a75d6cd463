'use client'

import { useEffect } from 'react'
import { readSession } from '@/lib/browser/session-store'

const nobodyToTell = () => {}

/** What an address may ask for beside its page: each is fetched only where it does. Ledger L081–L083, contract C8, C19. */
export function VisitWatch(): null {
  useEffect(() => {
    const { search } = window.location
    if (/[?&]utm_source=/.test(search))
      import('@/lib/browser/carry-campaign').then(({ carryCampaign }) => carryCampaign(), nobodyToTell)
    if (/[?&]voucher=/.test(search) || readSession('voucher'))
      import('@/lib/browser/voucher-link').then(({ takeVoucherOfLink }) => takeVoucherOfLink(search), nobodyToTell)
  }, [])
  return null
}
