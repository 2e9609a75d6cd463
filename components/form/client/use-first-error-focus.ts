import { useEffect, useRef } from 'react'

/** After a failed submit the first wrong control takes the focus. Contract C11. */
export function useFirstErrorFocus(fieldIds: string[]) {
  const isDue = useRef(false)
  useEffect(() => {
    const [first] = fieldIds
    if (!isDue.current || !first) return
    isDue.current = false
    const field = document.getElementById(first)
    field?.focus()
    field?.scrollIntoView?.({ block: 'center' })
  })
  return () => {
    isDue.current = true
  }
}
