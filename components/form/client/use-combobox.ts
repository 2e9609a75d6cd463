'use client'

import { type KeyboardEvent, useReducer } from 'react'
import type { AddressCandidate, AddressSource } from '@/lib/browser/api/address-source'
import { lastUsedAddresses } from '@/lib/browser/storage/delivery-preferences'
import {
  isAcceptable,
  isLongEnoughToSuggest,
  LOAD_TIMEOUT_MS,
  TYPING_DEBOUNCE_MS,
} from '@/lib/domain/ordering/delivery/address-rules'
import { pressInCombobox } from './combobox-keys'
import { type ComboboxState, emptyCombobox, reduceCombobox } from './combobox-state'
import { useSuggestions } from './use-suggestions'

type Options = {
  source: AddressSource
  text: string
  onText: (text: string) => void
  onChoice: (address: AddressCandidate) => void
}

const REQUEST_OPTIONS = {
  name: 'addresses',
  isLongEnough: isLongEnoughToSuggest,
  debounceMs: TYPING_DEBOUNCE_MS,
  limitMs: LOAD_TIMEOUT_MS,
}

/** Keyboard and state of the address field's combobox. Ledger L054, L227, L228, L233. */
export function useCombobox({ source, text, onText, onChoice }: Options) {
  const [state, dispatch] = useReducer(
    reduceCombobox<AddressCandidate>,
    emptyCombobox as ComboboxState<AddressCandidate>,
  )
  const { requestSuggestions, stop } = useSuggestions(source, dispatch, REQUEST_OPTIONS)

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
    pressInCombobox(event, state, { choose, close, move: (by) => dispatch({ type: 'moved', by }) })
  }

  return { state, type, choose, close, showLastUsed, press }
}
