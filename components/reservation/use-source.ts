import { useEffect, useRef } from 'react'
import { appName } from '@/lib/browser/app-name'
import { sourceOf } from '@/lib/reservation/source'

// First touch: what the page was opened with, for as long as it lives. Contract C19.
let firstTouch: string | null = null

/** Where this diner came from. Ledger L082, L083, L100. */
export function useSource() {
  const source = useRef('')
  useEffect(() => {
    const query = new URLSearchParams(window.location.search)
    const utm = { utm_source: query.get('utm_source'), utm_medium: query.get('utm_medium') }
    if (firstTouch === null && utm.utm_source) firstTouch = sourceOf(utm, appName())
    source.current = firstTouch ?? appName()
  }, [])
  return source
}
