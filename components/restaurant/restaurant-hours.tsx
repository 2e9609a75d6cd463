import { useTranslations } from 'next-intl'
import { hoursText, weekText } from '@/lib/domain/restaurant/hours/hours-text'
import type { OpeningHours } from '@/lib/domain/restaurant/hours/schema'
import { formatDay } from '@/lib/domain/time/dates-pl'
import { addDays, type LocalDate, localDateOf } from '@/lib/domain/time/time'
import { WEEKDAYS } from '@/messages/content/weekdays'
import { WeekList } from './client/week-list'
import styles from './section.module.css'

/** During errors a cached page is shown for a day at most. */
const DAYS_AHEAD = 7

/**
 * The week in the seed's words, Monday first, and the days with different hours. Today's row follows today's exception.
 * Ledger L085, L086, L243–L247.
 */
export function RestaurantHours({ hours, now }: { hours: OpeningHours; now: Date }) {
  const t = useTranslations('restaurant')
  const today = localDateOf(now)
  const ahead = hours.exceptions.filter(({ date }) => date >= today)
  const soon = ahead.filter(({ date }) => date <= addDays(today, DAYS_AHEAD))
  const texts = weekText(hours)
  const { last_order_minutes: lastOrder, last_seating_minutes: lastSeating, kitchen } = hours
  const lasts = [
    lastOrder && t(kitchen ? 'lastKitchenOrder' : 'lastOrder', { minutes: lastOrder }),
    lastSeating && t('lastSeating', { minutes: lastSeating }),
  ].filter((text) => typeof text === 'string')
  return (
    <section className="stack-3 one-column at-start measure" aria-labelledby="hours">
      <h2 id="hours" className="title-m">
        {t('hours')}
      </h2>
      <WeekList
        days={WEEKDAYS.map((name, index) => ({ name, hours: texts[index] ?? '' }))}
        exceptionOn={Object.fromEntries(
          soon.map(({ date, intervals, note }) => [date, { hours: hoursText(intervals), ...(note && { note }) }]),
        )}
        todayWord={t('today')}
        renderedAtMs={now.getTime()}
      />
      {ahead.length > 0 && (
        <>
          <h3>{t('exceptions')}</h3>
          <ul className={styles.week}>
            {ahead.map(({ date, intervals, note }) => (
              <li key={date} className={`line-4 spread numeric ruled-below ${styles.day}`}>
                <span>
                  {formatDay(date)}
                  {note && <small className="soft small block">{note}</small>}
                </span>
                <span>{hoursText(intervals)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <KitchenHours hours={hours} today={today} />
      {lasts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </section>
  )
}

/** Hours of a kitchen with hours of its own: orders follow it. Contract C3. */
function KitchenHours({ hours: { kitchen }, today }: { hours: OpeningHours; today: LocalDate }) {
  const t = useTranslations('restaurant')
  if (!kitchen) return null
  const usual = weekText(kitchen).map((text, day) => ({
    key: WEEKDAYS[day] ?? '',
    name: WEEKDAYS[day],
    note: '',
    text,
  }))
  const others = kitchen.exceptions
    .filter(({ date }) => date >= today)
    .map(({ date, intervals, note = '' }) => ({ key: date, name: formatDay(date), note, text: hoursText(intervals) }))
  return (
    <>
      <h3>{t('kitchenHours')}</h3>
      <p>{t('kitchenText')}</p>
      <ul className={styles.week}>
        {[...usual, ...others].map(({ key, name, note, text }) => (
          <li key={key} className={`line-4 spread numeric ruled-below ${styles.day}`}>
            <span>
              {name}
              {note && <small className="soft small block">{note}</small>}
            </span>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
