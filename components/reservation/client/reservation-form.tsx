'use client'

import { Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { nextOnEnter } from '@/components/form/client/next-on-enter'
import { KnownSlot } from '@/components/recent/client/known-slot'
import styles from '@/components/reservation/reservation-form.module.css'
import { classNames } from '@/components/ui/class-names'
import { ErrorSummary } from '@/components/ui/form/error-summary'
import type { ReservationSubmission } from '@/lib/domain/reservation/form/reservation-outcome'
import { localDateOf } from '@/lib/domain/time/time'
import { joinPath } from '@/lib/domain/waitlist/paths'
import { CustomerFields } from './customer-fields'
import { ExtraFields } from './extra-fields'
import { HoldCountdown, HoldStatus, SubmissionStatus } from './lazy-parts'
import { SubmitBar } from './submit-bar'
import { SubmitDock } from './submit-dock'
import { type ReservationFormProps, useReservationForm } from './use-reservation-form'
import { VisitChoice } from './visit/visit-choice'
import { VisitForm } from './visit/visit-form'
import { VisitLine } from './visit/visit-line'
import lineStyles from './visit/visit-line.module.css'

/**
 * The reservation form: choose a time, enter contact data, send. A shell around lib/domain/reservation. Contract C2,
 * C12, C18.
 */
export function ReservationForm(props: ReservationFormProps) {
  const { restaurant, words, clause, supportEmail, live } = props
  const { form, visit, fields, state, hold, isLocked, ...actions } = useReservationForm(props)
  const { availability, slot } = visit
  const typed = live?.typed ?? {}
  const alternativeProps = {
    onAlternative: actions.chooseAlternative,
    waitlist: joinPath(restaurant.waitlistBasePath, visit.visit),
  }
  const today = localDateOf(new Date(actions.nowMs))
  const onlyScripted = live ? undefined : 'scripted'
  const { isFolded, unfold, firstField } = useFolded(Boolean(live && props.chosen && slot && !fields.errors.visitTime))
  const folded = isFolded ? lineStyles.folded : undefined

  return (
    <div className="stack-4 one-column">
      {visit.visit === props.visit && live?.correctionNotices}
      {isFolded && slot && <VisitLine words={words.form} visit={visit.visit} time={slot.time} onChange={unfold} />}
      <VisitForm
        className={folded}
        firstField={firstField}
        action={`${restaurant.path}#rezerwacja`}
        isHeaderHidden={live?.isHeaderHidden ?? false}
        fields={{
          words,
          visit: visit.visit,
          round: visit.round,
          nowMs: actions.nowMs,
          hours: availability.seating_hours,
          errors: fields.errors,
        }}
        isLocked={isLocked}
        onVisit={actions.changeVisit}
      />
      <form
        ref={form}
        data-draft
        method="post"
        action={live?.action ?? '/api/reservations'}
        noValidate={actions.isReady}
        className="stack-4 one-column"
        aria-label={words.form.label}
        onSubmit={actions.submit}
        onKeyDown={nextOnEnter}
        onInput={actions.input}
        onFocus={actions.touched}
        onBlur={fields.checkOnBlur}
        onClick={actions.acceptSuggestedEmail}
      >
        <input type="hidden" name="restaurant_id" value={restaurant.id} />
        <input type="hidden" name="visitDate" value={availability.date} />
        <input type="hidden" name="peopleAmount" value={availability.people} />
        <input type="hidden" name="idempotency_key" value={live?.idempotencyKey ?? ''} />
        <input type="hidden" name="source" value={live?.source ?? ''} />
        {live?.postedNotice}
        <ErrorSummary title={words.form.errors} errors={fields.summary} />
        <VisitChoice
          words={words.form}
          className={folded}
          answer={visit}
          isLocked={isLocked}
          phone={restaurant.phone}
          today={today}
          onWait={actions.wait}
          path={restaurant.path}
          waitlistBasePath={restaurant.waitlistBasePath}
          areSlotsLinks={!live && !actions.isReady}
          error={fields.errors.visitTime}
          onChoose={actions.choose}
          onVisit={actions.changeVisit}
        />
        <fieldset disabled={isLocked} className={`stack-4 one-column ${onlyScripted ?? ''}`}>
          <legend className={styles.legend}>{words.form.details}</legend>
          <KnownSlot words={words.known} errors={fields.errors} />
          <CustomerFields words={words.form} typed={typed} errors={fields.errors} emailHint={fields.suggestedEmail} />
          <ExtraFields words={words} areas={restaurant.areas} errors={fields.errors} typed={typed} />
        </fieldset>
        <SubmitDock
          className={onlyScripted}
          status={
            <Suspense>
              {(hold.state.kind === 'expired' || hold.state.kind === 'lost') && (
                <HoldStatus words={words.form} state={hold.state} onAgain={hold.again} {...alternativeProps} />
              )}
              {hasStatus(state) && (
                <SubmissionStatus
                  words={words.form}
                  state={state}
                  supportEmail={supportEmail}
                  phone={restaurant.phone}
                  restaurantId={restaurant.id}
                  today={today}
                  onRetry={actions.submit}
                  {...alternativeProps}
                />
              )}
            </Suspense>
          }
        >
          {state.kind !== 'unconfirmed' && (
            <SubmitBar
              words={words.form}
              visit={visit.visit}
              chosen={slot?.time ?? null}
              isBusy={actions.isBusy}
              hold={
                <Suspense>
                  {hold.state.kind === 'held' && <HoldCountdown words={words.form} {...hold.state} />}
                </Suspense>
              }
              isDisabled={actions.disabledReason !== null}
            />
          )}
        </SubmitDock>
        {/* No checkbox, because a reservation needs no consent; offers have theirs after it. Ledger L101, L102. */}
        <div className={classNames(styles.clause, onlyScripted)}>{clause}</div>
      </form>
    </div>
  )
}

/**
 * Folds the visit's fields while `isChosen`: the URL names an available visit. They stay open once opened, or once the
 * visit was unavailable, since a field must not vanish while it is used.
 */
function useFolded(isChosen: boolean) {
  const [isOpen, setOpen] = useState(false)
  const firstField = useRef<HTMLFieldSetElement>(null)
  if (!isChosen && !isOpen) setOpen(true)

  function unfold() {
    flushSync(() => setOpen(true))
    firstField.current?.querySelector<HTMLElement>('input:not([type="hidden"]), select, button')?.focus()
  }

  return { isFolded: isChosen && !isOpen, unfold, firstField }
}

function hasStatus({ kind }: ReservationSubmission): boolean {
  return kind !== 'editing' && kind !== 'sending' && kind !== 'done'
}
