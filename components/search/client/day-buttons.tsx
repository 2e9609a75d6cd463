import { chipClass } from '@/components/ui/chip/chip-content'
import { DAY_PARAMETER, TODAY, TOMORROW } from '@/lib/domain/search/day'
import { formatWeekday } from '@/lib/domain/time/dates-pl'
import { addDays, type LocalDate } from '@/lib/domain/time/time'
import styles from './search-form.module.css'

export type DayWords = { label: string; today: string; tomorrow: string }

/** Today, tomorrow and the three days after it: each sends the search for that day in one press. Reading A1. */
export function DayButtons({ words, today }: { words: DayWords; today: LocalDate }) {
  const later = [2, 3, 4].map((days) => addDays(today, days))
  const days = [
    [TODAY, words.today],
    [TOMORROW, words.tomorrow],
    ...later.map((date) => [date, formatWeekday(date)] as const),
  ] as const
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own box into the grid
    <div role="group" aria-label={words.label} className={`row-2 ${styles.days}`}>
      {days.map(([value, text]) => (
        <button
          key={value}
          type="submit"
          name={DAY_PARAMETER}
          value={value}
          className={chipClass({ kind: 'plain', className: styles.day })}
        >
          {text}
        </button>
      ))}
    </div>
  )
}
