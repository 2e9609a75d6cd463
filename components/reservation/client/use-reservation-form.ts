import {
  type FormEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { useFieldErrors } from '@/components/form/client/use-field-errors'
import { useSubmission } from '@/components/form/client/use-submission'
import { fillIfKnown } from '@/components/recent/client/known-slot'
import type { ErrorWords, ReservationFormWords } from '@/components/reservation/form-words'
import { useNow } from '@/components/search/client/use-now'
import { usePreventReload } from '@/components/shell/client/use-prevent-reload'
import { goTo, reload } from '@/lib/browser/page/go-to'
import { isLocked } from '@/lib/domain/form/submission'
import type { Availability } from '@/lib/domain/reservation/availability/schema'
import { FIELD_NAMES, type FieldName, type ReservationDraft, readDraft } from '@/lib/domain/reservation/form/draft'
import type {
  AlternativeSlot,
  AnsweredReservation,
  ReservationSubmission,
} from '@/lib/domain/reservation/form/reservation-outcome'
import type { ErrorCode } from '@/lib/domain/reservation/form/reservation-table'
import { disabledText } from '@/lib/domain/reservation/form/slot-choice'
import type { StoredDraft, Visit } from '@/lib/domain/reservation/form/stored-draft'
import { thankYouPath } from '@/lib/domain/reservation/paths'
import { splitWallTime, wallTime } from '@/lib/domain/time/time'
import type { FieldErrors } from './customer-fields'
import {
  checkField,
  draftErrors,
  loadLazyParts,
  postReservation,
  submitWaitlistForm,
  trackFunnelStep,
} from './lazy-parts'
import { useSource } from './use-source'
import { useStoredDraft } from './use-stored-draft'
import { useHold } from './visit/use-hold'
import { useFreshDate, useVisit, useVisitUrl } from './visit/use-visit'

/** Values that only the live page has, for a form that works without a script; the cached page has none. */
export interface LiveForm {
  idempotencyKey: string
  source: string
  isHeaderHidden: boolean
  /** Target of a plain post. */
  action: string
  typed: Partial<ReservationDraft>
  errors: FieldErrors
  /** Outcome of a plain form post. */
  postedNotice: ReactNode
  /** Corrections of the URL's values; shown until another visit is picked. */
  correctionNotices: ReactNode
}

export interface ReservationFormProps {
  restaurant: {
    id: number
    path: string
    waitlistBasePath: string
    name: string
    phone: string
    areas: { key: string; name: string }[]
  }
  supportEmail: string
  words: ReservationFormWords
  clause: ReactNode
  visit: Visit
  chosen: string | null
  availability: Availability
  isAvailabilityUnknown?: boolean
  renderedAtMs: number
  live: LiveForm | null
}

/** State and actions of the form: its parts only render them. */
export function useReservationForm({ restaurant, words, live, renderedAtMs, ...first }: ReservationFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const holdToken = useRef<string | null>(null)
  const renewKey = useRef(() => {})
  const [isReady, setReady] = useState(false)
  const [isTouched, setTouched] = useState(false)
  const [waiting, setWaiting] = useState<{ button: HTMLElement | null } | null>(null)
  const nowMs = useNow(renderedAtMs)
  const source = useSource()
  const visit = useVisit({ ...first, restaurantId: restaurant.id, renderedAtMs }, nowMs, holdToken)
  const fields = useReservationErrors(form, live?.errors ?? {}, words.errors)
  const submission = useSubmission<ReservationDraft, AnsweredReservation>({
    post: (draft) => postReservation(draft, () => renewKey.current()),
  })
  const { state } = submission
  const { availability, slot } = visit

  const isSlotHoldable = isTouched && slot?.state === 'available' && !isLocked(state)
  const holdRequest = isSlotHoldable
    ? { restaurantId: restaurant.id, from: wallTime(availability.date, slot.time), people: availability.people }
    : null
  const hold = useHold(holdRequest)
  holdToken.current = hold.active?.token ?? null

  const draft = useStoredDraft(restaurant.id, form, live?.idempotencyKey ?? null, {
    visit: visit.visit,
    chosen: visit.chosen,
    unanswered: submission.unanswered,
    hold: hold.active,
  })
  renewKey.current = draft.renewKey

  const facts = { kind: 'reservation', restaurantId: restaurant.id, partySize: visit.visit.partySize } as const
  // Typed values are stored anyway; a request under way must not be cut off.
  usePreventReload(isLocked(state) && state.kind !== 'done')

  useFreshDate(!live, first.visit, nowMs, visit)

  const writeVisitUrl = useVisitUrl(first, visit, form, restaurant.areas)

  const { stored } = draft
  const restore = useEffectEvent((stored: StoredDraft) => {
    setTouched(true)
    hold.restore(stored.hold)
    if (stored.unanswered) submission.restore(stored.unanswered)
    // The URL of a live page is newer than the tab's stored draft.
    if (!live) visit.restore(stored)
  })
  useEffect(() => {
    setReady(true)
    if (stored) restore(stored)
  }, [stored])

  const isLost = hold.state.kind === 'lost' || state.kind === 'taken'
  const refreshAvailability = useEffectEvent(visit.refresh)
  useEffect(() => {
    if (isLost) refreshAvailability()
  }, [isLost])

  const handleAnswer = useEffectEvent((state: ReservationSubmission) => {
    if (state.kind === 'refused' && Object.keys(state.fields).length > 0) fields.show(state.fields)
    if (state.kind !== 'done') return
    draft.discard()
    const thanks = thankYouPath(state.code, new URLSearchParams(window.location.search))
    // The step is tracked first, since the page is left; but a failure of it must not keep the diner from the answer.
    trackFunnelStep('done', facts).finally(() => goTo(thanks))
  })
  useEffect(() => handleAnswer(state), [state])

  // 'Back' may restore this very page long after its reservation: it starts anew.
  useEffect(() => {
    if (state.kind !== 'done') return
    const beginAnew = ({ persisted }: PageTransitionEvent) => persisted && reload()
    window.addEventListener('pageshow', beginAnew)
    return () => window.removeEventListener('pageshow', beginAnew)
  }, [state])

  const trackOpened = useEffectEvent(() => trackFunnelStep('form_opened', facts))
  useEffect(() => {
    if (!isTouched) return
    loadLazyParts()
    trackOpened()
  }, [isTouched])

  // Pressed while the tables are loading, or one is being held: the press takes effect once that is known.
  const isUnknown = visit.isLoading || hold.isRequested
  useEffect(() => {
    if (!waiting || isUnknown) return
    setWaiting(null)
    form.current?.requestSubmit(waiting.button)
  }, [waiting, isUnknown])

  const disabledReason = disabledText(availability)

  function typed() {
    submission.edited()
    setTouched(true)
    draft.save()
  }

  return {
    form,
    isReady,
    nowMs,
    visit,
    fields,
    state,
    hold,
    disabledReason,
    /** Choosing a time is not typing: a table is held only once the diner begins to fill in the form. Contract C2. */
    input({ target }: FormEvent<HTMLFormElement>) {
      const { name } = target as HTMLInputElement
      if (name !== 'visitTime') typed()
      if (name === 'area_preferences') writeVisitUrl()
    },
    touched: loadLazyParts,
    isLocked: isLocked(state),
    isBusy: isLocked(state) || waiting !== null,
    changeVisit(next: Visit) {
      if (isLocked(state)) return
      submission.edited()
      visit.change(next)
    },
    choose(time: string) {
      submission.edited()
      fields.setFieldError('visitTime')
      visit.choose(time)
    },
    chooseAlternative({ reserved_on, guests_number: partySize }: AlternativeSlot) {
      const { date, time } = splitWallTime(reserved_on)
      submission.edited()
      visit.jumpTo({ date, time, partySize }, time)
    },
    /** A press of the button that corrects a mistyped e-mail address; others pass. */
    acceptSuggestedEmail({ target }: MouseEvent<HTMLFormElement>) {
      const meant = (target as HTMLElement).dataset.email
      const email = form.current?.elements.namedItem('email')
      if (!meant || !(email instanceof HTMLInputElement)) return
      email.value = meant
      email.focus()
      fields.setSuggestedEmail(null)
      typed()
    },
    /** The link to the waitlist: a diner whose contact data are filled in joins by this press alone. */
    async wait(event: MouseEvent<HTMLAnchorElement>) {
      event.preventDefault()
      const { href } = event.currentTarget
      if (!form.current) return goTo(href)
      await fillIfKnown(form.current)
      const entry = { restaurantId: restaurant.id, visit: visit.visit, hours: availability.seating_hours }
      if (!(await submitWaitlistForm(form.current, entry))) goTo(href)
    },
    async submit(event?: FormEvent<HTMLFormElement>) {
      event?.preventDefault()
      if (submission.unanswered) return submission.retry()
      if (!form.current || disabledReason) return
      // Without the token of its hold the reservation would take another table: the held one would be blocked for ten
      // minutes, and if it was the last, the diner's own hold would cause a refusal.
      if (visit.isLoading || hold.isRequestedNow()) return setWaiting({ button: submitterOf(event) })
      await fillIfKnown(form.current)
      const sent = {
        ...readFormDraft(form.current),
        source: source.current,
        idempotency_key: draft.key.current,
        hold_token: hold.tokenFor(holdRequest),
        second_visit: submitterOf(event)?.getAttribute('name') === 'second_visit' ? 'on' : '',
      }
      const codes = await draftErrors(sent)
      if (Object.keys(codes).length > 0) return fields.show(codes)
      fields.clear()
      trackFunnelStep('submitted', facts)
      submission.send(() => sent)
    },
  }
}

/** The pressed button; `null` where the form was sent by the keyboard alone. */
function submitterOf(event?: FormEvent): HTMLElement | null {
  return (event?.nativeEvent as SubmitEvent | undefined)?.submitter ?? null
}

/**
 * All values of the form. FormData omits the controls of a locked fieldset, so the fieldset is unlocked while they are
 * read.
 */
function readFormDraft(form: HTMLFormElement): ReservationDraft {
  const locked = [...form.querySelectorAll<HTMLFieldSetElement>('fieldset:disabled')]
  for (const fieldset of locked) fieldset.disabled = false
  const draft = readDraft(new FormData(form))
  for (const fieldset of locked) fieldset.disabled = true
  return draft
}

/** Errors of a reservation's fields, and the suggested email. Contract C11. */
function useReservationErrors(form: RefObject<HTMLFormElement | null>, first: FieldErrors, words: ErrorWords) {
  const [suggestedEmail, setSuggestedEmail] = useState<string | null>(null)
  const fields = useFieldErrors<FieldName, ErrorCode>({
    fields: FIELD_NAMES,
    words,
    first,
    async checkField(name) {
      const verdict = form.current && (await checkField(name, readDraft(new FormData(form.current))))
      if (verdict?.suggestedEmail !== undefined) setSuggestedEmail(verdict.suggestedEmail)
      return verdict
    },
  })
  return { ...fields, suggestedEmail, setSuggestedEmail }
}
