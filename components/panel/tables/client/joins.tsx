'use client'

import { Button } from '@/components/ui/button'
import { interpolate } from '@/lib/domain/interpolate'
import styles from './tables.module.css'
import { useTables } from './tables-context'

/** Tables that may be joined, for diners too. Contract C25. */
export function Joins() {
  const { words, room, reloadRoom, remove, say, open } = useTables()
  if (room.tables.length < 2) return null
  return (
    <section className={styles.section} aria-labelledby="joins">
      <h2 id="joins" className={styles.title}>
        {words.joins.title}
      </h2>
      {room.joins.length === 0 && <p className={styles.soft}>{words.joins.none}</p>}
      <ul className={styles.list} data-places="joins">
        {room.joins.map(({ id, tables }) => (
          <li key={id} tabIndex={-1} data-place={`join ${id}`}>
            <p>
              <strong>{tables.join(' + ')}</strong>
            </p>
            <Button
              variant="secondary"
              aria-label={interpolate(words.joins.removeLabel, { tables: tables.join(', ') })}
              onClick={async () => {
                const outcome = await remove(`join ${id}`, words.joins.remove, `joins/${id}`)
                if (outcome.kind === 'done') say(words.done.part)
                reloadRoom()
              }}
            >
              {words.joins.remove}
            </Button>
          </li>
        ))}
      </ul>
      <Button variant="secondary" onClick={() => open({ kind: 'join' })}>
        {words.joins.add}
      </Button>
    </section>
  )
}
