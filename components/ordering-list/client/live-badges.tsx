'use client'

import { useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { AvailabilityWords } from '@/components/menu/words'
import { useNow } from '@/components/search/client/use-now'
import { AvailabilityBadge, type BadgeSubject, type BadgeWords } from '../availability-badge'

type Props = {
  /** By the restaurant's id. */
  subjects: Record<number, BadgeSubject>
  renderedAtMs: number
  words: BadgeWords
  availabilityWords: AvailabilityWords
}

/** The badges of a static list by the browser's clock, in the places that the rows have for them. */
export function LiveBadges({ subjects, renderedAtMs, ...words }: Props) {
  const [places, setPlaces] = useState<[id: number, place: Element][]>([])
  const nowMs = useNow(renderedAtMs)

  // Before the next paint, so that no row is ever seen without its badge.
  useLayoutEffect(() => {
    const found = [...document.querySelectorAll<HTMLElement>('[data-badge]')]
      .map((place): [number, Element] => [Number(place.dataset.badge), place])
      .filter(([id]) => subjects[id])
    for (const [, place] of found) place.replaceChildren()
    setPlaces(found)
  }, [subjects])

  return places.map(([id, place]) => {
    const subject = subjects[id]
    return subject && createPortal(<AvailabilityBadge {...subject} {...words} nowMs={nowMs} />, place, String(id))
  })
}
