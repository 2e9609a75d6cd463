'use client'

import { useServerNow } from '@/components/panel/board/client/board-provider'
import { Button } from '@/components/ui/button'
import { interpolate } from '@/lib/domain/interpolate'
import type { BoardReservation } from '@/lib/domain/panel/board/board-schema'
import { mentionsAllergy } from '@/lib/domain/panel/orders/allergy-words'
import { isVisitUnanswered } from '@/lib/domain/panel/tables/timetable'
import { splitWallTime } from '@/lib/domain/time/time'
import { GuestNote } from './guest-note'
import styles from './tables.module.css'
import { useTables } from './tables-context'
import { usePending } from './use-pending'
import { guestCountText, nameOf, tablesText, visitDayText } from './visit-text'

/** Requests of any day, the earliest deadline first, with the time left to answer. Contract C2. */
export function Requests() {
  const { words, board } = useTables()
  const nowMs = useServerNow(10_000)
  const waiting = (board?.reservations ?? []).filter((one) => isVisitUnanswered(one, nowMs)).sort(byDue)
  if (waiting.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="requests">
      <h2 id="requests" className={styles.title}>
        {words.requests.title} <span className={styles.count}>{waiting.length}</span>
      </h2>
      <ul className={`stack-3 ${styles.requests}`} data-places="requests">
        {waiting.map((one) => (
          <Request key={one.id} one={one} nowMs={nowMs} />
        ))}
      </ul>
    </section>
  )
}

function Request({ one, nowMs }: { one: BoardReservation; nowMs: number }) {
  const { words, step, open } = useTables()
  const pending = usePending(one.id)
  const { date, time } = splitWallTime(one.reserved_on)
  const isChange = one.status === 'confirmed'
  const left = leftOf(one, nowMs, words.requests)
  return (
    <li
      className={`stack-2 at-start surface padded round ${styles.request}`}
      data-reservation={one.id}
      tabIndex={-1}
      data-place={`request ${one.id}`}
    >
      <p className="large">
        <strong>{time}</strong> {visitDayText(date, words)}, <strong>{guestCountText(one.guests_number, words)}</strong>
        {left && (
          <span className={`bold numeric block ${styles.left}`} data-urgent={left.isUrgent || undefined}>
            {left.text}
          </span>
        )}
      </p>
      <p>
        <button
          type="button"
          className={`touch-high dark bold underlined ${styles.nameButton}`}
          onClick={() => open({ kind: 'visit', reservationId: one.id })}
        >
          {nameOf(one, words)}
        </button>
        , {one.tables.length > 0 ? tablesText(one.tables, words) : words.requests.noTable}
      </p>
      {one.change_request && (
        <p className={styles.change}>
          {interpolate(words.requests.change, {
            date: visitDayText(splitWallTime(one.change_request.reserved_on).date, words),
            time: splitWallTime(one.change_request.reserved_on).time,
            people: guestCountText(one.change_request.guests_number, words),
          })}
        </p>
      )}
      {one.notes_from_guest && !mentionsAllergy(one.notes_from_guest) && (
        <p className={styles.fromGuest}>{one.notes_from_guest}</p>
      )}
      <GuestNote one={one} />
      <div className="row-2 centred">
        <Button busy={pending !== null} onClick={() => step(one, isChange ? 'accept_change' : 'confirm')}>
          {isChange ? words.steps.accept_change : words.steps.confirm}
        </Button>
        <Button
          variant="secondary"
          onClick={() => (isChange ? step(one, 'decline_change') : open({ kind: 'decline', reservationId: one.id }))}
        >
          {isChange ? words.steps.decline_change : words.steps.decline}
        </Button>
      </div>
    </li>
  )
}

function leftOf(one: BoardReservation, nowMs: number, words: { left: string; leftHours: string; overdue: string }) {
  if (!one.answer_due_at) return null
  const minutes = Math.floor((Date.parse(one.answer_due_at) - nowMs) / 60_000)
  if (minutes < 0) return { text: words.overdue, isUrgent: true }
  const text =
    minutes < 60
      ? interpolate(words.left, { minutes })
      : interpolate(words.leftHours, { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
  return { text, isUrgent: minutes < 10 }
}

function byDue(one: BoardReservation, other: BoardReservation): number {
  const due = ({ answer_due_at, starts_at }: BoardReservation) => Date.parse(answer_due_at ?? starts_at)
  return due(one) - due(other)
}
