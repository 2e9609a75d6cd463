import { useCallback, useEffect, useState } from 'react'
import { readDietFilter, storeDietFilter } from '@/lib/browser/storage/diet-store'
import { type DietFilter, NO_FILTER } from '@/lib/domain/ordering/menu/diet/diets'

/** The diet filter of this visit. Empty until hydration, because the page is the same for every diner. */
export function useDietFilter(): [DietFilter, (filter: DietFilter) => void] {
  const [filter, setFilter] = useState(NO_FILTER)

  useEffect(() => {
    const read = () => setFilter(readDietFilter())
    read()
    // A page restored from the back/forward cache has its old state, and the filter may have changed since.
    window.addEventListener('pageshow', read)
    return () => window.removeEventListener('pageshow', read)
  }, [])

  const change = useCallback((next: DietFilter) => {
    setFilter(next)
    storeDietFilter(next)
  }, [])
  return [filter, change]
}
