'use client'

import { type RefObject, useEffect, useRef } from 'react'

/** List and map stand side by side from 1100 px; the style sheet says the same. */
const WIDE = '(min-width: 68.75rem)'

/** Calls `act` once when the element is seen on a wide screen, after the page itself has loaded. */
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
