import styles from '@/components/checkout/checkout-form.module.css'
import type { CheckoutWords } from '@/components/checkout/words'
import { SelectField } from '@/components/ui/form/select-field'
import { interpolate } from '@/lib/domain/interpolate'
import type { OrderDay } from '@/lib/domain/ordering/checkout/order-times'
import type { CheckoutChoices } from '@/lib/domain/ordering/checkout/stored-checkout'
import { earliestOf } from '@/lib/domain/ordering/checkout/times-left'
import { formatDayShort } from '@/lib/domain/time/dates-pl'
import { type LocalDate, localDateOf } from '@/lib/domain/time/time'
import { ChoiceCards } from './choice-cards'

type Props = {
  words: CheckoutWords
  days: OrderDay[]
  asapNote: string
  asapOffText: string | null
  later: CheckoutChoices['later']
  error?: string
  nowMs: number
  onLater: (later: CheckoutChoices['later']) => void
}

/** As soon as possible, or a time that the kitchen and the travel time allow. Ledger L143, L194, L239–L241. */
export function DeliveryTimeChoice({ words, days, asapNote, asapOffText, later, error, nowMs, onLater }: Props) {
  const [first] = days
  const choices = [
    { value: 'asap', title: words.asap, note: asapNote, disabledReason: asapOffText },
    ...(first ? [{ value: 'later', title: words.later }] : []),
  ]
  return (
    <ChoiceCards
      name="deliveryAt"
      legend={words.when}
      choices={choices}
      chosen={later ? 'later' : 'asap'}
      onChoose={(value) => onLater(value === 'later' && first ? earliestOf(first) : null)}
      error={later ? undefined : error}
    >
      {later && first && (
        <ScheduledTimeFields words={words} days={days} later={later} error={error} nowMs={nowMs} onLater={onLater} />
      )}
    </ChoiceCards>
  )
}

type ScheduledTimeProps = Pick<Props, 'words' | 'days' | 'error' | 'nowMs' | 'onLater'> & {
  later: NonNullable<CheckoutChoices['later']>
}

function ScheduledTimeFields({ words, days, later, error, nowMs, onLater }: ScheduledTimeProps) {
  const day = days.find(({ date }) => date === later.date) ?? days[0]
  return (
    <div className={`stack-3 ${styles.moment}`}>
      <SelectField
        id="deliveryDay"
        label={words.day}
        value={day?.date}
        onChange={(event) => {
          const chosen = days.find(({ date }) => date === event.currentTarget.value)
          if (chosen) onLater(earliestOf(chosen))
        }}
      >
        {days.map(({ date }) => (
          <option key={date} value={date}>
            {dayText(date, words, nowMs)}
          </option>
        ))}
      </SelectField>
      <SelectField
        id="deliveryTime"
        label={words.time}
        value={later.time}
        error={day?.disabledText ?? error}
        required
        onChange={(event) => onLater({ ...later, time: event.currentTarget.value })}
      >
        <option value="">{words.timeChoose}</option>
        {!day?.disabledText && day?.times.map((time) => <option key={time}>{time}</option>)}
      </SelectField>
    </div>
  )
}

function dayText(date: LocalDate, { today }: CheckoutWords, nowMs: number): string {
  const day = formatDayShort(date)
  return date === localDateOf(new Date(nowMs)) ? interpolate(today, { day }) : day
}
