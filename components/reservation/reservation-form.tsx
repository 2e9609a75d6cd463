'use client'

import { type FocusEvent, type FormEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useNow } from '@/components/search/use-now'
import { ErrorSummary } from '@/components/ui/error-summary'
import { minimumDate } from '@/lib/availability/same-day'
import type { Availability } from '@/lib/availability/schema'
import { goTo } from '@/lib/browser/go-to'
import { emailHint } from '@/lib/reservation/customer'
import { draftErrors, type FieldName, type ReservationDraft, readDraft } from '@/lib/reservation/form'
import type { Visit } from '@/lib/reservation/kept-draft'
import { thankYouPath } from '@/lib/reservation/paths'
import { chosenSlot, disabledText } from '@/lib/reservation/slot-choice'
import { type Alternative, isLocked } from '@/lib/reservation/submission'
import { splitWallTime, wallTime } from '@/lib/time'
import { Consents } from './consents'
import { CustomerFields, type FieldErrors } from './customer-fields'
import { ExtraFields } from './extra-fields'
import type { ReservationWords } from './form-words'
import { HoldStatus } from './hold-status'
import { OtherTimes } from './other-times'
import styles from './reservation-form.module.css'
import { SlotChoice } from './slot-choice'
import { SubmissionStatus } from './submission-status'
import { SubmitBar } from './submit-bar'
import { useAvailability } from './use-availability'
import { useFirstErrorFocus } from './use-first-error'
import { useHold } from './use-hold'
import { useKeptDraft } from './use-kept-draft'
import { useSource } from './use-source'
import { useSubmission } from './use-submission'
import { VisitFields } from './visit-fields'
import { VisitNotices } from './visit-notices'

/** What the live page knows of a form that works without a script; the cached page knows nothing. */
export interface LiveForm {
  idempotencyKey: string
  source: string
  isHeaderHidden: boolean
  typed: Partial<ReservationDraft>
  errors: FieldErrors
  /** What became of a plain form post. */
  remark: ReactNode
}

export interface ReservationFormProps {
  restaurant: { id: number; path: string; name: string; phone: string; areas: { key: string; name: string }[] }
  supportEmail: string
  words: ReservationWords
  clause: ReactNode
  visit: Visit
  chosen: string | null
  availability: Availability
  renderedAtMs: number
  live: LiveForm | null
}

