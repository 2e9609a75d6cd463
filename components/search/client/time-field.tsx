'use client'

import type { TimeWords } from '@/components/search/field-words'
import { SelectField } from '@/components/ui/form/select-field'
import { timeOptions } from '@/lib/domain/search/time-options'
import type { LocalDate, LocalTime } from '@/lib/domain/time/time'

type Props = {
  id: string
  label: string
  words: TimeWords
  value: LocalTime
  onTime: (time: LocalTime) => void
  /** The requested day: for today, only times after the lead time are offered. */
  date: LocalDate
  /** Milliseconds since 1970; the same on the server and at hydration. */
  nowMs: number
  /** The time was requested and answered, so it stays in the list even if it is too soon. Reading A20. */
  isKept?: boolean
  error?: string
  fieldClassName?: string
}

/**
 * A native select of the home slots. A time that has passed is replaced by the first that is left. Ledger L214, L221.
 */
export function TimeField({ words, value, onTime, date, nowMs, isKept, ...field }: Props) {
  const times = timeOptions(value, date, new Date(nowMs), isKept)
  return (
    <SelectField
      {...field}
      name="visitTime"
      value={times.includes(value) ? value : times[0]}
      onChange={(event) => onTime(event.currentTarget.value)}
    >
      {times.map((time) => (
        <option key={time}>{time}</option>
      ))}
      {times.length === 0 && <option value="">{words.none}</option>}
    </SelectField>
  )
}
