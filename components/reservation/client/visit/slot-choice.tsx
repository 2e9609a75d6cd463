import type { FormWords } from '@/components/reservation/form-words'
import { ChipLink } from '@/components/ui/chip/chip-link'
import { classNames } from '@/components/ui/class-names'
import { FieldError } from '@/components/ui/form/field-error'
import { interpolate } from '@/lib/domain/interpolate'
import type { Availability } from '@/lib/domain/reservation/availability/schema'
import { disabledText, shownSlots, visitAnswer } from '@/lib/domain/reservation/form/slot-choice'
import type { Visit } from '@/lib/domain/reservation/form/stored-draft'
import { visitPath } from '@/lib/domain/reservation/paths'
import { formatDay } from '@/lib/domain/time/dates-pl'
import type { LocalDate } from '@/lib/domain/time/time'
import { SlotRadio, slotWords } from './slot-radio'
import styles from './slots.module.css'

/** The id of the first answer. */
export const VISIT_ANSWER = 'visit-answer'

type Props = {
  words: FormWords
  visit: Visit
  availability: Availability
  today: LocalDate
  isLoading: boolean
  chosen: string | null
  onChoose: (time: string) => void
  /** Without a script on a cached page each time links to the live page at this path. */
  linkPath: string | null
  error?: string
  className?: string
}

/** The first answer to the visit, in words, and the available times around it. Contract C4. */
export function SlotChoice({ words, availability, isLoading, chosen, onChoose, linkPath, error, ...visit }: Props) {
  const { free, full } = shownSlots(availability.slots)
  return (
    <fieldset
      id="visitTime"
      tabIndex={-1}
      className={classNames('stack-3', styles.slots, error && styles.invalid, visit.className)}
      disabled={isLoading}
      aria-busy={isLoading || undefined}
      aria-describedby={error ? 'visitTime-error' : undefined}
    >
      <Headline words={words} availability={availability} hasFree={free.length > 0} {...visit} />
      {free.length > 0 && (
        <div className={classNames('stack-2', styles.grid, isLoading && styles.loading)}>
          {free.map((slot) =>
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
      {full.length > 0 && (
        <p className="soft small">
          {words.slotsFull} <s>{full.map(({ time }) => time).join(', ')}</s>
        </p>
      )}
      <FieldError id="visitTime" error={error} />
    </fieldset>
  )
}

type HeadlineProps = Pick<Props, 'words' | 'availability' | 'visit' | 'today'> & { hasFree: boolean }

/** Shown once: it describes the disabled button. Ledger L238. */
function Headline({ words, availability, visit, today, hasFree }: HeadlineProps) {
  const answer = visitAnswer(availability, today)
  const texts = { day: formatDay(availability.date), time: visit.time }
  const isRefused = answer === 'full' || answer.startsWith('closed')
  return (
    <legend id={VISIT_ANSWER} className={styles.legend}>
      <span className={isRefused ? styles.refused : undefined}>
        {disabledText(availability) ?? interpolate(words.answer[answer], texts)}
      </span>
      {isRefused && hasFree && <span className={styles.near}>{words.slotsNear}</span>}
    </legend>
  )
}

type LinkProps = Pick<Props, 'words' | 'availability'> & { slot: Availability['slots'][number]; path: string }

function SlotLink({ words, slot, availability, path }: LinkProps) {
  const { date, people } = availability
  const visit = { visitDate: date, visitTime: slot.time, peopleAmount: String(people) }
  return (
    <ChipLink
      href={`${visitPath(path, visit)}#rezerwacja`}
      className={`relative ${styles.slot}`}
      rel="nofollow"
      {...slotWords(slot, words)}
    >
      {slot.time}
    </ChipLink>
  )
}
