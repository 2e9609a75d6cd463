import type { MouseEvent } from 'react'
import type { FormWords } from '@/components/reservation/form-words'
import { ButtonLink } from '@/components/ui/button-link'
import { ChipLink } from '@/components/ui/chip/chip-link'
import { ChipList } from '@/components/ui/chip/chip-list'
import { interpolate } from '@/lib/domain/interpolate'
import type { Availability } from '@/lib/domain/reservation/availability/schema'
import { disabledText, isChoosable } from '@/lib/domain/reservation/form/slot-choice'
import type { Visit } from '@/lib/domain/reservation/form/stored-draft'
import { visitPath } from '@/lib/domain/reservation/paths'
import { formatDayShort } from '@/lib/domain/time/dates-pl'
import { joinPath } from '@/lib/domain/waitlist/paths'

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
  /** A press of the link to the waitlist, where it can do more than navigate. */
  onWait?: (event: MouseEvent<HTMLAnchorElement>) => void
}

/** Number of other days offered. */
const OTHER_DAYS = 2

/** Alternatives to the requested time: other hours and days, or a notice when a table is freed. Contract C4. */
export function OtherTimes({ words, availability, visit, phone, path, waitlistBasePath, onVisit, onWait }: Props) {
  const links = { path, onVisit }
  const { state, slots, alternatives } = availability
  if (state === 'available' || state === 'request') return null
  // Free times within two hours are already shown as chips.
  const times = alternatives.times.filter((time) => !slots.some((slot) => slot.time === time && isChoosable(slot)))
  const hasNothing = times.length === 0 && alternatives.dates.length === 0 && !slots.some(isChoosable)

  return (
    <div className="stack-2">
      <Visits label={words.freeTimes} visits={times.map((time) => [time, { ...visit, time }])} {...links} />
      <Visits
        label={interpolate(words.freeDates, { time: visit.time })}
        visits={alternatives.dates.slice(0, OTHER_DAYS).map((date) => [formatDayShort(date), { ...visit, date }])}
        {...links}
      />
      {state === 'full' && (
        <ButtonLink
          variant="secondary"
          rel="nofollow"
          target="_top"
          href={joinPath(waitlistBasePath, visit)}
          onClick={onWait}
        >
          {interpolate(words.waitlistAt, { time: visit.time })}
        </ButtonLink>
      )}
      {hasNothing && (
        <p className="small">
          {disabledText(availability) ? words.callInstead : words.noneFree}{' '}
          <a href={`tel:${phone.replace(/\s/g, '')}`}>{phone}</a>
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
      <p className="soft small semibold">{label}</p>
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
