'use client'

import { type RefObject, useEffect, useRef } from 'react'

/** List and map are side by side from 1100 px; the style sheet has the same value. */
const WIDE = '(min-width: 68.75rem)'

/** Calls `callback` once when the element is visible on a wide screen, after the page has loaded. */
export function useVisibleOnWideScreen(box: RefObject<HTMLElement | null>, callback: () => void) {
  const latest = useRef(callback)
  useEffect(() => {
    latest.current = callback
  })
  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting || !matchMedia(WIDE).matches) return
      observer.disconnect()
      latest.current()
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])
}
