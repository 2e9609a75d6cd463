'use client'

import { useEffect, useEffectEvent } from 'react'
import { type PlaceKind, placeOfFragment } from '@/lib/domain/panel/board/board-place'

/**
 * Hears which order, visit or party the page's fragment names, with the page and whenever a search names another. The fragment
 * goes once it is read: the same one can be asked for again. Contract C28.
 */
export function useBoardPlace(
  kinds: readonly PlaceKind[],
  onPlace: (place: { kind: PlaceKind; id: string }) => void,
): void {
  const read = useEffectEvent(() => {
    const place = placeOfFragment(location.hash)
    if (!place || !kinds.includes(place.kind)) return
    history.replaceState(history.state, '', `${location.pathname}${location.search}`)
    onPlace(place)
  })
  useEffect(() => {
    const onHash = () => read()
    onHash()
    window.addEventListener('hashchange', onHash)
    return () => window.removeEventListener('hashchange', onHash)
  }, [])
}

/** Brings the element of that `data-place` into view and gives it the focus, once it is drawn; opens what it is folded in. */
export function showPlace(place: string): void {
  setTimeout(() => {
    const all = [...document.querySelectorAll<HTMLElement>(`[data-place="${place}"]`)]
    const found = all.find((one) => one.checkVisibility?.() ?? true) ?? all[0]
    if (!found) return
    const folded = found.closest('details')
    if (folded) folded.open = true
    found.scrollIntoView?.({ block: 'center' })
    found.focus({ preventScroll: true })
  })
}
