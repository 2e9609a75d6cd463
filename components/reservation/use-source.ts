import { useEffect, useRef } from 'react'
import { appName } from '@/lib/browser/app-name'
import { readCampaigns } from '@/lib/browser/campaign-touches'
import { campaignOf } from '@/lib/campaign/campaign'
import { sourceOf } from '@/lib/reservation/source'

/**
 * Where this diner came from: with consent the first campaign of the visit, else that of the address, which links of
 * the site take along. Ledger L082, L083, L100, contract C19.
 */
export function useSource() {
  const source = useRef('')
  useEffect(() => {
    const first = readCampaigns()[0] ?? campaignOf(window.location.search)
    source.current = sourceOf(first ?? {}, appName())
  }, [])
  return source
}
