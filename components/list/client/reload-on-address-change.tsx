'use client'

import { useEffect } from 'react'
import { reload } from '@/lib/browser/page/go-to'
import { deliveryStore } from '@/lib/browser/storage/delivery-store'

/** Reloads the list when the address was changed elsewhere: on a menu before Back, or in another tab. */
export function ReloadOnAddressChange({ address }: { address: string | null }) {
  useEffect(() => {
    const reloadIfChanged = () => {
      const stored = deliveryStore.refresh().input.address
      if (stored && stored.address !== address) reload()
    }
    const onShow = (event: PageTransitionEvent) => event.persisted && reloadIfChanged()
    window.addEventListener('pageshow', onShow)
    const unsubscribe = deliveryStore.subscribe(reloadIfChanged)
    return () => {
      window.removeEventListener('pageshow', onShow)
      unsubscribe()
    }
  }, [address])

  return null
}
