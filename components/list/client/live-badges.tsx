'use client'

import { useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { AvailabilityBadge, type BadgeSubject, type BadgeWords } from '@/components/list/ordering/availability-badge'
import { readSubject } from '@/components/list/ordering/badge-subject'
import { ROWS_ADDED } from '@/components/list/rows-added'
import type { AvailabilityWords } from '@/components/menu/words'
import { useNow } from '@/components/search/client/use-now'

type Props = {
  renderedAtMs: number
  words: BadgeWords
  availabilityWords: AvailabilityWords
}
/** Place of a row's badge, and its subject. */
type Place = { element: Element; subject: BadgeSubject }

/** Badges of static rows by the browser's clock, in the rows' places, appended rows included. */
export function LiveBadges({ renderedAtMs, ...words }: Props) {
  const [places, setPlaces] = useState<Place[]>([])
  const nowMs = useNow(renderedAtMs)

  // A layout effect runs before the next paint, so that no row is ever seen without its badge.
  useLayoutEffect(() => {
    const findPlaces = () => {
      for (const element of document.querySelectorAll<HTMLElement>('[data-badge]')) {
        const subject = readSubject(element.dataset.badge)
        if (!subject) continue
        element.replaceChildren()
        // A place is found once: an empty attribute is no subject.
        element.dataset.badge = ''
        setPlaces((known) => [...known, { element, subject }])
      }
    }
    findPlaces()
    document.addEventListener(ROWS_ADDED, findPlaces)
    return () => document.removeEventListener(ROWS_ADDED, findPlaces)
  }, [])

  return places.map(({ element, subject }, index) =>
    createPortal(<AvailabilityBadge {...subject} {...words} nowMs={nowMs} />, element, `${index}`),
  )
}
