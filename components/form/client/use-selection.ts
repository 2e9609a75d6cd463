'use client'

import { useEffect, useRef } from 'react'
import type { AddressCandidate, AddressSource } from '@/lib/browser/api/address-source'
import { LOAD_TIMEOUT_MS, SELECTION_DEBOUNCE_MS } from '@/lib/domain/ordering/delivery/address-rules'

/** Handles the last of several selections 500 ms after it; `cancel` cancels it. Ledger L232. */
export function useSelection(source: AddressSource, handle: (address: AddressCandidate) => void) {
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined)
  const handler = useRef(handle)

  useEffect(() => {
    handler.current = handle
  })
  useEffect(() => () => clearTimeout(pending.current), [])

  function cancel() {
    clearTimeout(pending.current)
    pending.current = undefined
  }

  function select(address: AddressCandidate) {
    cancel()
    const mine = setTimeout(async () => {
      const resolved = await source
        .resolve(address, AbortSignal.timeout(source.limitMs ?? LOAD_TIMEOUT_MS))
        .catch(() => address)
      // The diner typed or chose again while the source was resolving the address.
      if (pending.current === mine) handler.current(resolved)
    }, SELECTION_DEBOUNCE_MS)
    pending.current = mine
  }

  return { select, cancel }
}
