'use client'

import { useEffect, useRef } from 'react'
import type { AddressSource } from '@/lib/browser/address-source'
import { LOAD_TIMEOUT_MS, SELECTION_DEBOUNCE_MS } from '@/lib/delivery/address-rules'
import type { AddressSuggestion } from '@/lib/delivery/schema'

/** Handles the last of several selections, 500 ms after it; `drop` forgets it. Ledger L232. */
export function useSelection(source: AddressSource, handle: (address: AddressSuggestion) => void) {
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined)
  const handler = useRef(handle)

  useEffect(() => {
    handler.current = handle
  })
  useEffect(() => () => clearTimeout(pending.current), [])

  function drop() {
    clearTimeout(pending.current)
    pending.current = undefined
  }

  function select(address: AddressSuggestion) {
    drop()
    const mine = setTimeout(async () => {
      const resolved = await source.resolve(address, AbortSignal.timeout(LOAD_TIMEOUT_MS)).catch(() => address)
      // Typed on or chosen anew while the source was resolving.
      if (pending.current === mine) handler.current(resolved)
    }, SELECTION_DEBOUNCE_MS)
    pending.current = mine
  }

  return { select, drop }
}
