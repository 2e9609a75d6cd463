'use client'

import { type FormEvent, useState } from 'react'
import { usePanelStore } from '@/components/panel/board/client/board-provider'
import { blockText } from '@/components/panel/tables/client/blocks'
import { problemOf } from '@/components/panel/tables/client/outcomes'
import { TablePicker } from '@/components/panel/tables/client/table-picker'
import { useTables } from '@/components/panel/tables/client/tables-context'
import { TablesProblem } from '@/components/panel/tables/client/tables-problem'
import { Button } from '@/components/ui/button'
import { interpolate } from '@/lib/domain/interpolate'
import type { BoardBlock } from '@/lib/domain/panel/board/board-schema'
import { calendarDateOf, calendarDateOfEnd } from '@/lib/domain/panel/board/service-day'
import { isLocalTime, wallTime } from '@/lib/domain/time/time'
import styles from '../tables.module.css'
import { suggestedBlock } from './block-times'
import { TypedField } from './typed-field'

type Taken = { taken?: { table: string; by: string }[] } | null

/** Reserves tables, an area or online bookings for the restaurant for a part of the shown evening. Contract C25. */
export function BlockForm() {
  const { words, floorPlan, day, post, remove, say, open } = useTables()
  const store = usePanelStore()
  const [scope, setScope] = useState<string>('tables')
  const [chosen, setChosen] = useState<string[]>([])
  const [suggested] = useState(() => suggestedBlock(day, floorPlan.open, store.nowMs()))
  const [from, setFrom] = useState(suggested.from)
  const [until, setUntil] = useState(suggested.until)
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState('')
  const [taken, setTaken] = useState<string[]>([])
  const [isBusy, setBusy] = useState(false)

  async function save(exceptTaken: boolean) {
    if (isBusy) return
    if (scope === 'tables' && chosen.length === 0) return setProblem(words.blocks.pick)
    if (!isLocalTime(from) || !isLocalTime(until)) return setProblem(words.new.timeInvalid)
    const area = scope.startsWith('area ') ? scope.slice(5) : null
    const what = area ? { scope: 'area', area } : scope === 'online' ? { scope } : { scope: 'tables', tables: chosen }
    setBusy(true)
    const outcome = await post('new block', words.actions.block, 'blocks', {
      ...what,
      ...(exceptTaken && { except_taken: true }),
      from: wallTime(calendarDateOf(day, from), from),
      until: wallTime(calendarDateOfEnd(day, until), until),
      reason,
    })
    setBusy(false)
    if (outcome.kind === 'done') {
      const made = outcome.value as BoardBlock
      say(interpolate(words.done.block, { what: blockText(made, floorPlan, words) }), () =>
        remove(`block ${made.id}`, words.blocks.remove, `blocks/${made.id}`).then(() => say(words.done.unblock)),
      )
      return open(null)
    }
    store.dismiss('new block')
    if (outcome.kind === 'queued') return
    const tables = outcome.kind === 'refused' ? ((outcome.current as Taken)?.taken ?? []) : []
    setTaken(tables.map(({ table }) => table))
    if (tables.length > 0)
      setProblem(interpolate(words.blocks.taken, { tables: tables.map(({ table }) => table).join(', ') }))
    else setProblem(problemOf(outcome, words))
  }

  const choices = [
    ['tables', words.blocks.tables],
    ...floorPlan.areas.map(({ key, name }) => [`area ${key}`, name]),
    ['online', words.blocks.online],
  ] as const
  return (
    <form
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void save(false)
      }}
      className="stack-3"
    >
      <fieldset className={`stack-2 ${styles.picker}`}>
        <legend>{words.blocks.scope}</legend>
        {choices.map(([value, label]) => (
          <label key={value} className={`flex gap-2 centred touch-high ${styles.pick}`}>
            <input type="radio" name="scope" checked={scope === value} onChange={() => setScope(value ?? 'tables')} />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      {scope === 'tables' && (
        <TablePicker
          legend={words.blocks.tables}
          floorPlan={floorPlan}
          free={null}
          chosen={chosen}
          onChange={setChosen}
        />
      )}
      {scope === 'online' && <p className="soft small">{words.blocks.onlineHint}</p>}
      <div className={`stack-3 ${styles.pair}`}>
        <TypedField id="block-from" label={words.blocks.from} kind="time" value={from} set={setFrom} />
        <TypedField id="block-until" label={words.blocks.until} kind="time" value={until} set={setUntil} />
      </div>
      <TypedField id="block-reason" label={words.blocks.reason} value={reason} maxLength={100} set={setReason} />
      <TablesProblem text={problem} />
      <div className="row-2 centred">
        <Button type="submit" busy={isBusy}>
          {words.blocks.save}
        </Button>
        {taken.length > 0 && (
          <Button variant="secondary" onClick={() => save(true)}>
            {words.blocks.exceptTaken}
          </Button>
        )}
      </div>
    </form>
  )
}
