'use client'

import { useEffect } from 'react'
import { deliveryStore } from '@/lib/browser/delivery-store'
import { reload } from '@/lib/browser/go-to'

/** Asks for the list anew when the address has been changed elsewhere: on a menu gone back from, in another tab. */
export function FollowAddress({ address }: { address: string | null }) {
  useEffect(() => {
    const follow = () => {
      const kept = deliveryStore.refresh().input.address
      if (kept && kept.address !== address) reload()
    }
    const onShow = (event: PageTransitionEvent) => event.persisted && follow()
    window.addEventListener('pageshow', onShow)
    const unsubscribe = deliveryStore.subscribe(follow)
    return () => {
      window.removeEventListener('pageshow', onShow)
      unsubscribe()
    }
  }, [address])

  return null
}
