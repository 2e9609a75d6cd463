'use client'

import { Button } from '@/components/ui/button'
import { interpolate } from '@/lib/domain/interpolate'
import styles from './tables.module.css'
import { useTables } from './tables-context'

/** Tables that may be joined, for diners too; joined tables are separated here. Contract C25. */
export function TableCombinations() {
  const { words, floorPlan, reloadFloorPlan, remove, say, open } = useTables()
  if (floorPlan.tables.length < 2) return null
  return (
    <section className={styles.section} aria-labelledby="combinations">
      <h2 id="combinations" className={styles.title}>
        {words.combinations.title}
      </h2>
      {floorPlan.combinations.length === 0 && <p className="soft small">{words.combinations.none}</p>}
      <ul className={`stack-2 ${styles.list}`} data-places="combinations">
        {floorPlan.combinations.map(({ id, tables, at_board: isAtBoard }) => (
          <li key={id} tabIndex={-1} data-place={`combination ${id}`}>
            <p>
              <strong>{tables.join(' + ')}</strong>
            </p>
            {isAtBoard ? (
              <Button
                variant="secondary"
                aria-label={interpolate(words.combinations.removeLabel, { tables: tables.join(', ') })}
                onClick={async () => {
                  const outcome = await remove(`combination ${id}`, words.combinations.remove, `combinations/${id}`)
                  if (outcome.kind === 'done') say(words.done.part)
                  reloadFloorPlan()
                }}
              >
                {words.combinations.remove}
              </Button>
            ) : (
              <p className="soft small">{words.combinations.permitted}</p>
            )}
          </li>
        ))}
      </ul>
      <Button variant="secondary" onClick={() => open({ kind: 'combination' })}>
        {words.combinations.add}
      </Button>
    </section>
  )
}
