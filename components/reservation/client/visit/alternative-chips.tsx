import type { FormWords } from '@/components/reservation/form-words'
import { peopleText } from '@/components/reservation/people-text'
import { Chip } from '@/components/ui/chip/chip'
import { ChipList } from '@/components/ui/chip/chip-list'
import type { AlternativeSlot } from '@/lib/domain/reservation/form/reservation-outcome'
import { formatDayShort } from '@/lib/domain/time/dates-pl'
import { splitWallTime } from '@/lib/domain/time/time'
import styles from './slots.module.css'

type Props = {
  words: FormWords
  alternatives: AlternativeSlot[]
  onAlternative: (alternative: AlternativeSlot) => void
  /** URL of the waitlist for the visit. */
  waitlist: string
}

/** Alternatives to a taken time: other times and days, or a hint where to look, and the waitlist. Contract C12. */
export function AlternativeChips({ words, alternatives, onAlternative, waitlist }: Props) {
  return (
    <>
      <p>{words.taken}</p>
      {alternatives.length === 0 && <p>{words.takenNone}</p>}
      <ChipList>
        {alternatives.map((alternative) => {
          const { date, time } = splitWallTime(alternative.reserved_on)
          return (
            <Chip
              key={alternative.reserved_on}
              onClick={() => onAlternative(alternative)}
              note={`${formatDayShort(date)}, ${peopleText(alternative.guests_number, words.people)}`}
            >
              {time}
            </Chip>
          )
        })}
      </ChipList>
      <p className={styles.waitlist}>
        <a rel="nofollow" target="_top" href={waitlist}>
          {words.waitlist}
        </a>
      </p>
    </>
  )
}
