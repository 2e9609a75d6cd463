'use client'

import type { TimeWords } from '@/components/search/field-words'
import { SelectField } from '@/components/ui/form/select-field'
import { HOME_SLOTS } from '@/lib/domain/reservation/availability/home-slots'
import { allowedSlots, isSlotAllowed } from '@/lib/domain/reservation/availability/same-day'
import { type LocalDate, type LocalTime, localTimeOf } from '@/lib/domain/time/time'

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
  isCurrent?: boolean
  error?: string
  fieldClassName?: string
}

/** A native select of the home slots. A past time is replaced by the first remaining one. Ledger L214, L221. */
export function TimeField({ words, value, onTime, date, nowMs, isCurrent, ...field }: Props) {
  const times = timeOptions(value, date, new Date(nowMs), isCurrent)
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

/**
 * The home slots that can be requested on `date`, and `requested` if it is not one of them. A requested time that was
 * answered (`isCurrent`) stays until it has passed, although it is too soon for the form. Ledger L214, L221, reading A20.
 */
function timeOptions(requested: LocalTime, date: LocalDate, now: Date, isCurrent = false): LocalTime[] {
  const times = allowedSlots(HOME_SLOTS, date, now)
  const isExtra =
    !times.includes(requested) && ((isCurrent && requested > localTimeOf(now)) || isSlotAllowed(requested, date, now))
  return isExtra ? [...times, requested].sort() : times
}
