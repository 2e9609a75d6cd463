'use client'

import { type CSSProperties, useSyncExternalStore } from 'react'
import { useServerNow } from '@/components/panel/board/client/board-provider'
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden'
import { interpolate } from '@/lib/domain/interpolate'
import type { BoardBlock, BoardReservation } from '@/lib/domain/panel/board/board-schema'
import {
  firstShown,
  guestsByHalfHour,
  hoursShown,
  isOngoing,
  type TimeSpan,
  timeSpanOf,
  timeSpanOfBlock,
  visitsOf,
} from '@/lib/domain/panel/tables/timetable'
import { DayView } from './agenda'
import styles from './tables.module.css'
import { useTables } from './tables-context'
import { usePending } from './use-pending'
import { useVisitDrag } from './use-visit-drag'
import { allergiesOf, clockOf, guestCountText, markOf, nameOf, stateText, visitDayText } from './visit-text'

const HOUR_MS = 3_600_000
const NO_TABLE = ''

/** The day as a timeline of tables, on wide screens; a visit is moved by drag, or by its dialog. Contract C25. */
export function Timeline() {
  const { words, board, day, floorPlan, isToday, isList } = useTables()
  const nowMs = useServerNow(30_000)
  const isHydrated = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  const visits = board ? visitsOf(board, day).filter(isOngoing) : []
  const hours = hoursShown(floorPlan, visits, day)
  const drag = useVisitDrag(hours)
  const areaNames = new Map(floorPlan.areas.map(({ key, name }) => [key, name]))
  const rows = [
    ...(visits.some(({ tables }) => tables.length === 0)
      ? [{ name: NO_TABLE, title: words.requests.noTable, hint: '' }]
      : []),
    ...floorPlan.tables.map(({ name, area, min_seats: min, max_seats: max }) => ({
      name,
      title: name,
      hint: `${interpolate(words.timeline.seats, { min, max })}, ${areaNames.get(area) ?? area}`,
    })),
  ]
  const seats = floorPlan.tables.reduce((sum, { max_seats }) => sum + max_seats, 0)
  // Coming visits matter to staff: the first of them is at the left edge of the view.
  function scrollToFirst(element: HTMLElement | null) {
    if (!element || element.dataset.scrolled) return
    element.dataset.scrolled = ''
    const track = element.scrollWidth - NAMES_REM * rem()
    element.scrollLeft = ((firstShown(hours, visits, isToday ? nowMs : null) - hours.fromMs) / lengthOf(hours)) * track
  }
  const isNowShown = isToday && nowMs >= hours.fromMs && nowMs < hours.untilMs
  return (
    <section className={`${styles.section} ${styles.onTablets}`} aria-labelledby="timeline">
      <div className="flex wrap centred spread">
        <h2 id="timeline" className={styles.title}>
          {words.timeline.title}
        </h2>
        <DayView />
      </div>
      <p className="soft small">{rows.length === 0 ? words.timeline.empty : words.timeline.hint}</p>
      {/* Positions are set by script: the policy refuses style attributes in markup. */}
      {isHydrated && board && !isList ? (
        <section
          className={`relative surface round ${styles.timeline}`}
          key={day}
          ref={scrollToFirst}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
          tabIndex={0}
          aria-label={visitDayText(day, words)}
          data-places="timeline"
          style={{ '--hours': lengthOf(hours) / HOUR_MS } as CSSProperties}
        >
          <div className={styles.row} style={{ minInlineSize: widthOf(hours) }} aria-hidden="true">
            <span className={`grid surface tight level ${styles.table}`} />
            <div className={`relative ${styles.hours}`}>
              {hoursOf(hours).map((ms) => (
                <span key={ms} style={{ insetInlineStart: offset(ms, hours) }}>
                  {clockOf(ms)}
                </span>
              ))}
            </div>
          </div>
          <Guests visits={visits} hours={hours} seats={seats} />
          {rows.map(({ name, title, hint }) => (
            <div key={name} className={styles.row} style={{ minInlineSize: widthOf(hours) }}>
              <p className={`grid surface tight level ${styles.table}`}>
                <strong>{title}</strong>
                <span className="soft small">{hint}</span>
              </p>
              <ul
                className={`grid one-column relative ${styles.track}`}
                data-table={name}
                aria-label={`${words.visit.table} ${title}`}
              >
                {board.blocks
                  .filter((one) => one.tables.includes(name))
                  .map((one) => (
                    <Block key={one.id} block={one} hours={hours} />
                  ))}
                {visits
                  .filter(({ tables }) => (name === NO_TABLE ? tables.length === 0 : tables.includes(name)))
                  .map((one) => (
                    <Visit key={one.id} one={one} table={name} hours={hours} nowMs={nowMs} drag={drag} />
                  ))}
                {isNowShown && (
                  <li
                    className={styles.nowLine}
                    aria-hidden="true"
                    style={{ insetInlineStart: offset(nowMs, hours) }}
                  />
                )}
              </ul>
            </div>
          ))}
        </section>
      ) : (
        <div className={styles.timelineSpace} />
      )}
    </section>
  )
}

