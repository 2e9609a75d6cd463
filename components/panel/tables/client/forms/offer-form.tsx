'use client'

import { type FormEvent, useState } from 'react'
import { usePanelStore } from '@/components/panel/board/client/board-provider'
import { problemOf } from '@/components/panel/tables/client/outcomes'
import { TablePicker } from '@/components/panel/tables/client/table-picker'
import { useTables } from '@/components/panel/tables/client/tables-context'
import { TablesProblem } from '@/components/panel/tables/client/tables-problem'
import { guestCountText } from '@/components/panel/tables/client/visit-text'
import { Button } from '@/components/ui/button'
import { interpolate } from '@/lib/domain/interpolate'
import { calendarDateOf } from '@/lib/domain/panel/board/service-day'
import { freeTables, timeSpanAt } from '@/lib/domain/panel/tables/timetable'
import { isLocalTime, wallTime } from '@/lib/domain/time/time'
import { ClosedHour } from './closed-hour'
import { TypedField } from './typed-field'

/** A table for a waiting party, out of turn. Contract C25. */
export function OfferForm({ id }: { id: number }) {
  const { words, board, floorPlan, day, post, say, open } = useTables()
  const store = usePanelStore()
  const wait = board?.waitlist.find((one) => one.id === id)
  const people = wait?.people ?? 2
  const [time, setTime] = useState(wait?.from ?? '')
  const [chosen, setChosen] = useState<string[]>([])
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const free =
    board && isLocalTime(time) ? freeTables(board, floorPlan, timeSpanAt(day, time, people, floorPlan), null) : []

  async function offer(event: FormEvent) {
    event.preventDefault()
    if (isBusy || !isLocalTime(time)) return
    setBusy(true)
    const outcome = await post(`wait ${id}`, words.waits.offer, `waitlist/${id}/offer`, {
      reserved_on: wallTime(calendarDateOf(day, time), time),
      ...(chosen.length > 0 && { tables: chosen }),
    })
    setBusy(false)
    if (outcome.kind === 'done') {
      say(interpolate(words.done.offer, { time }))
      return open(null)
    }
    store.dismiss(`wait ${id}`)
    setProblem(problemOf(outcome, words))
  }

  return (
    <form onSubmit={offer} className="stack-3">
      {wait && (
        <p>
          {interpolate(words.waits.window, { from: wait.from, to: wait.to, people: guestCountText(people, words) })}
        </p>
      )}
      <TypedField id="offer-time" label={words.new.time} kind="time" value={time} set={setTime} />
      <TablePicker legend={words.new.table} floorPlan={floorPlan} free={free} chosen={chosen} onChange={setChosen} />
      <p className="soft small">{words.waits.hint}</p>
      <ClosedHour day={day} time={time} floorPlan={floorPlan} />
      <TablesProblem text={problem} />
      <Button type="submit" busy={isBusy}>
        {words.waits.save}
      </Button>
    </form>
  )
}
