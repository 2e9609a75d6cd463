'use client'

import { type FormEvent, useState } from 'react'
import { usePanelStore } from '@/components/panel/board/client/board-provider'
import { problemOf } from '@/components/panel/tables/client/outcomes'
import { TablePicker } from '@/components/panel/tables/client/table-picker'
import { useTables } from '@/components/panel/tables/client/tables-context'
import { TablesProblem } from '@/components/panel/tables/client/tables-problem'
import { timeOf, visitEveningOf } from '@/components/panel/tables/client/visit-text'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/form/text-field'
import type { BoardReservation } from '@/lib/domain/panel/board/board-schema'
import { calendarDateOf, serviceDayOf } from '@/lib/domain/panel/board/service-day'
import { freeTables, timeSpanAt } from '@/lib/domain/panel/tables/timetable'
import { isLocalDate, isLocalTime, wallTime } from '@/lib/domain/time/time'
import styles from '../tables.module.css'
import { ClosedHour } from './closed-hour'
import { TypedField } from './typed-field'
import { useVisitDay } from './use-visit-day'

/** Another day, time, number of people, or tables, without a drag. Contract C24. */
export function MoveForm({ one }: { one: BoardReservation }) {
  const { words, floorPlan, move, open } = useTables()
  const store = usePanelStore()
  const [date, setDate] = useState(visitEveningOf(one))
  const [time, setTime] = useState(timeOf(one.reserved_on))
  const [people, setPeople] = useState(one.guests_number)
  const [picked, setPicked] = useState<string[] | null>(null)
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const isComplete = isLocalDate(date) && isLocalTime(time) && people > 0
  const { board, floorPlan: dayPlan } = useVisitDay(date)
  // Unknown while the other evening is loading: the upstream checks anyway.
  const free =
    board && isComplete ? freeTables(board, floorPlan, timeSpanAt(date, time, people, floorPlan), one.id) : null
  // The visit's own tables are kept where possible; on another evening the upstream finds others.
  const chosen = picked ?? one.tables
  const keepsTables = date === visitEveningOf(one) || !free || chosen.every((name) => free.includes(name))
  const wanted = keepsTables ? chosen : []
  const today = serviceDayOf(new Date(store.nowMs()))

  async function save(event: FormEvent) {
    event.preventDefault()
    if (isBusy || !isComplete) return
    setBusy(true)
    const reservedOn = wallTime(calendarDateOf(date, time), time)
    const outcome = await move(one, {
      ...(reservedOn !== one.reserved_on && { reserved_on: reservedOn }),
      ...(people !== one.guests_number && { guests_number: people }),
      // Only picked tables are named. The upstream keeps the visit's own tables; on another evening they are not
      // required, since diners' holds there are on no board.
      tables: wanted.length === 0 ? null : picked ? wanted : undefined,
    })
    setBusy(false)
    if (outcome.kind === 'done') return open(null)
    setProblem(problemOf(outcome, words))
  }

  return (
    <form onSubmit={save} className="stack-3">
      <TypedField
        id="move-day"
        label={words.move.day}
        type="date"
        required
        min={visitEveningOf(one) < today ? visitEveningOf(one) : today}
        disabled={one.visit_state === 'seated'}
        value={date}
        set={setDate}
      />
      <div className={`stack-3 ${styles.pair}`}>
        <TypedField id="move-time" label={words.move.time} kind="time" value={time} set={setTime} />
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
      <TablePicker legend={words.move.tables} floorPlan={floorPlan} free={free} chosen={wanted} onChange={setPicked} />
      {wanted.length === 0 && <p className="soft small">{words.move.auto}</p>}
      <p className="soft small">{words.move.notified}</p>
      <ClosedHour day={date} time={time} floorPlan={dayPlan} />
      <TablesProblem text={problem} />
      <div className="row-2 centred">
        <Button type="submit" busy={isBusy}>
          {words.move.save}
        </Button>
        <Button variant="quiet" onClick={() => open({ kind: 'visit', reservationId: one.id })}>
          {words.actions.cancel}
        </Button>
      </div>
    </form>
  )
}
