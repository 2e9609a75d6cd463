'use client'

import { useEffect } from 'react'

const nobodyToTell = () => {}

/** What an address may ask for beside its page; fetched only where it does. Contract C19. */
export function VisitWatch(): null {
  useEffect(() => {
    const { search } = window.location
    if (/[?&]utm_source=/.test(search))
      import('@/lib/browser/carry-campaign').then(({ carryCampaign }) => carryCampaign(), nobodyToTell)
  }, [])
  return null
}
