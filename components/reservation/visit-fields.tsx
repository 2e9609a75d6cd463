import { DateField } from '@/components/search/date-field'
import { PartySizeField } from '@/components/search/party-size-field'
import { TimeField } from '@/components/search/time-field'
import type { Visit } from '@/lib/reservation/kept-draft'
import { timeOptions } from '@/lib/search/time-options'
import { type LocalDate, localDateOf } from '@/lib/time'
import type { ReservationWords } from './form-words'
import styles from './reservation-form.module.css'

type Props = {
  words: ReservationWords
  visit: Visit
  onVisit: (visit: Visit) => void
  /** Changes when the party size is set from elsewhere. */
  round: number
  nowMs: number
  errors: { visitDate?: string; peopleAmount?: string }
}

/** People, day and about when, as one row. */
export function VisitFields({ words, visit, onVisit, round, nowMs, errors }: Props) {
  const { fields, labels } = words
  const now = new Date(nowMs)

  function chooseDate(date: LocalDate) {
    const times = timeOptions(visit.time, date, now)
    onVisit({ ...visit, date, time: times.includes(visit.time) ? visit.time : (times[0] ?? visit.time) })
  }

  return (
    <div className={styles.visit}>
      <PartySizeField
        key={round}
        id="peopleAmount"
        label={labels.people}
        words={fields.people}
        defaultValue={visit.partySize}
        onPartySize={(partySize) => onVisit({ ...visit, partySize })}
        error={errors.peopleAmount}
      />
      <TimeField
        id="wishedTime"
        label={labels.time}
        words={fields.time}
        value={visit.time}
        onTime={(time) => onVisit({ ...visit, time })}
        date={visit.date}
        nowMs={nowMs}
      />
      <DateField
        id="visitDate"
        label={labels.date}
        words={fields.date}
        value={visit.date}
        onDate={chooseDate}
        min={localDateOf(now)}
        error={errors.visitDate}
        fieldClassName={styles.day}
      />
    </div>
  )
}
