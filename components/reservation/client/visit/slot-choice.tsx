import type { FormWords } from '@/components/reservation/form-words'
import { ChipLink } from '@/components/ui/chip/chip-link'
import { classNames } from '@/components/ui/class-names'
import { FieldError } from '@/components/ui/form/field-error'
import { interpolate } from '@/lib/domain/interpolate'
import type { Availability } from '@/lib/domain/reservation/availability/schema'
import { isChoosable, shownSlots } from '@/lib/domain/reservation/form/slot-choice'
import { visitPath } from '@/lib/domain/reservation/paths'
import { formatDay } from '@/lib/domain/time/dates-pl'
import { SlotRadio, slotWords } from './slot-radio'
import styles from './slots.module.css'

type Props = {
  words: FormWords
  availability: Availability
  isLoading: boolean
  chosen: string | null
  onChoose: (time: string) => void
  /** Without a script on a cached page each time links to the live page at this path. */
  linkPath: string | null
  error?: string
  className?: string
}

/** The free times around the requested one. Contract C4. */
export function SlotChoice({ words, availability, isLoading, chosen, onChoose, linkPath, error, className }: Props) {
  const slots = shownSlots(availability.slots)
  return (
    <fieldset
      id="visitTime"
      tabIndex={-1}
      className={classNames(styles.slots, error && styles.invalid, className)}
      disabled={isLoading}
      aria-busy={isLoading || undefined}
      aria-describedby={error ? 'visitTime-error' : undefined}
    >
      <legend className={styles.legend}>
        {interpolate(slots.length > 0 ? words.slots : words.slotsNone, { day: formatDay(availability.date) })}
      </legend>
      {slots.length > 0 && (
        <div className={classNames(styles.grid, isLoading && styles.asking)}>
          {slots.map((slot) =>
            linkPath ? (
              <SlotLink key={slot.time} words={words} slot={slot} availability={availability} path={linkPath} />
            ) : (
              <SlotRadio
                key={slot.time}
                words={words}
                slot={slot}
                onChoose={onChoose}
                isChosen={slot.time === chosen}
              />
            ),
          )}
        </div>
      )}
      <FieldError id="visitTime" error={error} />
    </fieldset>
  )
}

type LinkProps = Pick<Props, 'words' | 'availability'> & { slot: Availability['slots'][number]; path: string }

function SlotLink({ words, slot, availability, path }: LinkProps) {
  const { date, people } = availability
  const visit = { visitDate: date, visitTime: slot.time, peopleAmount: String(people) }
  const why = isChoosable(slot) ? slotWords(slot, words) : { disabledReason: words.slotFull }
  return (
    <ChipLink href={`${visitPath(path, visit)}#rezerwacja`} className={styles.slot} rel="nofollow" {...why}>
      {slot.time}
    </ChipLink>
  )
}
