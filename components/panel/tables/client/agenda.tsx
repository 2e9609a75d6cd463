'use client'

import { useSyncExternalStore } from 'react'
import { useServerNow } from '@/components/panel/board/client/board-provider'
import panel from '@/components/panel/board/panel.module.css'
import { Button } from '@/components/ui/button'
import type { BoardReservation } from '@/lib/domain/panel/board/board-schema'
import { isOngoing, visitsByHour, visitsOf } from '@/lib/domain/panel/tables/timetable'
import { visitSteps } from '@/lib/domain/panel/tables/visit-steps'
import { GuestNote } from './guest-note'
import styles from './tables.module.css'
import { useTables } from './tables-context'
import { usePending } from './use-pending'
import { clockOf, guestCountText, markOf, nameOf, stateText, tablesText } from './visit-text'

/** The day as a list by the hour, on phones and where the device prefers it to the timeline; and past visits. Contract C25. */
export function Agenda() {
  const { words, board, day, hasFailed, isList } = useTables()
  const hasTimeline =
    useSyncExternalStore(
      onWidth,
      () => window.matchMedia?.(WIDE).matches ?? false,
      () => false,
    ) && !isList
  const nowMs = useServerNow(30_000)
  if (!board) return <p role="status">{hasFailed ? words.day.failed : words.day.loading}</p>
  const visits = visitsOf(board, day)
  const ahead = visits.filter(isOngoing)
  const over = visits.filter((one) => !isOngoing(one))
  return (
    <>
      {/* Sixty cards that nobody sees would cost each press their time. */}
      {!hasTimeline && (
        <section className={`${styles.section} ${styles.onPhones}`} aria-labelledby="agenda" data-places="agenda">
          <div className="flex wrap centred spread">
            <h2 id="agenda" className={styles.title}>
              {words.agenda.title}
            </h2>
            <DayView />
          </div>
          {ahead.length === 0 && <p>{words.agenda.empty}</p>}
          {visitsByHour(ahead).map(({ fromMs, visits, guests }) => (
            <section key={fromMs} aria-labelledby={`hour-${fromMs}`}>
              <h3 id={`hour-${fromMs}`} className={styles.subtitle}>
                {clockOf(fromMs)} <span className="soft small">{guestCountText(guests, words)}</span>
              </h3>
              <ul className={`stack-2 ${styles.agenda}`}>
                {visits.map((one) => (
                  <Visit key={one.id} one={one} nowMs={nowMs} />
                ))}
              </ul>
            </section>
          ))}
        </section>
      )}
      {over.length > 0 && (
        <details className={`${panel.details} ${styles.over}`}>
          <summary>
            {words.agenda.over} ({over.length})
          </summary>
          <ul className={`stack-2 ${styles.agenda}`}>
            {over.map((one) => (
              <Visit key={one.id} one={one} nowMs={nowMs} />
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

/** From here on the timeline has its room, as the style sheet has it. */
const WIDE = '(min-width: 48rem)'

function onWidth(listener: () => void) {
  const query = window.matchMedia?.(WIDE)
  query?.addEventListener('change', listener)
  return () => query?.removeEventListener('change', listener)
}

/** Timeline or list: one press, remembered on the device. On a phone the list alone stands. */
export function DayView() {
  const { words, isList, showList } = useTables()
  return (
    <Button variant="secondary" className={styles.dayView} onClick={() => showList(!isList)}>
      {isList ? words.timeline.show : words.agenda.show}
    </Button>
  )
}

function Visit({ one, nowMs }: { one: BoardReservation; nowMs: number }) {
  const { words, step, open } = useTables()
  const pending = usePending(one.id)
  const mark = markOf(one, nowMs)
  const [first] = visitSteps(one, nowMs)
  // Steps that undo something, or need a reason, are not one press away.
  const quick = first === 'seat' || first === 'finish' ? first : null
  return (
    <li
      className={`flex wrap centred spread gap-2 surface round ${styles.visit}`}
      data-mark={mark}
      aria-busy={pending !== null}
      tabIndex={-1}
      data-place={`visit ${one.id}`}
    >
      <button
        type="button"
        className={`grid centred touch-high dark grow ${styles.visitOpen}`}
        onClick={() => open({ kind: 'visit', reservationId: one.id })}
      >
        <span className="large bold numeric">{clockOf(one.starts_at)}</span>
        <span>
          <strong>{nameOf(one, words)}</strong>, {guestCountText(one.guests_number, words)}
          <span className="soft small block">
            {tablesText(one.tables, words)}, {stateText(one, nowMs)}
          </span>
        </span>
      </button>
      {quick && (
        <Button variant="secondary" busy={pending !== null} onClick={() => step(one, quick)}>
          {words.steps[quick]}
        </Button>
      )}
      <GuestNote one={one} />
    </li>
  )
}
