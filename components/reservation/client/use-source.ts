import { useEffect, useRef } from 'react'
import { appName } from '@/lib/browser/api/app-name'
import { readSession } from '@/lib/browser/storage/session-store'

/**
 * Where this diner came from: with consent the first campaign of the visit, else that of the address, which links of
 * the site take along; few come by one, so what reads it is fetched then. Ledger L082, L083, L100, contract C19.
 */
export function useSource() {
  const source = useRef('')
  useEffect(() => {
    source.current = appName()
    if (!/[?&]utm_source=/.test(window.location.search) && !readSession('campaigns')) return
    import('@/lib/browser/page-life/first-touch').then(
      ({ firstTouch }) => {
        source.current = firstTouch()
      },
      () => {}, // a reservation matters more than where it came from
    )
  }, [])
  return source
}
