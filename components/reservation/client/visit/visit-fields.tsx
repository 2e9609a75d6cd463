import type { ReservationWords } from '@/components/reservation/form-words'
import styles from '@/components/reservation/reservation-form.module.css'
import { DateField } from '@/components/search/client/date-field'
import { PartySizeField } from '@/components/search/client/party-size-field'
import { SelectField } from '@/components/ui/form/select-field'
import type { Visit } from '@/lib/domain/reservation/form/stored-draft'
import { seatingTimes } from '@/lib/domain/reservation/seating-times'
import { type LocalTime, localDateOf } from '@/lib/domain/time/time'

type Props = {
  words: ReservationWords
  visit: Visit
  onVisit: (visit: Visit) => void
  /** Changes when the party size is set from outside the field. */
  round: number
  nowMs: number
  /** The restaurant's seating times on the day of the visit. */
  hours: { from: LocalTime; to: LocalTime }[]
  errors: { visitDate?: string; peopleAmount?: string }
}

/** People, day and approximate time in one row. The times are those of the restaurant's own day. Reading A20. */
export function VisitFields({ words, visit, onVisit, round, nowMs, hours, errors }: Props) {
  const { fields, labels } = words
  const now = new Date(nowMs)
  const times = seatingTimes(hours, visit.time, { date: visit.date, now })

  return (
    <div className={`stack-3 ${styles.visit}`}>
      <PartySizeField
        key={round}
        id="peopleAmount"
        label={labels.people}
        words={fields.people}
        defaultValue={visit.partySize}
        onPartySize={(partySize) => onVisit({ ...visit, partySize })}
        error={errors.peopleAmount}
      />
      <SelectField
        id="wishedTime"
        label={labels.time}
        name="visitTime"
        value={times.length > 0 ? visit.time : ''}
        onChange={(event) => onVisit({ ...visit, time: event.currentTarget.value })}
      >
        {times.map((time) => (
          <option key={time}>{time}</option>
        ))}
        {times.length === 0 && <option value="">{fields.time.none}</option>}
      </SelectField>
      <DateField
        id="visitDate"
        label={labels.date}
        words={fields.date}
        value={visit.date}
        onDate={(date) => onVisit({ ...visit, date })}
        min={localDateOf(now)}
        error={errors.visitDate}
        fieldClassName="whole-line"
      />
    </div>
  )
}