/** The reservation form: choose a time, say who comes, send. A shell around lib/reservation. Contract C2, C12, C18. */
export function ReservationForm(props: ReservationFormProps) {
  const { restaurant, words, live, renderedAtMs } = props
  const form = useRef<HTMLFormElement>(null)
  const nowMs = useNow(renderedAtMs)
  const [isReady, setReady] = useState(false)
  const [visit, setVisit] = useState(props.visit)
  const [round, setRound] = useState(0)
  const [chosen, setChosen] = useState(props.chosen)
  const [isTouched, setTouched] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>(live?.errors ?? {})
  const [hasSummary, setSummary] = useState(Object.keys(errors).length > 0)
  const [meantEmail, setMeantEmail] = useState<string | null>(null)
  const holdToken = useRef<string | null>(null)
  const source = useSource()

  const { availability, isAsking, hasFailed, refresh } = useAvailability(
    restaurant.id,
    visit,
    props.availability,
    renderedAtMs,
    holdToken,
  )
  const slot = isAsking ? null : chosenSlot(availability, chosen)
  const renewKey = useRef(() => {})
  const submission = useSubmission(useRef(() => renewKey.current()).current)
  const { state } = submission
  const isUnsure = state.kind === 'sending' || state.kind === 'unsure' || state.kind === 'gaveUp'
  const [keptHold, setKeptHold] = useState<Parameters<typeof useHold>[1]>(null)
  const wish =
    isTouched && slot?.state === 'available' && !isUnsure
      ? { restaurantId: restaurant.id, from: wallTime(availability.date, slot.time), people: availability.people }
      : null
  const hold = useHold(wish, keptHold)
  holdToken.current = hold.state.kind === 'held' ? hold.state.hold.token : null
  const draft = useKeptDraft(restaurant.id, form, live?.idempotencyKey ?? null, {
    visit,
    chosen,
    isUnsure,
    hold: hold.state.kind === 'held' ? hold.state.hold : null,
  })
  renewKey.current = draft.renewKey

  const { kept } = draft
  const { restore } = submission
  useEffect(() => {
    setReady(true)
    if (!kept) return
    setTouched(true)
    setKeptHold(kept.hold)
    if (kept.isUnsure) restore()
    if (live) return
    setVisit(kept.visit)
    setChosen(kept.chosen)
    setRound((last) => last + 1)
  }, [kept, live, restore])

  // A cached page that was made yesterday asks for a day that is no longer tomorrow.
  useEffect(() => {
    const earliest = minimumDate(new Date(nowMs))
    if (!live)
      setVisit((last) => (last.date < earliest && last.date === props.visit.date ? { ...last, date: earliest } : last))
  }, [nowMs, live, props.visit.date])

  const isLost = hold.state.kind === 'lost' || state.kind === 'taken'
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again at the moment the slot is lost, not when `refresh` is made anew.
  useEffect(() => {
    if (isLost) refresh()
  }, [isLost])

  const { forget } = draft
  useEffect(() => {
    if (state.kind !== 'done') return
    forget()
    goTo(thankYouPath(state.code, new URLSearchParams(window.location.search)))
  }, [state, forget])

  const refusedFields = state.kind === 'refused' ? state.fields : null
  const focusFirstError = useFirstErrorFocus(Object.keys(errors))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per refusal.
  useEffect(() => {
    if (refusedFields && Object.keys(refusedFields).length > 0) showErrors(refusedFields)
  }, [refusedFields])

  function showErrors(codes: Record<string, string>) {
    setErrors(wordsOf(codes, words))
    setSummary(true)
    focusFirstError()
  }

  function changeVisit(next: Visit) {
    submission.edited()
    // A time that was asked for by name is chosen as soon as it proves free.
    if (next.time !== visit.time) setChosen(next.time)
    setVisit(next)
  }

  function choose(time: string) {
    submission.edited()
    setErrors(({ visitTime: _, ...rest }) => rest)
    setChosen(time)
  }

  function takeAlternative({ reserved_on, guests_number }: Alternative) {
    const { date, time } = splitWallTime(reserved_on)
    submission.edited()
    setChosen(time)
    setVisit({ date, time, partySize: guests_number })
    setRound((last) => last + 1)
  }

  function typed() {
    submission.edited()
    setTouched(true)
    draft.keep()
  }

  function leave(event: FocusEvent<HTMLFormElement>) {
    const { name, value } = event.target as unknown as HTMLInputElement
    if (!form.current || !isCustomerField(name) || document.activeElement === event.target) return
    if (name === 'email') setMeantEmail(emailHint(value))
    const code = draftErrors(readDraft(new FormData(form.current)))[name]
    setErrors(({ [name]: _, ...rest }) => (code ? { ...rest, [name]: words.errors[code] } : rest))
  }

  function press(event: MouseEvent<HTMLFormElement>) {
    const meant = (event.target as HTMLElement).dataset.email
    const email = form.current?.elements.namedItem('email')
    if (!meant || !(email instanceof HTMLInputElement)) return
    email.value = meant
    email.focus()
    setMeantEmail(null)
    typed()
  }

  function submit(event?: FormEvent) {
    event?.preventDefault()
    if (!form.current || reason || (isLocked(state) && state.kind !== 'gaveUp')) return
    const sent = draftToSend(form.current)
    const codes = draftErrors(sent)
    if (Object.keys(codes).length > 0) return showErrors(codes)
    setErrors({})
    setSummary(false)
    submission.send(sent)
  }

  // A locked fieldset is missing from FormData, and nothing in it can have changed: it is opened for the reading.
  function draftToSend(element: HTMLFormElement): ReservationDraft {
    const fieldsets = [...element.querySelectorAll('fieldset:disabled')] as HTMLFieldSetElement[]
    for (const fieldset of fieldsets) fieldset.disabled = false
    const read = readDraft(new FormData(element))
    for (const fieldset of fieldsets) fieldset.disabled = true
    return {
      ...read,
      source: source.current || read.source,
      idempotency_key: draft.key.current,
      hold_token: hold.hold?.token ?? '',
    }
  }

  const reason = disabledText(availability)
  const locked = isLocked(state)
  const isCached = !live
  const summary = hasSummary ? Object.entries(errors).map(([fieldId, text]) => ({ fieldId, text: text ?? '' })) : []
  const showHeader = live?.isHeaderHidden ? '?showHeader=false' : ''

  return (
    <div className={styles.form}>
      <form method="get" action={`${restaurant.path}#rezerwacja`} className={styles.form}>
        <fieldset disabled={locked}>
          <VisitFields
            words={words}
            visit={visit}
            onVisit={changeVisit}
            round={round}
            nowMs={nowMs}
            errors={{ visitDate: errors.visitDate, peopleAmount: errors.peopleAmount }}
          />
          {live?.isHeaderHidden && <input type="hidden" name="showHeader" value="false" />}
        </fieldset>
        <noscript>
          <button type="submit" className={styles.show}>
            {words.form.show}
          </button>
        </noscript>
      </form>

      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a button's key press is a click. */}
      <form
        ref={form}
        method="post"
        action={`/api/reservations${showHeader}`}
        noValidate={isReady}
        className={styles.form}
        onSubmit={submit}
        onInput={typed}
        onBlur={leave}
        onClick={press}
        aria-label={words.form.details}
      >
        <input type="hidden" name="restaurant_id" value={restaurant.id} />
        <input type="hidden" name="visitDate" value={availability.date} />
        <input type="hidden" name="peopleAmount" value={availability.people} />
        <input type="hidden" name="idempotency_key" value={live?.idempotencyKey ?? ''} />
        <input type="hidden" name="source" value={live?.source ?? ''} />

        {live?.remark}
        <ErrorSummary title={words.form.errors} errors={summary} />
        <fieldset disabled={locked} className={styles.fields}>
          <SlotChoice
            words={words.form}
            availability={availability}
            isAsking={isAsking}
            chosen={slot?.time ?? null}
            onChoose={choose}
            linkPath={isCached && !isReady ? restaurant.path : null}
            error={errors.visitTime}
          />
          {hasFailed && (
            <p role="status">
              {words.form.availabilityFailed}{' '}
              <button type="button" className={styles.take} onClick={refresh}>
                {words.form.checkAgain}
              </button>
            </p>
          )}
          <OtherTimes
            words={words.form}
            availability={availability}
            visit={visit}
            phone={restaurant.phone}
            onVisit={changeVisit}
          />
          <VisitNotices words={words.form} availability={availability} slot={slot} />
        </fieldset>
        <HoldStatus words={words.form} state={hold.state} onAgain={hold.again} />
        <fieldset disabled={locked} className={isCached ? `${styles.fields} ${styles.scripted}` : styles.fields}>
          <legend className={styles.legend}>{words.form.details}</legend>
          <CustomerFields words={words} errors={errors} typed={live?.typed ?? {}} emailHint={meantEmail} />
          <ExtraFields words={words.form} areas={restaurant.areas} errors={errors} typed={live?.typed ?? {}} />
          <Consents words={words.form} clause={props.clause} typed={live?.typed ?? {}} />
        </fieldset>
        <SubmissionStatus
          words={words.form}
          state={state}
          phone={restaurant.phone}
          supportEmail={props.supportEmail}
          onRetry={submit}
          onAlternative={takeAlternative}
        />
        <SubmitBar
          words={words.form}
          visit={visit}
          chosen={slot?.time ?? null}
          isBusy={locked && state.kind !== 'gaveUp'}
          disabledReason={reason}
        />
      </form>
    </div>
  )
}

const CUSTOMER_FIELDS: readonly string[] = [
  'customer_firstname',
  'customer_lastname',
  'phone',
  'email',
  'kids_number',
  'area_preferences',
  'notes_from_guest',
]

function isCustomerField(name: string): name is FieldName {
  return CUSTOMER_FIELDS.includes(name)
}

function wordsOf(codes: Record<string, string>, words: ReservationWords): FieldErrors {
  const known = words.errors as Record<string, string>
  return Object.fromEntries(Object.entries(codes).flatMap(([name, code]) => (known[code] ? [[name, known[code]]] : [])))
}
