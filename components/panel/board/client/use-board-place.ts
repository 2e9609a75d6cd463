'use client'

import { useEffect, useEffectEvent } from 'react'
import { type PlaceKind, placeOfFragment } from '@/lib/domain/panel/board/board-place'

/**
 * Reads the order, visit or party in the page's fragment, at the start and after each search hit. The fragment is
 * removed once it is read, so that the same one can be opened again. Contract C28.
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

const TRY_MS = 20
const TRIES = 10

/**
 * Brings the element of that `data-place` into view and gives it the focus, once it is drawn: its lane or day may have
 * been chosen just now. An element that stays unseen is folded in, and is opened. Contract C28.
 */
export function showPlace(place: string, tries = TRIES): void {
  setTimeout(() => {
    const all = [...document.querySelectorAll<HTMLElement>(`[data-place="${place}"]`)]
    const seen = all.find((one) => one.checkVisibility?.() ?? true)
    if (!seen && tries > 0) return showPlace(place, tries - 1)
    const found = seen ?? all[0]
    const folded = found?.closest('details')
    if (folded) folded.open = true
    found?.scrollIntoView?.({ block: 'center' })
    found?.focus({ preventScroll: true })
  }, TRY_MS)
}
