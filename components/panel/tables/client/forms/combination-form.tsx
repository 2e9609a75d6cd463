'use client'

import { type FormEvent, useState } from 'react'
import { usePanelStore } from '@/components/panel/board/client/board-provider'
import { problemOf } from '@/components/panel/tables/client/outcomes'
import { TablePicker } from '@/components/panel/tables/client/table-picker'
import { useTables } from '@/components/panel/tables/client/tables-context'
import { TablesProblem } from '@/components/panel/tables/client/tables-problem'
import { Button } from '@/components/ui/button'
import { interpolate } from '@/lib/domain/interpolate'

/** Tables that may be joined. Contract C25. */
export function CombinationForm() {
  const { words, floorPlan, post, say, open, reloadFloorPlan } = useTables()
  const store = usePanelStore()
  const [chosen, setChosen] = useState<string[]>([])
  const [problem, setProblem] = useState('')

  async function save(event: FormEvent) {
    event.preventDefault()
    if (chosen.length < 2) return setProblem(words.combinations.pick)
    const outcome = await post('new combination', words.combinations.add, 'combinations', { tables: chosen })
    if (outcome.kind === 'done') {
      say(interpolate(words.done.join, { tables: chosen.join(', ') }))
      reloadFloorPlan()
      return open(null)
    }
    store.dismiss('new combination')
    setProblem(problemOf(outcome, words))
  }

  return (
    <form onSubmit={save} className="stack-3">
      <p className="soft small">{words.combinations.hint}</p>
      <TablePicker legend={words.visit.tables} floorPlan={floorPlan} free={null} chosen={chosen} onChange={setChosen} />
      <TablesProblem text={problem} />
      <Button type="submit">{words.combinations.save}</Button>
    </form>
  )
}
