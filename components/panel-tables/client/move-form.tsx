'use client'

import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/form/text-field'
import type { BoardReservation } from '@/lib/domain/staff/board-schema'
import { calendarDateOf } from '@/lib/domain/staff/service-day'
import { freeTables, stretchAt } from '@/lib/domain/staff/timetable'
import { isLocalTime, wallTime } from '@/lib/domain/time/time'
import { failureText } from './outcomes'
import { TablePicker } from './table-picker'
import styles from './tables.module.css'
import { useTables } from './tables-context'
import { timeOf } from './visit-text'

/** Another time, number of people, or tables, without a drag. Contract C24. */
export function MoveForm({ one }: { one: BoardReservation }) {
  const { words, board, room, day, move, open } = useTables()
  const [time, setTime] = useState(timeOf(one.reserved_on))
  const [people, setPeople] = useState(one.guests_number)
  const [chosen, setChosen] = useState(one.tables)
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const canJudge = board !== null && isLocalTime(time) && people > 0
  const free = canJudge ? freeTables(board, room, stretchAt(day, time, people, room), one.code) : []

  async function save(event: FormEvent) {
    event.preventDefault()
    if (isBusy || !canJudge) return
    setBusy(true)
    // A request of another day keeps its date.
    const isOfDay = time === timeOf(one.reserved_on)
    const reservedOn = isOfDay ? one.reserved_on : wallTime(calendarDateOf(day, time), time)
    const outcome = await move(one, {
      ...(reservedOn !== one.reserved_on && { reserved_on: reservedOn }),
      ...(people !== one.guests_number && { guests_number: people }),
      ...(chosen.length > 0 && { tables: chosen }),
    })
    setBusy(false)
    if (outcome.kind === 'done') return open(null)
    if (outcome.kind !== 'queued') {
      setProblem(outcome.kind === 'busy' ? words.failure.busy : failureText({ outcome }, words))
    }
  }

  return (
    <form onSubmit={save} className={styles.form}>
      <div className={styles.pair}>
        <TextField
          id="move-time"
          label={words.move.time}
          type="time"
          required
          value={time}
          onChange={(event) => setTime(event.target.value)}
        />
        <TextField
          id="move-people"
          label={words.move.people}
          type="number"
          min={1}
          max={50}
          required
          value={people || ''}
          onChange={(event) => setPeople(Number(event.target.value))}
        />
      </div>
      <TablePicker legend={words.move.tables} room={room} free={free} chosen={chosen} onChange={setChosen} />
      <p className={styles.soft}>{words.move.told}</p>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <div className={styles.actions}>
        <Button type="submit" busy={isBusy}>
          {words.move.save}
        </Button>
        <Button variant="quiet" onClick={() => open({ kind: 'visit', code: one.code })}>
          {words.actions.cancel}
        </Button>
      </div>
    </form>
  )
}
