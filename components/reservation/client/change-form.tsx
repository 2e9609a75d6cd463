'use client'

import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import type { ReservationWords } from '@/components/reservation/form-words'
import { useNow } from '@/components/search/client/use-now'
import type { Availability } from '@/lib/domain/reservation/availability/schema'
import { disabledText } from '@/lib/domain/reservation/form/slot-choice'
import type { Visit } from '@/lib/domain/reservation/form/stored-draft'
import { reservationPath } from '@/lib/domain/reservation/paths'
import { localDateOf } from '@/lib/domain/time/time'
import { SubmitBar } from './submit-bar'
import { SubmitDock } from './submit-dock'
import { useVisit, useVisitUrl } from './visit/use-visit'
import { VisitChoice } from './visit/visit-choice'
import { VisitForm } from './visit/visit-form'

type Props = {
  words: ReservationWords
  code: string
  restaurantId: number
  phone: string
  /** The restaurant's own page, which has the waitlist. */
  restaurantPath: string
  correctionNotices: ReactNode
  visit: Visit
  chosen: string | null
  availability: Availability
  idempotencyKey: string
  renderedAtMs: number
}

/** Only the visit's fields; a plain form post, with or without a script. */
export function ChangeForm({ words, code, phone, restaurantPath, correctionNotices, idempotencyKey, ...first }: Props) {
  const nowMs = useNow(first.renderedAtMs)
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const visit = useVisit(first, nowMs, useRef(code))
  const { availability, slot } = visit
  const reason = disabledText(availability)

  useVisitUrl(first, visit)

  function choose(time: string) {
    setError(undefined)
    visit.choose(time)
  }

  function submit(event: FormEvent) {
    if (slot && !reason && !isBusy) return setBusy(true)
    event.preventDefault()
    if (!slot) setError(words.errors.timeInvalid)
  }

  return (
    <div className="stack-4 one-column">
      {visit.visit === first.visit && correctionNotices}
      <VisitForm
        action={reservationPath(code, 'zmien')}
        fields={{
          words,
          nowMs,
          visit: visit.visit,
          round: visit.round,
          hours: availability.seating_hours,
          errors: {},
        }}
        onVisit={visit.change}
      />
      <form method="post" action={`/api/reservations/${code}/change`} className="stack-4 one-column" onSubmit={submit}>
        <input type="hidden" name="visitDate" value={availability.date} />
        <input type="hidden" name="peopleAmount" value={availability.people} />
        <input type="hidden" name="idempotency_key" value={idempotencyKey} />
        <VisitChoice
          words={words.form}
          answer={visit}
          phone={phone}
          today={localDateOf(new Date(nowMs))}
          error={error}
          path={reservationPath(code, 'zmien')}
          waitlistBasePath={restaurantPath}
          onChoose={choose}
          onVisit={visit.change}
        />
        <SubmitDock>
          <SubmitBar
            words={words.form}
            visit={visit.visit}
            chosen={slot?.time ?? null}
            isBusy={isBusy}
            isDisabled={reason !== null}
          />
        </SubmitDock>
      </form>
    </div>
  )
}
