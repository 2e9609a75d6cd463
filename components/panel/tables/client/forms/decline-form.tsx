'use client'

import { type FormEvent, useEffect, useState } from 'react'
import { problemOf } from '@/components/panel/tables/client/outcomes'
import { useTables } from '@/components/panel/tables/client/tables-context'
import { TablesProblem } from '@/components/panel/tables/client/tables-problem'
import { timeOf, visitDayText } from '@/components/panel/tables/client/visit-text'
import { Button } from '@/components/ui/button'
import { callPanel } from '@/lib/browser/panel/call-panel'
import type { BoardReservation } from '@/lib/domain/panel/board/board-schema'
import styles from '../tables.module.css'
import { TypedField } from './typed-field'

const MAX_ALTERNATIVES = 3
type Alternative = { reserved_on: string; guests_number: number }

type Props = { one: BoardReservation; name: 'decline' | 'cancel' }

/**
 * A refusal with its reason and other times, or a cancellation: whose wish it is, since the guest reads either way why.
 * Contract C24, C25.
 */
export function DeclineForm({ one, name }: Props) {
  const { restaurantId, words, step, open } = useTables()
  const isCancel = name === 'cancel'
  const reasons = isCancel ? [words.decline.wished, ...words.decline.reasons] : words.decline.reasons
  // Nothing is chosen beforehand: the guest reads the reason, and whose wish it was.
  const [reason, setReason] = useState<string | null>(null)
  const [ownReason, setOwnReason] = useState('')
  const [offers, setOffers] = useState<Alternative[] | null>(null)
  const [chosen, setChosen] = useState<string[]>([])
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)

  useEffect(() => {
    if (isCancel) return
    let isCurrent = true
    callPanel(restaurantId, 'GET', `reservations/${one.id}/alternatives`).then((answer) => {
      if (!isCurrent) return
      const items = answer.ok ? (answer.value as { items: Alternative[] }).items : []
      setOffers(items)
      setChosen(items.slice(0, MAX_ALTERNATIVES).map(({ reserved_on }) => reserved_on))
    })
    return () => {
      isCurrent = false
    }
  }, [restaurantId, one.id, isCancel])

  async function decline(event: FormEvent) {
    event.preventDefault()
    const words_ = reason || ownReason.trim()
    if (isBusy) return
    if (!words_) return setProblem(words.decline.reasonRequired)
    setBusy(true)
    const alternatives = (offers ?? []).filter(({ reserved_on }) => chosen.includes(reserved_on))
    const why = words_ === words.decline.wished ? { wished_by: 'guest' } : { reason: words_ }
    const outcome = await step(one, name, isCancel ? why : { ...why, alternatives })
    setBusy(false)
    if (outcome.kind === 'done') return open(null)
    setProblem(problemOf(outcome, words))
  }

  const toggle = (value: string) =>
    setChosen((before) => (before.includes(value) ? before.filter((one) => one !== value) : [...before, value]))

  return (
    <form onSubmit={decline} className="stack-3">
      <fieldset className={`stack-2 ${styles.picker}`}>
        <legend>{words.decline.reason}</legend>
        {[...reasons, ''].map((value) => (
          <label key={value} className={`flex gap-2 centred touch-high ${styles.pick}`}>
            <input type="radio" name="reason" checked={reason === value} onChange={() => setReason(value)} />
            <span>{value || words.decline.other}</span>
          </label>
        ))}
      </fieldset>
      {reason === '' && (
        <TypedField
          id="own-reason"
          label={words.decline.ownReason}
          value={ownReason}
          maxLength={300}
          set={setOwnReason}
        />
      )}
      {!isCancel && (
        <fieldset className={`stack-2 ${styles.picker}`}>
          <legend>{words.decline.alternatives}</legend>
          {offers?.length === 0 && <p>{words.decline.none}</p>}
          {offers?.map(({ reserved_on: value }) => (
            <label key={value} className={`flex gap-2 centred touch-high ${styles.pick}`}>
              <input
                type="checkbox"
                checked={chosen.includes(value)}
                disabled={!chosen.includes(value) && chosen.length >= MAX_ALTERNATIVES}
                onChange={() => toggle(value)}
              />
              <span>
                <strong>{timeOf(value)}</strong> {visitDayText(value.slice(0, 10), words)}
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <TablesProblem text={problem} />
      <div className="row-2 centred">
        <Button type="submit" busy={isBusy || (!isCancel && offers === null)}>
          {isCancel ? words.decline.cancel : words.decline.save}
        </Button>
        <Button variant="quiet" onClick={() => open(null)}>
          {words.actions.cancel}
        </Button>
      </div>
    </form>
  )
}
