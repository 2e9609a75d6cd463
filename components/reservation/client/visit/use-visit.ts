import { type RefObject, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { writeVisitToUrl } from '@/components/reservation/client/lazy-parts'
import { minimumDate } from '@/lib/domain/reservation/availability/same-day'
import type { Availability } from '@/lib/domain/reservation/availability/schema'
import { upcomingVisit } from '@/lib/domain/reservation/availability/search'
import { chosenSlot } from '@/lib/domain/reservation/form/slot-choice'
import type { StoredDraft, Visit } from '@/lib/domain/reservation/form/stored-draft'
import { NEVER_MS, useAvailability } from './use-availability'

interface InitialVisit {
  restaurantId: number
  visit: Visit
  chosen: string | null
  availability: Availability
  /** The upstream could not tell the free times. Ledger L270. */
  isAvailabilityUnknown?: boolean
  renderedAtMs: number
}

/** Day, time and party size, the free times, and the chosen time. A past time moves on. Ledger L214. */
export function useVisit(first: InitialVisit, nowMs: number, holdToken: RefObject<string | null>) {
  const [requested, setVisit] = useState(first.visit)
  const visit = useMemo(() => upcomingVisit(requested, new Date(nowMs)), [requested, nowMs])
  const [chosen, setChosen] = useState(first.chosen)
  // A new round resets the people field, which keeps a value of its own.
  const [round, setRound] = useState(0)
  const answeredAtMs = first.isAvailabilityUnknown ? NEVER_MS : first.renderedAtMs
  const answer = useAvailability(first.restaurantId, visit, first.availability, answeredAtMs, holdToken)

  /** Sets the visit from outside its fields. */
  function jumpTo(next: Visit, time: string | null) {
    setVisit(next)
    setChosen(time)
    setRound((last) => last + 1)
  }

  return {
    ...answer,
    visit,
    chosen,
    round,
    slot: answer.isLoading ? null : chosenSlot(answer.availability, chosen),
    choose: setChosen,
    jumpTo,
    change(next: Visit) {
      // A time requested by name is chosen as soon as it proves free.
      if (next.time !== visit.time) setChosen(next.time)
      setVisit(next)
    },
    restore: (stored: StoredDraft) => jumpTo(stored.visit, stored.chosen),
  }
}

/** Writes the picked visit to the URL, with the area of `form`. */
export function useVisitUrl(
  first: Pick<InitialVisit, 'visit' | 'chosen'>,
  { visit, chosen }: Pick<ReturnType<typeof useVisit>, 'visit' | 'chosen'>,
  form?: RefObject<HTMLFormElement | null>,
  areas?: { key: string; name: string }[],
) {
  const write = () => writeVisitToUrl(visit, chosen, form?.current, areas)
  const handleChange = useEffectEvent((nextVisit: Visit, nextChosen: string | null) => {
    if (nextVisit !== first.visit || nextChosen !== first.chosen) write()
  })
  useEffect(() => handleChange(visit, chosen), [visit, chosen])
  return write
}

/** A cached page made yesterday requests a day that is no longer tomorrow. */
export function useFreshDate(
  isCached: boolean,
  first: Visit,
  nowMs: number,
  { visit, change }: Pick<ReturnType<typeof useVisit>, 'visit' | 'change'>,
) {
  const earliest = minimumDate(new Date(nowMs))
  const isStale = isCached && visit.date === first.date && visit.date < earliest
  const moveToEarliest = useEffectEvent(() => change({ ...visit, date: earliest }))
  useEffect(() => {
    if (isStale) moveToEarliest()
  }, [isStale])
}
