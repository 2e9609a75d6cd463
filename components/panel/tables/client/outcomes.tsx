'use client'

import { useBoard, usePanelStore } from '@/components/panel/board/client/board-provider'
import { Button } from '@/components/ui/button'
import type { Failure, SendOutcome } from '@/lib/browser/panel/panel-store'
import { interpolate } from '@/lib/domain/interpolate'
import type { TablesWords } from '../tables-words'
import styles from './tables.module.css'
import { useDone, useTables } from './tables-context'
import { clockOf, nameOf, stateText, tablesText } from './visit-text'

/** Last command with its undo, and failed commands with the current state. */
export function Outcomes() {
  const { words, say, board } = useTables()
  const done = useDone()
  const store = usePanelStore()
  const failures = useBoard((state) => state.failures)
  return (
    <div className={`stack-2 ${styles.outcomes}`}>
      {Object.entries(failures).map(([subject, failure]) => {
        const one = board?.reservations.find(({ id }) => subject === `reservation ${id}`)
        return (
          <div
            key={subject}
            className={`flex wrap centred surface gap-2-3 round lifted ${styles.outcome}`}
            data-failed
            role="alert"
          >
            <p>
              <strong>
                {one
                  ? interpolate(words.failure.title, { name: nameOf(one, words), what: failure.name })
                  : failure.name}
              </strong>{' '}
              {failureText(failure, words)}{' '}
              {one &&
                interpolate(words.failure.now, {
                  state: stateText(one, store.nowMs()),
                  time: clockOf(one.starts_at),
                  tables: tablesText(one.tables, words),
                })}
            </p>
            <Button variant="secondary" onClick={() => store.dismiss(subject)}>
              {words.actions.dismiss}
            </Button>
          </div>
        )
      })}
      <div role="status">
        {done?.text && (
          <div className={`flex wrap centred surface gap-2-3 round lifted ${styles.outcome}`}>
            <p>{done.text}</p>
            {done.undo && (
              <Button
                variant="secondary"
                onClick={() => {
                  const undo = done.undo
                  say('')
                  undo?.()
                }}
              >
                {words.actions.undo}
              </Button>
            )}
            <Button variant="quiet" onClick={() => say('')}>
              {words.actions.close}
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}

/** Form's message for an outcome; empty for none. */
export function problemOf(outcome: SendOutcome, words: TablesWords): string {
  if (outcome.kind === 'done' || outcome.kind === 'queued') return ''
  return outcome.kind === 'busy' ? words.failure.busy : failureText({ outcome }, words)
}

/** Reason of a failure, in words. */
function failureText({ outcome }: Pick<Failure, 'outcome'>, words: TablesWords): string {
  if (outcome.kind !== 'refused') return words.failure[outcome.kind]
  if (outcome.code !== 'slot_taken') return outcome.message
  // The upstream's message is for diners: it offers other times.
  return outcome.fields.tables ? words.failure.namedTaken : words.failure.taken
}
