'use client'

import { useServerNow } from '@/components/panel/board/client/board-provider'
import { Button } from '@/components/ui/button'
import { PhoneLink } from '@/components/ui/phone-link'
import { interpolate } from '@/lib/domain/interpolate'
import type { BoardReservation } from '@/lib/domain/panel/board/board-schema'
import { isOngoing } from '@/lib/domain/panel/tables/timetable'
import { type VisitStep, visitSteps } from '@/lib/domain/panel/tables/visit-steps'
import { GuestKnown } from './guest-known'
import styles from './tables.module.css'
import { useTables } from './tables-context'
import { clockOf, extrasText, guestCountText, stateText, tablesText, visitDayText } from './visit-text'

/** One reservation with all its actions. */
export function VisitPanel({ one }: { one: BoardReservation }) {
  const { words, step, open } = useTables()
  const nowMs = useServerNow(10_000)
  const steps = visitSteps(one, nowMs)
  // Calling a visit off is never the first button.
  const main = steps[0] === 'cancel' ? undefined : steps[0]
  const others = steps.filter((name) => name !== main)
  const extras = extrasText(one.extras, words)

  // The screen shows the answer behind the sheet, where the card shows the pending command.
  function act(name: VisitStep) {
    // A step that the guest is told of cannot be taken back, so it asks first.
    if (name === 'decline' || name === 'cancel') return open({ kind: name, reservationId: one.id })
    open(null)
    void step(one, name)
  }

  return (
    <div className="stack-3">
      <p className="large">
        <strong>
          {clockOf(one.starts_at)} {interpolate(words.visit.until, { time: clockOf(one.ends_at) })}
        </strong>
        , {visitDayText(one.reserved_on.slice(0, 10), words)}
        <br />
        {guestCountText(one.guests_number, words)}, {tablesText(one.tables, words)}, {stateText(one, nowMs)}
      </p>
      {one.phone_number && (
        <p>
          <PhoneLink phone={one.phone_number} />
        </p>
      )}
      {one.notes_from_guest && (
        <p className={styles.fromGuest}>
          <strong>{words.visit.notes}:</strong> {one.notes_from_guest}
        </p>
      )}
      {extras && <p>{extras}</p>}
      <div className="row-2 centred">
        {main && <Button onClick={() => act(main)}>{words.steps[main]}</Button>}
        {isOngoing(one) && (
          <Button variant="secondary" onClick={() => open({ kind: 'move', reservationId: one.id })}>
            {words.steps.move}
          </Button>
        )}
        {others.map((name) => (
          <Button key={name} variant="secondary" onClick={() => act(name)}>
            {words.steps[name]}
          </Button>
        ))}
      </div>
      {one.phone_number && <GuestKnown phone={one.phone_number} canNote />}
    </div>
  )
}
