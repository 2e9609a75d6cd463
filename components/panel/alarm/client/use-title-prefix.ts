import { useEffect } from 'react'

/** Puts `prefix` before the page's title, and takes it away again. */
export function useTitlePrefix(prefix: string | null) {
  useEffect(() => {
    if (prefix === null) return
    const before = document.title
    document.title = `${prefix} – ${before}`
    return () => {
      document.title = before
    }
  }, [prefix])
}
