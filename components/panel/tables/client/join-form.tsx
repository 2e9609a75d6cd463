'use client'

import { type FormEvent, useState } from 'react'
import { usePanelStore } from '@/components/panel/board/client/board-provider'
import { Button } from '@/components/ui/button'
import { interpolate } from '@/lib/domain/interpolate'
import { problemOf } from './outcomes'
import { Problem } from './problem'
import { TablePicker } from './table-picker'
import styles from './tables.module.css'
import { useTables } from './tables-context'

/** Which tables may be joined. Contract C25. */
export function JoinForm() {
  const { words, room, post, say, open, reloadRoom } = useTables()
  const store = usePanelStore()
  const [chosen, setChosen] = useState<string[]>([])
  const [problem, setProblem] = useState('')

  async function save(event: FormEvent) {
    event.preventDefault()
    if (chosen.length < 2) return setProblem(words.joins.pick)
    const outcome = await post('new join', words.joins.add, 'joins', { tables: chosen })
    if (outcome.kind === 'done') {
      say(interpolate(words.done.join, { tables: chosen.join(', ') }))
      reloadRoom()
      return open(null)
    }
    store.dismiss('new join')
    setProblem(problemOf(outcome, words))
  }

  return (
    <form onSubmit={save} className={styles.form}>
      <p className={styles.soft}>{words.joins.hint}</p>
      <TablePicker legend={words.visit.tables} room={room} free={null} chosen={chosen} onChange={setChosen} />
      <Problem text={problem} />
      <Button type="submit">{words.joins.save}</Button>
    </form>
  )
}
