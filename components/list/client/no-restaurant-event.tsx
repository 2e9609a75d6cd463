'use client'

import { useEffect } from 'react'
import { logMessage } from '@/lib/browser/logging/lazy-logger'

/**
 * Tracks once, after the page is shown, that a search found no table. Carries no identifier. Ledger L276, contract C14.
 */
export function NoRestaurantEvent({ message }: { message: string }) {
  useEffect(() => logMessage('no_restaurant', message), [message])
  return null
}
