'use client'

import { useEffect } from 'react'
import { logMessage } from '@/lib/browser/logging/lazy-logger'

/** Says that a search found no table, once it was seen. Carries no identifier. Ledger L276, contract C14. */
export function NoRestaurantEvent({ message }: { message: string }) {
  useEffect(() => logMessage('no_restaurant', message), [message])
  return null
}
