'use client'

import { type Dispatch, useCallback, useEffect, useRef } from 'react'
import type { AddressSource } from '@/lib/browser/api/address-source'
import { logFetchError, recordFetchSuccess } from '@/lib/browser/logging/lazy-logger'
import {
  isLongEnoughToSuggest,
  LOAD_TIMEOUT_MS,
  TYPING_DEBOUNCE_MS,
} from '@/lib/domain/ordering/delivery/address-rules'
import type { ComboboxEvent } from './combobox-state'

type Pending = { timer: ReturnType<typeof setTimeout>; controller: AbortController }

/**
 * Queries the source once typing pauses. A newer query aborts the older one. A query that fails, or is not answered
 * within 5 s, ends the suggestions. Ledger L227, L233.
 */
export function useSuggestions(source: AddressSource, dispatch: Dispatch<ComboboxEvent>) {
  const pending = useRef<Pending | null>(null)

  const stop = useCallback(() => {
    clearTimeout(pending.current?.timer)
    pending.current?.controller.abort()
    pending.current = null
  }, [])

  useEffect(() => stop, [stop])

  const requestSuggestions = useCallback(
    (text: string) => {
      stop()
      if (!isLongEnoughToSuggest(text)) return
      const controller = new AbortController()
      const timer = setTimeout(() => suggest(source, text.trim(), controller.signal, dispatch), TYPING_DEBOUNCE_MS)
      pending.current = { timer, controller }
    },
    [source, dispatch, stop],
  )

  return { requestSuggestions, stop }
}

async function suggest(source: AddressSource, q: string, signal: AbortSignal, dispatch: Dispatch<ComboboxEvent>) {
  dispatch({ type: 'asked' })
  try {
    const items = await inTime(source.suggest(q, signal), source.limitMs)
    if (!signal.aborted) dispatch({ type: 'answered', items })
    recordFetchSuccess()
  } catch (error) {
    if (signal.aborted) return // the query was aborted
    // The log entry omits the query: an address is personal data. Contract C19.
    logFetchError('addresses', error)
    dispatch({ type: 'failed' })
  }
}

function inTime<T>(answer: Promise<T>, limitMs = LOAD_TIMEOUT_MS): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('timeout')), limitMs)
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
