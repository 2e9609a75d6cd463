import type { FormWords } from '@/components/reservation/form-words'
import { ChipLink } from '@/components/ui/chip/chip-link'
import { ChipList } from '@/components/ui/chip/chip-list'
import { classNames } from '@/components/ui/class-names'
import { interpolate } from '@/lib/domain/interpolate'
import type { Availability } from '@/lib/domain/reservation/availability/schema'
import { disabledText, isChoosable, unavailableReason } from '@/lib/domain/reservation/form/slot-choice'
import type { Visit } from '@/lib/domain/reservation/form/stored-draft'
import { visitPath } from '@/lib/domain/reservation/paths'
import { formatDayShort } from '@/lib/domain/time/dates-pl'
import { joinPath } from '@/lib/domain/waitlist/paths'
import styles from './slots.module.css'

type Props = {
  words: FormWords
  availability: Availability
  visit: Visit
  phone: string
  /** The page of another visit, for forms without a script. */
  path: string
  /** The path of the waitlist's parent page: never the frame's own. */
  waitlistBasePath: string
  onVisit: (visit: Visit) => void
}

/** Why the requested time is not available, and the alternatives. Contract C4. */
export function OtherTimes({ words, availability, visit, phone, path, waitlistBasePath, onVisit }: Props) {
  const links = { path, onVisit }
  const { state, slots, alternatives } = availability
  if (state === 'available' || state === 'request') return null
  const why = unavailableReason(availability)
  // Free times within two hours are already shown as chips.
  const times = alternatives.times.filter((time) => !slots.some((slot) => slot.time === time && isChoosable(slot)))
  const ruled = disabledText(availability)
  const hasNothing = times.length === 0 && alternatives.dates.length === 0 && !slots.some(isChoosable)

  return (
    <div className={styles.alternatives}>
      {ruled && <p className={styles.reason}>{ruled}</p>}
      {why && <p className={styles.reason}>{interpolate(words[why], { time: visit.time })}</p>}
      <Visits label={words.freeTimes} visits={times.map((time) => [time, { ...visit, time }])} {...links} />
      <Visits
        label={interpolate(words.freeDates, { time: visit.time })}
        visits={alternatives.dates.map((date) => [formatDayShort(date), { ...visit, date }])}
        {...links}
      />
      {state === 'full' && (
        <p className={classNames(styles.reason, styles.waitlist)}>
          <a rel="nofollow" target="_top" href={joinPath(waitlistBasePath, visit)}>
            {words.waitlist}
          </a>
        </p>
      )}
      {hasNothing && (
        <p className={styles.reason}>
          {ruled ? words.callInstead : words.noneFree} <a href={`tel:${phone.replace(/\s/g, '')}`}>{phone}</a>
        </p>
      )}
    </div>
  )
}

type VisitsProps = Pick<Props, 'path' | 'onVisit'> & { label: string; visits: [text: string, visit: Visit][] }

function Visits({ label, visits, path, onVisit }: VisitsProps) {
  if (visits.length === 0) return null
  return (
    <>
      <p className={styles.small}>{label}</p>
      <ChipList label={label}>
        {visits.map(([text, visit]) => (
          <ChipLink
            key={text}
            kind="plain"
            rel="nofollow"
            href={`${visitPath(path, { visitDate: visit.date, visitTime: visit.time, peopleAmount: String(visit.partySize) })}#rezerwacja`}
            onClick={(event) => {
              event.preventDefault()
              onVisit(visit)
            }}
          >
            {text}
          </ChipLink>
        ))}
      </ChipList>
    </>
  )
}
