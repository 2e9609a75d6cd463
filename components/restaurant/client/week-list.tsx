'use client'

import styles from '@/components/restaurant/section.module.css'
import { useNow } from '@/components/search/client/use-now'
import { localDateOf, weekdayOf } from '@/lib/domain/time/time'

type Props = { days: { name: string; hours: string }[]; todayWord: string; renderedAtMs: number }

/** Seven rows; today's is marked, by the browser's clock after hydration. */
export function WeekList({ days, todayWord, renderedAtMs }: Props) {
  const today = weekdayOf(localDateOf(new Date(useNow(renderedAtMs))))
  return (
    <ul className={styles.week}>
      {days.map(({ name, hours }, index) => (
        <li key={name} className={index === today ? `${styles.day} ${styles.isToday}` : styles.day}>
          <span>
            {name}
            {index === today && <span className={styles.soft}> ({todayWord})</span>}
          </span>
          <span>{hours}</span>
        </li>
      ))}
    </ul>
  )
}
