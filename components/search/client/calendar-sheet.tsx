'use client'

import { DayPicker, labelDayButton } from 'react-day-picker'
import { pl } from 'react-day-picker/locale/pl'
import type { DateWords } from '@/components/search/field-words'
import { Sheet } from '@/components/ui/sheet'
import { type LocalDate, localDateOf } from '@/lib/domain/time/time'
import { WEEKDAYS_SHORT } from '@/messages/content/weekdays'
import styles from './calendar.module.css'

export type CalendarProps = {
  open: boolean
  onClose: () => void
  value: LocalDate
  min: LocalDate
  onDate: (date: LocalDate) => void
  words: DateWords
}

/** A calendar in Polish, Monday first; choosing a day closes it. Loaded only when it is opened. Ledger L085–L087. */
export function CalendarSheet({ open, onClose, value, min, onDate, words }: CalendarProps) {
  const selected = dayOf(value >= min ? value : min)

  function choose(day: Date | undefined) {
    if (day) onDate(localDate(day))
    onClose()
  }

  return (
    <Sheet open={open} onClose={onClose} title={words.title} closeLabel={words.close}>
      {open && (
        <DayPicker
          mode="single"
          autoFocus
          locale={pl}
          weekStartsOn={1}
          fixedWeeks
          showOutsideDays
          selected={selected}
          defaultMonth={selected}
          startMonth={dayOf(min)}
          today={dayOf(localDateOf(new Date()))}
          disabled={{ before: dayOf(min) }}
          modifiers={{ closed: words.closed?.days.map(dayOf) }}
          modifiersClassNames={{ closed: styles.closed ?? '' }}
          labels={{
            labelDayButton: (day, is, ...how) =>
              dayLabel(day, is, ...how) + (is.closed ? `, ${words.closed?.word}` : ''),
          }}
          onSelect={choose}
          formatters={{ formatWeekdayName: (day) => WEEKDAYS_SHORT[(day.getDay() + 6) % 7] ?? '' }}
          classNames={classes}
        />
      )}
    </Sheet>
  )
}

const polishLabel = pl.labels?.labelDayButton
const dayLabel = typeof polishLabel === 'function' ? polishLabel : labelDayButton

// Noon, so that a change to or from summer time does not move a day.
function dayOf(date: LocalDate): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return new Date(year, month - 1, day, 12)
}

function localDate(day: Date): LocalDate {
  const parts = [day.getFullYear(), day.getMonth() + 1, day.getDate()]
  return parts.map((part) => String(part).padStart(2, '0')).join('-')
}

const classes = {
  root: styles.calendar,
  months: styles.months,
  month_caption: 'flex centred touch-high',
  caption_label: styles.label,
  nav: styles.nav,
  button_previous: styles.step,
  button_next: styles.step,
  chevron: styles.chevron,
  month_grid: styles.grid,
  weekday: styles.weekday,
  day: styles.day,
  day_button: styles.dayButton,
  selected: styles.selected,
  today: styles.today,
  disabled: styles.disabled,
  outside: styles.outside,
}
