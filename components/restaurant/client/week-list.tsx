'use client'

import styles from '@/components/restaurant/section.module.css'
import { useNow } from '@/components/search/client/use-now'
import { type LocalDate, localDateOf, weekdayOf } from '@/lib/domain/time/time'

type Props = {
  days: { name: string; hours: string }[]
  /** The next days that differ from their weekday, so that a page made yesterday includes today. */
  exceptionOn: Record<LocalDate, { hours: string; note?: string }>
  todayWord: string
  renderedAtMs: number
}

/** Seven rows; today's is marked and follows its exception, by the browser's clock after hydration. */
export function WeekList({ days, exceptionOn, todayWord, renderedAtMs }: Props) {
  const date = localDateOf(new Date(useNow(renderedAtMs)))
  const today = weekdayOf(date)
  const exception = exceptionOn[date]
  return (
    <ul className={styles.week}>
      {days.map(({ name, hours }, index) => (
        <li
          key={name}
          className={
            index === today
              ? `line-4 spread numeric ruled-below ${styles.day} bold`
              : `line-4 spread numeric ruled-below ${styles.day}`
          }
        >
          <span>
            {name}
            {index === today && (
              <span className="soft">
                {' '}
                ({todayWord}
                {exception?.note && `: ${exception.note}`})
              </span>
            )}
          </span>
          <span>{(index === today && exception?.hours) || hours}</span>
        </li>
      ))}
    </ul>
  )
}
