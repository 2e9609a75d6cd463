'use client'

import { useMemo } from 'react'
import { usePanelStore } from '@/components/panel/board/client/board-provider'
import { blockText } from '@/components/panel/tables/client/blocks'
import { useTables } from '@/components/panel/tables/client/tables-context'
import { timeOf } from '@/components/panel/tables/client/visit-text'
import type { Board } from '@/lib/domain/panel/board/board-schema'
import { serviceDayOf } from '@/lib/domain/panel/board/service-day'
import { fullTimes } from '@/lib/domain/panel/tables/seatings'
import type { FloorPlan } from '@/lib/domain/panel/tables/table-schema'
import styles from '../tables.module.css'
import { TypedField } from './typed-field'

type Props = {
  date: string
  onDate(date: string): void
  /** Error of the day. */
  problem?: string
  /** `null`: the day is loading. */
  board: Board | null
  floorPlan: FloorPlan | null
  hasFailed: boolean
  /** The offered half hours. */
  times: readonly string[]
  time: string
  /** `byFinger`: the next field may have the focus; arrow keys, which press too, stay among the times. */
  onTime(time: string, byFinger: boolean): void
  people: number
  chosen: readonly string[]
}

/** The day requested by telephone, the restaurant's notes on it, and its times; full ones are named. Contract C25. */
export function VisitTimes({
  date,
  onDate,
  problem,
  board,
  floorPlan,
  hasFailed,
  times,
  time,
  onTime,
  people,
  chosen,
}: Props) {
  const { words } = useTables()
  const store = usePanelStore()
  const full = useMemo(
    () => (board && floorPlan ? fullTimes(board, floorPlan, times, { day: date, people, chosen }) : new Set<string>()),
    [board, floorPlan, times, date, people, chosen],
  )
  return (
    <>
      <TypedField
        id="new-day"
        label={words.new.day}
        type="date"
        required
        min={serviceDayOf(new Date(store.nowMs()))}
        value={date}
        error={problem}
        set={onDate}
      />
      {board && floorPlan ? (
        <DayNotes board={board} floorPlan={floorPlan} />
      ) : (
        <p role="status">{hasFailed ? words.day.failed : words.day.loading}</p>
      )}
      <fieldset className={`stack-1 numeric ${styles.times}`}>
        <legend>{words.new.time}</legend>
        {times.map((one) => (
          <label key={one} className={`ticked middle large bold ${styles.size}`} data-full={full.has(one) || undefined}>
            <input
              type="radio"
              name="time"
              checked={time === one}
              disabled={full.has(one) && time !== one}
              onChange={() => onTime(one, false)}
              onClick={({ detail }) => detail > 0 && onTime(one, true)}
            />
            <span>
              {one}
              {full.has(one) && <small>{words.new.full}</small>}
            </span>
          </label>
        ))}
      </fieldset>
    </>
  )
}

/** Notes for staff before they promise a table: special hours, and tables kept for the restaurant. */
function DayNotes({ board, floorPlan }: { board: Board; floorPlan: FloorPlan }) {
  const { words } = useTables()
  const notes = [
    ...(floorPlan.open.length === 0 ? [words.new.closed] : []),
    ...(floorPlan.note ? [floorPlan.note] : []),
    ...board.blocks.map((one) =>
      [`${blockText(one, floorPlan, words)}, ${timeOf(one.from)}–${timeOf(one.until)}`, one.reason]
        .filter(Boolean)
        .join(', '),
    ),
  ]
  if (notes.length === 0) return null
  return (
    <ul className={styles.dayNotes} aria-label={words.new.dayNotes}>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  )
}
