'use client'

import { createContext, type ReactNode, useContext, useEffect, useEffectEvent, useState } from 'react'
import type { Availability } from '@/lib/domain/reservation/availability/schema'
import { defaultSearch, type Search } from '@/lib/domain/reservation/availability/search'

/** Answers newer than the page, by restaurant, and their search. */
type Fresh = { search: Search; answers: Map<number, Availability> }

const FreshContext = createContext<Fresh | null>(null)
const OLD_AFTER_MS = 60_000
const IDS_PER_CALL = 50

type Props = { ids: number[]; search: Search; renderedAtMs: number; children: ReactNode }

/**
 * Refreshes the free tables of a cached page once the page is older than a minute or a day has passed. A failure
 * changes nothing: the restaurant's own page is always live.
 */
export function FreshAvailability({ ids, search, renderedAtMs, children }: Props) {
  const [fresh, setFresh] = useState<Fresh | null>(null)

  const refresh = useEffectEvent(() => {
    const now = new Date()
    const current = { ...defaultSearch(now), city: search.city }
    const isOld = now.getTime() - renderedAtMs > OLD_AFTER_MS || current.date !== search.date
    if (isOld) loadFreshAvailability(ids, current).then(setFresh, () => {})
  })
  useEffect(() => refresh(), [])

  return <FreshContext value={fresh}>{children}</FreshContext>
}

/** Newer answers, or `null` while the page's own are recent enough. */
export function useFreshAvailability(): Fresh | null {
  return useContext(FreshContext)
}

async function loadFreshAvailability(ids: number[], search: Search): Promise<Fresh> {
  const parts = Array.from({ length: Math.ceil(ids.length / IDS_PER_CALL) }, (_, index) =>
    ids.slice(index * IDS_PER_CALL, (index + 1) * IDS_PER_CALL),
  )
  const answers = await Promise.all(parts.map((part) => loadAvailability(part, search)))
  return { search, answers: new Map(answers.flat().map((answer) => [answer.restaurant_id, answer])) }
}

async function loadAvailability(ids: number[], { date, time, partySize }: Search): Promise<Availability[]> {
  const params = new URLSearchParams({ ids: ids.join(','), from: `${date} ${time}`, people: String(partySize) })
  const response = await fetch(`/api/availability?${params}`)
  if (!response.ok) throw new Error(`availability answered ${response.status}`)
  return response.json()
}
