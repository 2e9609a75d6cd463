'use client'

import { type Dispatch, useCallback, useEffect, useRef } from 'react'
import { logFetchError, recordFetchSuccess } from '@/lib/browser/logging/lazy-logger'
import type { ComboboxEvent } from './combobox-state'

type Pending = { timer: ReturnType<typeof setTimeout>; controller: AbortController }

/** Source of suggestions; rejects on any failure, and when `signal` aborts. */
interface SuggestionSource<T> {
  /** Maximum time of one answer in milliseconds. */
  limitMs?: number
  suggest(q: string, signal: AbortSignal): Promise<T[]>
}

/** Settings of a field's queries; a constant. */
interface RequestOptions {
  /** Name of the source, in the log. */
  name: string
  isLongEnough: (text: string) => boolean
  /** Milliseconds without typing before the source is queried. */
  debounceMs: number
  /** Maximum time of one answer in milliseconds, unless the source has its own. */
  limitMs: number
}

/**
 * Queries the source once typing pauses. A newer query aborts the older one. A query that fails, or is not answered in
 * time, ends the suggestions. Where the source has a longer limit than the field, the field is notified when its own
 * limit is over. Ledger L227, L233.
 */
export function useSuggestions<T>(
  source: SuggestionSource<T>,
  dispatch: Dispatch<ComboboxEvent<T>>,
  options: RequestOptions,
) {
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
      if (!options.isLongEnough(text)) return
      const controller = new AbortController()
      const ask = () => suggest(source, text.trim(), controller.signal, dispatch, options)
      pending.current = { timer: setTimeout(ask, options.debounceMs), controller }
    },
    [source, dispatch, stop, options],
  )

  return { requestSuggestions, stop }
}

async function suggest<T>(
  source: SuggestionSource<T>,
  q: string,
  signal: AbortSignal,
  dispatch: Dispatch<ComboboxEvent<T>>,
  { name, limitMs }: RequestOptions,
) {
  dispatch({ type: 'requested' })
  const sourceLimitMs = source.limitMs ?? limitMs
  const reportLate = () => {
    if (!signal.aborted) dispatch({ type: 'late' })
  }
  const late = sourceLimitMs > limitMs ? setTimeout(reportLate, limitMs) : undefined
  try {
    const items = await inTime(source.suggest(q, signal), sourceLimitMs)
    if (!signal.aborted) dispatch({ type: 'answered', items })
    recordFetchSuccess()
  } catch (error) {
    if (signal.aborted) return // the query was aborted
    // The log entry omits the query: an address is personal data. Contract C19.
    logFetchError(name, error)
    dispatch({ type: 'failed' })
  } finally {
    clearTimeout(late)
  }
}

function inTime<T>(answer: Promise<T>, limitMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('timeout')), limitMs)
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
