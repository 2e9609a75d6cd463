'use client'

import { type FormEvent, useRef, useState } from 'react'
import { useNow } from '@/components/search/use-now'
import type { Availability } from '@/lib/availability/schema'
import type { Visit } from '@/lib/reservation/kept-draft'
import { reservationPath } from '@/lib/reservation/paths'
import { chosenSlot, disabledText } from '@/lib/reservation/slot-choice'
import type { ReservationWords } from './form-words'
import { OtherTimes } from './other-times'
import styles from './reservation-form.module.css'
import { SlotChoice } from './slot-choice'
import { SubmitBar } from './submit-bar'
import { useAvailability } from './use-availability'
import { VisitFields } from './visit-fields'
import { VisitNotices } from './visit-notices'

type Props = {
  words: ReservationWords
  code: string
  id: number
  phone: string
  visit: Visit
  chosen: string | null
  availability: Availability
  idempotencyKey: string
  renderedAtMs: number
}

/** The visit alone; posted as a plain form, with or without a script. */
export function ChangeForm({ words, code, id, phone, idempotencyKey, renderedAtMs, ...first }: Props) {
  const nowMs = useNow(renderedAtMs)
  const [visit, setVisit] = useState(first.visit)
  const [chosen, setChosen] = useState(first.chosen)
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const noHold = useRef<string | null>(null)
  const { availability, isAsking } = useAvailability(id, visit, first.availability, renderedAtMs, noHold)
  const slot = isAsking ? null : chosenSlot(availability, chosen)
  const reason = disabledText(availability)

  function changeVisit(next: Visit) {
    if (next.time !== visit.time) setChosen(next.time)
    setVisit(next)
  }

  function choose(time: string) {
    setError(undefined)
    setChosen(time)
  }

  function submit(event: FormEvent) {
    if (slot && !reason && !isBusy) return setBusy(true)
    event.preventDefault()
    if (!slot) setError(words.errors.timeInvalid)
  }

  return (
    <div className={styles.form}>
      <form method="get" action={reservationPath(code, 'zmien')} className={styles.form}>
        <VisitFields words={words} visit={visit} onVisit={changeVisit} round={0} nowMs={nowMs} errors={{}} />
        <noscript>
          <button type="submit" className={styles.show}>
            {words.form.show}
          </button>
        </noscript>
      </form>
      <form method="post" action={`/api/reservations/${code}/change`} className={styles.form} onSubmit={submit}>
        <input type="hidden" name="visitDate" value={availability.date} />
        <input type="hidden" name="peopleAmount" value={availability.people} />
        <input type="hidden" name="idempotency_key" value={idempotencyKey} />
        <SlotChoice
          words={words.form}
          {...{ availability, isAsking, error }}
          chosen={slot?.time ?? null}
          onChoose={choose}
          linkPath={null}
        />
        <OtherTimes words={words.form} {...{ availability, visit, phone }} onVisit={changeVisit} />
        <VisitNotices words={words.form} availability={availability} slot={slot} />
        <SubmitBar
          words={words.form}
          visit={visit}
          chosen={slot?.time ?? null}
          isBusy={isBusy}
          disabledReason={reason}
        />
      </form>
    </div>
  )
}
