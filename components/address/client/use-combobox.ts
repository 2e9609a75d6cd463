'use client'

import { type KeyboardEvent, useReducer } from 'react'
import type { AddressCandidate, AddressSource } from '@/lib/browser/api/address-source'
import { lastUsedAddresses } from '@/lib/browser/storage/delivery-preferences'
import { isAcceptable } from '@/lib/domain/ordering/delivery/address-rules'
import { emptyCombobox, reduceCombobox } from './combobox-state'
import { useSuggestions } from './use-suggestions'

type Options = {
  source: AddressSource
  text: string
  onText: (text: string) => void
  onChoice: (address: AddressCandidate) => void
}

/** Keyboard and state of an ARIA combobox with a listbox. Ledger L054, L227, L228, L233. */
export function useCombobox({ source, text, onText, onChoice }: Options) {
  const [state, dispatch] = useReducer(reduceCombobox, emptyCombobox)
  const { requestSuggestions, stop } = useSuggestions(source, dispatch)

  function type(typed: string) {
    dispatch({ type: 'typed' })
    onText(typed)
    if (state.status !== 'plain') requestSuggestions(typed)
  }

  function choose(address: AddressCandidate) {
    if (!isAcceptable(address.address)) return
    stop()
    dispatch({ type: 'chosen' })
    onChoice(address)
  }

  function close() {
    stop()
    source.endSession?.()
    dispatch({ type: 'closed' })
  }

  function showLastUsed() {
    if (text.trim() === '') dispatch({ type: 'offered', items: lastUsedAddresses() })
  }

  function press(event: KeyboardEvent) {
    const chosen = state.isOpen ? state.items[state.active] : undefined
    if (event.key === 'Enter' && chosen) choose(chosen)
    else if (event.key === 'Escape' && state.isOpen) close()
    else if (event.key === 'ArrowDown' && state.items.length > 0) dispatch({ type: 'moved', by: 1 })
    else if (event.key === 'ArrowUp' && state.items.length > 0) dispatch({ type: 'moved', by: -1 })
    else return
    event.preventDefault()
  }

  return { state, type, choose, close, showLastUsed, press }
}
