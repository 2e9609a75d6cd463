'use client'

import { Button } from '@/components/ui/button'
import type { BoardBlock } from '@/lib/domain/panel/board/board-schema'
import type { FloorPlan } from '@/lib/domain/panel/tables/table-schema'
import type { TablesWords } from '../tables-words'
import styles from './tables.module.css'
import { useTables } from './tables-context'
import { timeOf } from './visit-text'

/** The blocks of the day, each with its end. Contract C25. */
export function Blocks() {
  const { words, board, floorPlan, remove, say, open } = useTables()
  const blocks = board?.blocks ?? []
  const special = board?.special_day
  return (
    <section className={styles.section} aria-labelledby="blocks">
      <h2 id="blocks" className={styles.title}>
        {words.blocks.title}
      </h2>
      {special && (
        <p>
          <strong>{special.is_closed ? words.blocks.closedDay : words.blocks.otherHours}</strong>
          {special.note && `: ${special.note}`}
        </p>
      )}
      {blocks.length === 0 && !special && <p className="soft small">{words.blocks.none}</p>}
      <ul className={`stack-2 ${styles.list}`} data-places="blocks">
        {blocks.map((one) => (
          <li key={one.id} tabIndex={-1} data-place={`block ${one.id}`}>
            <p>
              <strong>{blockText(one, floorPlan, words)}</strong>, {timeOf(one.from)}–{timeOf(one.until)}
              {one.reason && `, ${one.reason}`}
            </p>
            <Button
              variant="secondary"
              aria-label={words.blocks.removeLabel.replace('{what}', blockText(one, floorPlan, words))}
              onClick={async () => {
                const outcome = await remove(`block ${one.id}`, words.blocks.remove, `blocks/${one.id}`)
                if (outcome.kind === 'done') say(words.done.unblock)
              }}
            >
              {words.blocks.remove}
            </Button>
          </li>
        ))}
      </ul>
      <Button variant="secondary" onClick={() => open({ kind: 'block' })}>
        {words.actions.block}
      </Button>
    </section>
  )
}

/** Name of the blocked part. */
export function blockText({ scope, area, tables }: BoardBlock, floorPlan: FloorPlan, words: TablesWords): string {
  if (scope === 'online') return words.blocks.online
  if (scope === 'area') return floorPlan.areas.find(({ key }) => key === area)?.name ?? words.blocks.area
  return `${words.blocks.tables} ${tables.join(', ')}`
}
