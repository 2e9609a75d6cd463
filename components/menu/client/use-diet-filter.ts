import { useCallback, useEffect, useState } from 'react'
import { readDietFilter, storeDietFilter } from '@/lib/browser/storage/diet-store'
import { type DietFilter, NO_FILTER } from '@/lib/domain/ordering/menu/diet/diets'

/** The filter of this visit; none until the page has come to life, since the page is the same for everybody. */
export function useDietFilter(): [DietFilter, (filter: DietFilter) => void] {
  const [filter, setFilter] = useState(NO_FILTER)

  useEffect(() => {
    const read = () => setFilter(readDietFilter())
    read()
    // A page that the browser kept comes back as it was left, and the filter may have changed since.
    window.addEventListener('pageshow', read)
    return () => window.removeEventListener('pageshow', read)
  }, [])

  const change = useCallback((next: DietFilter) => {
    setFilter(next)
    storeDietFilter(next)
  }, [])
  return [filter, change]
}
