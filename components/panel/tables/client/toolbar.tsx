'use client'

import { useBoard } from '@/components/panel/board/client/board-provider'
import { Button } from '@/components/ui/button'
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden'
import { interpolate } from '@/lib/domain/interpolate'
import { addDays, isLocalDate } from '@/lib/domain/time/time'
import styles from './tables.module.css'
import { useTables } from './tables-context'
import { clockOf, visitDayText } from './visit-text'

/** The day, the connection, and buttons for new visits. */
export function Toolbar() {
  const { words, day, setDay, isToday, open } = useTables()
  return (
    <div className={`flex wrap centred spread ${styles.toolbar}`}>
      <div className={`row-2 centred ${styles.days}`}>
        <Button variant="secondary" aria-label={words.day.previous} onClick={() => setDay(addDays(day, -1))}>
          ‹
        </Button>
        <p className="large bold" data-day={day} aria-live="polite">
          {visitDayText(day, words)}
        </p>
        <Button variant="secondary" aria-label={words.day.next} onClick={() => setDay(addDays(day, 1))}>
          ›
        </Button>
        <label className={styles.dayField}>
          <VisuallyHidden>{words.day.label}</VisuallyHidden>
          <input
            type="date"
            required
            value={day}
            onChange={({ target }) => isLocalDate(target.value) && setDay(target.value)}
          />
        </label>
        {!isToday && (
          <Button variant="quiet" onClick={() => setDay(null)}>
            {words.day.today}
          </Button>
        )}
      </div>
      <Connection />
      <div className="row-2 centred">
        <Button onClick={() => open({ kind: 'new', isWalkIn: true })}>{words.actions.walkIn}</Button>
        <Button variant="secondary" onClick={() => open({ kind: 'new', isWalkIn: false })}>
          {words.actions.phone}
        </Button>
        <Button variant="quiet" onClick={() => open({ kind: 'block' })}>
          {words.actions.block}
        </Button>
      </div>
    </div>
  )
}

function Connection() {
  const { words } = useTables()
  const connection = useBoard((state) => state.connection)
  const queued = useBoard((state) => state.queuedCount)
  const { kind } = connection
  const text =
    kind === 'lost' ? interpolate(words.connection.lost, { time: clockOf(connection.sinceMs) }) : words.connection[kind]
  return (
    <p className={`soft small ${styles.connection}`} data-connection={kind} role="status">
      {text}
      {queued > 0 && ` ${interpolate(words.connection.queued, { count: queued })}`}
    </p>
  )
}
