import { Chip } from '@/components/ui/chip'
import { ChipList } from '@/components/ui/chip-list'
import type { Availability } from '@/lib/availability/schema'
import { formatDayShort } from '@/lib/dates-pl'
import { fill } from '@/lib/fill'
import type { Visit } from '@/lib/reservation/kept-draft'
import { isChoosable, whyNot } from '@/lib/reservation/slot-choice'
import type { FormWords } from './form-words'
import styles from './slots.module.css'

type Props = {
  words: FormWords
  availability: Availability
  visit: Visit
  phone: string
  onVisit: (visit: Visit) => void
}

/** Why the wished time cannot be had, and where to turn: never a dead end. Contract C4. */
export function OtherTimes({ words, availability, visit, phone, onVisit }: Props) {
  const { state, slots, alternatives } = availability
  if (state === 'available' || state === 'request') return null
  const why = whyNot(availability)
  // Free times within two hours are chips already.
  const times = alternatives.times.filter((time) => !slots.some((slot) => slot.time === time && isChoosable(slot)))
  const hasNothing = times.length === 0 && alternatives.dates.length === 0 && !slots.some(isChoosable)

  return (
    <div className={styles.others}>
      {why && <p className={styles.why}>{fill(words[why], { time: visit.time })}</p>}
      {times.length > 0 && (
        <>
          <p className={styles.small}>{words.freeTimes}</p>
          <ChipList label={words.freeTimes}>
            {times.map((time) => (
              <Chip key={time} kind="plain" onClick={() => onVisit({ ...visit, time })}>
                {time}
              </Chip>
            ))}
          </ChipList>
        </>
      )}
      {alternatives.dates.length > 0 && (
        <>
          <p className={styles.small}>{fill(words.freeDates, { time: visit.time })}</p>
          <ChipList label={fill(words.freeDates, { time: visit.time })}>
            {alternatives.dates.map((date) => (
              <Chip key={date} kind="plain" onClick={() => onVisit({ ...visit, date })}>
                {formatDayShort(date)}
              </Chip>
            ))}
          </ChipList>
        </>
      )}
      {hasNothing && (
        <p className={styles.why}>
          {words.noneFree} <a href={`tel:${phone.replace(/\s/g, '')}`}>{phone}</a>
        </p>
      )}
    </div>
  )
}
