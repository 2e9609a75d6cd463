'use client'

import { useNow } from '@/components/search/client/use-now'
import { interpolate } from '@/lib/domain/interpolate'
import type { UpcomingOpening } from '@/lib/domain/restaurant/hours/upcoming-openings'
import { addDays, type LocalDate, localDateOf, weekdayOf } from '@/lib/domain/time/time'
import type words from '@/messages/pl.json'
import styles from './open-state.module.css'

type OpenWords = (typeof words)['restaurant']['state']

type Props = {
  words: OpenWords
  openings: UpcomingOpening[]
  /** UpcomingOpening hours of the next days with their real closing times, so that a page made yesterday includes today's. */
  hoursOn: Record<LocalDate, string>
  renderedAtMs: number
}

/** "Otwarte do 22:00 · dziś 12–22": at first for the server's time, after hydration for the browser's. */
export function OpenState({ words, openings, hoursOn, renderedAtMs }: Props) {
  const nowMs = useNow(renderedAtMs)
  const today = localDateOf(new Date(nowMs))
  const current = openings.find(({ fromMs, untilMs }) => fromMs <= nowMs && nowMs < untilMs)
  const hours = hoursOn[today]
  return (
    <p className="line-3 baseline small">
      <strong className={current ? styles.open : styles.closed}>
        {current ? openText(words, current) : closedText(words, openings, nowMs, today)}
      </strong>
      {hours && !(current && !current.closes) && (
        <span className="soft">{interpolate(words.todayHours, { hours: hours.toLocaleLowerCase('pl') })}</span>
      )}
    </p>
  )
}

function openText(words: OpenWords, { closes }: UpcomingOpening): string {
  return closes ? interpolate(words.openUntil, { time: closes }) : words.openAlways
}

function closedText(words: OpenWords, openings: UpcomingOpening[], nowMs: number, today: LocalDate): string {
  const next = openings.find(({ fromMs }) => fromMs > nowMs)
  if (!next) return words.closed
  const { opens: time, opensOn } = next
  if (opensOn === today) return interpolate(words.opensToday, { time })
  if (opensOn === addDays(today, 1)) return interpolate(words.opensTomorrow, { time })
  return interpolate(words.opensOn, { time, day: words.onDay[weekdayOf(opensOn)] ?? '' })
}
