import { useEffect, useRef } from 'react'
import { appName } from '@/lib/browser/api/app-name'
import { readSession } from '@/lib/browser/storage/session-store'

/**
 * Source of this diner: with consent the first campaign of the visit, else that of the URL, which the site's links
 * carry; campaigns are rare, so the code that reads them is fetched on demand. Ledger L082, L083, L100, contract C19.
 */
export function useSource() {
  const source = useRef('')
  useEffect(() => {
    source.current = appName()
    if (!/[?&]utm_source=/.test(window.location.search) && !readSession('campaigns')) return
    import('@/lib/browser/page/first-touch').then(
      ({ firstTouch }) => {
        source.current = firstTouch()
      },
      () => {}, // a reservation matters more than its source
    )
  }, [])
  return source
}