type GuestsProps = { visits: readonly BoardReservation[]; hours: TimeSpan; seats: number }

/** Occupancy of each half hour. */
function Guests({ visits, hours, seats }: GuestsProps) {
  const { words } = useTables()
  return (
    <div className={styles.row} style={{ minInlineSize: widthOf(hours) }}>
      <p className={`grid surface tight level ${styles.table}`}>
        <strong>{words.timeline.guests}</strong>
        <span className="soft small anywhere">{interpolate(words.timeline.ofSeats, { seats })}</span>
      </p>
      <ul className={`grid one-column relative ${styles.track}`} aria-label={words.timeline.guests}>
        {guestsByHalfHour(visits, hours)
          .filter(({ guests }) => guests > 0)
          .map(({ guests, ...half }) => (
            <li
              key={half.fromMs}
              className={`${styles.place} middle bold numeric ${styles.guests}`}
              style={placeOf(half, hours)}
              data-full={guests > seats * NEARLY_FULL || undefined}
            >
              <VisuallyHidden>{clockOf(half.fromMs)}: </VisuallyHidden>
              {guests}
            </li>
          ))}
      </ul>
    </div>
  )
}

/** The share of the seats from which a half hour is marked. */
const NEARLY_FULL = 0.85

type VisitProps = {
  one: BoardReservation
  table: string
  hours: TimeSpan
  nowMs: number
  drag: ReturnType<typeof useVisitDrag>
}

function Visit({ one, table, hours, nowMs, drag }: VisitProps) {
  const { words, open, board } = useTables()
  const pending = usePending(one.id)
  const mark = markOf(one, nowMs)
  const name = nameOf(one, words)
  const people = guestCountText(one.guests_number, words)
  const guests = board?.guests ?? []
  const hasNote = guests.some(({ reservation_id, note }) => reservation_id === one.id && note)
  const allergies = allergiesOf(one, guests)
  const label = interpolate(words.timeline.visit, {
    time: clockOf(one.starts_at),
    name,
    people,
    state: stateText(one, nowMs),
  })
  return (
    <li className={styles.place} style={placeOf(timeSpanOf(one), hours)}>
      <button
        type="button"
        className={`grid one-column dark small full nowrap level ${styles.block}`}
        data-mark={mark}
        data-place={`visit ${one.id}`}
        aria-busy={pending !== null || undefined}
        aria-label={allergies ? `${label}, ${words.guest.allergies}: ${allergies}` : label}
        {...drag.handlersOf(one, table)}
        onClick={() => {
          if (!drag.wasDragged()) open({ kind: 'visit', reservationId: one.id })
        }}
      >
        <strong>{name}</strong>
        <span>
          {clockOf(one.starts_at)} {people}
          {hasNote && ' ●'}
        </span>
        {allergies && <span className={`danger bold anywhere ${styles.allergy}`}>{allergies}</span>}
      </button>
    </li>
  )
}

function Block({ block, hours }: { block: BoardBlock; hours: TimeSpan }) {
  const { words } = useTables()
  return (
    <li className={`${styles.place} grid level nowrap ${styles.closed}`} style={placeOf(timeSpanOfBlock(block), hours)}>
      <span>{block.reason || words.blocks.title}</span>
    </li>
  )
}

function placeOf({ fromMs, untilMs }: TimeSpan, hours: TimeSpan) {
  const from = Math.max(fromMs, hours.fromMs)
  const until = Math.min(untilMs, hours.untilMs)
  return {
    marginInlineStart: offset(from, hours),
    inlineSize: `${(100 * Math.max(0, until - from)) / lengthOf(hours)}%`,
  }
}

const lengthOf = ({ fromMs, untilMs }: TimeSpan) => untilMs - fromMs
const offset = (ms: number, hours: TimeSpan) => `${(100 * (ms - hours.fromMs)) / lengthOf(hours)}%`
/** Width of the column of table names, as in the style sheet. */
const NAMES_REM = 9
const rem = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
const widthOf = (hours: TimeSpan) => `${NAMES_REM + (lengthOf(hours) / HOUR_MS) * 5.25}rem`
const hoursOf = ({ fromMs, untilMs }: TimeSpan) =>
  Array.from({ length: (untilMs - fromMs) / HOUR_MS }, (_, index) => fromMs + index * HOUR_MS)
