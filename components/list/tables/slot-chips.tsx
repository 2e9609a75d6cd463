import { ChipLink } from '@/components/ui/chip/chip-link'
import { slotPath } from '@/lib/domain/list/tables/slots'
import type { Slot } from '@/lib/domain/reservation/availability/schema'
import type { Search } from '@/lib/domain/reservation/availability/search'
import styles from './slot-chips.module.css'

export type SlotWords = { label: string; request: string }

type Props = {
  restaurant: { id: number; slug: string; name: string }
  search: Search
  slots: Pick<Slot, 'time' | 'state' | 'confirm'>[]
  words: SlotWords
}

/** Free times as links to the restaurant's page at that time; the requested one is highlighted. */
export function SlotChips({ restaurant, search, slots, words }: Props) {
  return (
    <ul className={`stack-2 ${styles.slots}`} aria-label={`${restaurant.name}: ${words.label}`}>
      {slots.map(({ time, state, confirm }) => (
        <li key={time}>
          <ChipLink
            href={slotPath(restaurant, search, time)}
            selected={time === search.time && state === 'available'}
            kind={state === 'request' ? 'plain' : 'slot'}
            // The press does not book a table either that the restaurant confirms manually.
            note={state === 'request' || confirm === 'manual' ? words.request : undefined}
          >
            {time}
          </ChipLink>
        </li>
      ))}
    </ul>
  )
}
