import { Button } from '@/components/ui/button'
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden'
import { Notice } from '@/components/ui/notice'
import { interpolate } from '@/lib/domain/interpolate'
import type { OwnVisit } from '@/lib/domain/reservation/form/reservation-outcome'
import { ownVisitPath } from '@/lib/domain/reservation/paths'
import { formatMoment } from '@/lib/domain/time/dates-pl'
import { type LocalDate, splitWallTime } from '@/lib/domain/time/time'
import type { FormWords } from './form-words'
import { peopleText } from './people-text'
import styles from './reservation-form.module.css'

type Props = { words: FormWords; visits: OwnVisit[]; restaurantId: number; today: LocalDate }

/**
 * The table that the diner has at that time already, and a button of the form that reserves one more on purpose.
 * Without a visit in the answer, only its existence is shown: the browser has not proven that the visit is its own.
 * Contract C2, decision 0081.
 */
export function OwnVisits({ words, visits, restaurantId, today }: Props) {
  return (
    <Notice kind="warning" className={styles.own}>
      {visits.length === 0 && <p>{words.overlapping}</p>}
      {visits.map((visit) => (
        <p key={`${visit.restaurant.id} ${visit.reserved_on}`}>
          <strong>{ownVisitText(words, visit, restaurantId, today)}</strong>
          <span className={`links ${styles.ownLinks}`}>
            <a target="_top" href={ownVisitPath(visit)}>
              {words.ownSee}
            </a>
            <a target="_top" href={ownVisitPath(visit, 'zmien')}>
              {words.ownChange}
            </a>
          </span>
        </p>
      ))}
      {/* The Enter key of a field presses the first button, which must never reserve a second table. */}
      <VisuallyHidden aria-hidden="true">
        <button type="submit" tabIndex={-1} />
      </VisuallyHidden>
      <Button type="submit" name="second_visit" value="on" variant="secondary">
        {words.secondVisit}
      </Button>
    </Notice>
  )
}

function ownVisitText(words: FormWords, visit: OwnVisit, restaurantId: number, today: LocalDate): string {
  const { date, time } = splitWallTime(visit.reserved_on)
  const text = `${formatMoment(date, time, today)}, ${peopleText(visit.guests_number, words.people)}`
  const { id, name } = visit.restaurant
  return id === restaurantId
    ? interpolate(words.ownHere, { visit: text })
    : interpolate(words.ownElsewhere, { name, visit: text })
}
