'use client'

import { useEffect, useRef } from 'react'
import type { AddressSource } from '@/lib/browser/address-source'
import { SELECTION_DEBOUNCE_MS } from '@/lib/delivery/address-rules'
import type { AddressSuggestion } from '@/lib/delivery/schema'

/** Handles the last of several selections, 500 ms after it. Ledger L232. */
export function useSelection(source: AddressSource, handle: (address: AddressSuggestion) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const handler = useRef(handle)

  useEffect(() => {
    handler.current = handle
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  return (address: AddressSuggestion) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(async () => {
      const resolved = await source.resolve(address, AbortSignal.timeout(5000)).catch(() => address)
      handler.current(resolved)
    }, SELECTION_DEBOUNCE_MS)
  }
}
