'use client'

import { type ComponentType, type KeyboardEvent, useRef, useState, useSyncExternalStore } from 'react'
import type { DateWords } from '@/components/search/field-words'
import { classNames } from '@/components/ui/class-names'
import { Field } from '@/components/ui/form/field'
import fieldStyles from '@/components/ui/form/field.module.css'
import { describedBy } from '@/components/ui/form/field-attributes'
import { Icon } from '@/components/ui/icon'
import { calendarPath } from '@/components/ui/icons/calendar'
import { formatDay } from '@/lib/domain/time/dates-pl'
import { isLocalDate, type LocalDate } from '@/lib/domain/time/time'
import type { CalendarProps } from './calendar-sheet'
import styles from './fields.module.css'

type Props = {
  id: string
  label: string
  words: DateWords
  value: LocalDate
  onDate: (date: LocalDate) => void
  /** First day that may be chosen. Ledger L226. */
  min: LocalDate
  error?: string
  fieldClassName?: string
}

/**
 * A native date input that works without JavaScript. With JavaScript its value is displayed in Polish and a Polish
 * calendar can be opened. A day before `min` is replaced by `min`, and the field explains it. Ledger L085–L087, L226.
 */
export function DateField({ id, label, words, value, onDate, min, error, fieldClassName }: Props) {
  const [isRefused, setRefused] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const calendar = useCalendar(input)
  const isHydrated = useSyncExternalStore(subscribeToNothing, onClient, onServer)
  const isValid = isLocalDate(value) && value >= min
  const remark = error ?? (isRefused ? words.tooEarly : undefined)

  function choose(date: LocalDate) {
    setRefused(false)
    onDate(date)
  }

  // The event is for the page's other listeners: React fires no change.
  function chooseInCalendar(date: LocalDate) {
    choose(date)
    input.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }

  function correctDate(event?: KeyboardEvent) {
    if (isValid) return
    event?.preventDefault() // the diner must see the corrected value before it is sent
    setRefused(true)
    onDate(min)
  }

  return (
    <Field id={id} label={label} error={remark} className={fieldClassName}>
      <span className="grid one-column relative">
        <input
          ref={input}
          type="date"
          name="visitDate"
          {...describedBy({ id, error: remark })}
          min={min}
          value={value}
          className={classNames(fieldStyles.control, styles.date, isHydrated && isValid && styles.hiddenValue)}
          onChange={(event) => choose(event.currentTarget.value)}
          onBlur={() => correctDate()}
          onKeyDown={(event) => event.key === 'Enter' && correctDate(event)}
        />
        {isHydrated && isValid && (
          <span className={`flex centred nowrap ${styles.formatted}`} aria-hidden="true">
            {formatDay(value)}
          </span>
        )}
        <button
          type="button"
          className={`scripted middle accent ${styles.open}`}
          aria-label={words.open}
          onClick={calendar.open}
        >
          <Icon path={calendarPath} />
        </button>
      </span>
      {calendar.Sheet && (
        <calendar.Sheet
          open={calendar.isOpen}
          onClose={calendar.close}
          onDate={chooseInCalendar}
          words={words}
          value={value}
          min={min}
        />
      )}
    </Field>
  )
}

/** The calendar is fetched when it is first opened; if that fails, the browser's own opens. */
function useCalendar(input: React.RefObject<HTMLInputElement | null>) {
  const [Sheet, setSheet] = useState<ComponentType<CalendarProps> | null>(null)
  const [isOpen, setOpen] = useState(false)

  async function open() {
    try {
      const { CalendarSheet } = await import('./calendar-sheet')
      setSheet(() => CalendarSheet)
      setOpen(true)
    } catch {
      input.current?.focus()
      input.current?.showPicker?.()
    }
  }

  return { Sheet, isOpen, open, close: () => setOpen(false) }
}

const subscribeToNothing = () => () => {}
const onClient = () => true
const onServer = () => false
