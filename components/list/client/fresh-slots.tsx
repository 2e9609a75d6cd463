'use client'

import { SlotChips, type SlotWords } from '@/components/list/tables/slot-chips'
import { type NoTableReason, nearestSlots, noTableReasonOf, slotPath } from '@/lib/domain/list/tables/slots'
import type { Slot } from '@/lib/domain/reservation/availability/schema'
import type { Search } from '@/lib/domain/reservation/availability/search'
import { useFreshAvailability } from './fresh-availability'

type FreshSlotWords = SlotWords & { none: Record<NoTableReason['code'], string>; moreTimes: string }

type Props = {
  restaurant: { id: number; slug: string; name: string }
  /** The page's own search and slots, used until newer ones arrive. */
  search: Search
  slots: Pick<Slot, 'time' | 'state' | 'confirm'>[]
  reason: NoTableReason['code']
  words: FreshSlotWords
}

/** Free times that refresh in place. */
export function FreshSlots({ restaurant, words, ...page }: Props) {
  const fresh = useFreshAvailability()
  const search = fresh?.search ?? page.search
  const answer = fresh?.answers.get(restaurant.id)
  const slots = answer ? nearestSlots(answer, search.time) : page.slots
  const reason = answer ? noTableReasonOf(answer).code : page.reason
  return (
    <div className="grid one-column centred touch-high">
      {slots.length > 0 ? (
        <SlotChips restaurant={restaurant} search={search} slots={slots} words={words} />
      ) : (
        <p className="soft small">
          {words.none[reason]} <a href={slotPath(restaurant, search)}>{words.moreTimes}</a>
        </p>
      )}
    </div>
  )
}
