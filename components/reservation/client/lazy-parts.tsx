import { type ComponentProps, type ComponentType, lazy } from 'react'
import { Button } from '@/components/ui/button'
import { preloadLogger } from '@/lib/browser/logging/lazy-logger'
import type { FieldName, ReservationDraft } from '@/lib/domain/reservation/form/draft'

type LazyBundle = typeof import('./lazy-bundle')
type FieldCheck = {
  code?: ReturnType<LazyBundle['draftErrors']>[FieldName]
  /** Suggested e-mail address, `null` for none; only for the e-mail field. */
  suggestedEmail?: string | null
}

// Loaded on demand, so that opening the page stays fast.
const load = () => import('./lazy-bundle')

type HoldProps = ComponentProps<LazyBundle['HoldStatus']>
type StatusProps = ComponentProps<LazyBundle['SubmissionStatus']>

// A part that cannot be fetched must not remove the form.
export const HoldStatus = lazy<ComponentType<HoldProps>>(() =>
  load().then(
    ({ HoldStatus }) => ({ default: HoldStatus }),
    () => ({ default: () => null }),
  ),
)
export const HoldCountdown = lazy<ComponentType<ComponentProps<LazyBundle['HoldCountdown']>>>(() =>
  load().then(
    ({ HoldCountdown }) => ({ default: HoldCountdown }),
    () => ({ default: () => null }),
  ),
)
export const SubmissionStatus = lazy<ComponentType<StatusProps>>(() =>
  load().then(
    ({ SubmissionStatus }) => ({ default: SubmissionStatus }),
    () => ({ default: PlainStatus }),
  ),
)

/** Shows only the message and the retry button. */
function PlainStatus({ words, state, onRetry }: StatusProps) {
  if (state.kind === 'editing' || state.kind === 'sending' || state.kind === 'done') return null
  return (
    <>
      <p>{state.kind === 'refused' ? state.message : words[state.kind]}</p>
      {state.kind === 'unconfirmed' && <Button onClick={onRetry}>{words.retry}</Button>}
    </>
  )
}

/**
 * `postReservation`; if it cannot be fetched, nothing was sent, and the diner gets the same message as for a lost
 * network.
 */
export async function postReservation(...attempt: Parameters<LazyBundle['postReservation']>) {
  return load().then(
    (bundle) => bundle.postReservation(...attempt),
    () => ({ type: 'unanswered' }) as const,
  )
}

/** `requestHold`; without it the form works without a hold. */
export async function requestHold(...holdRequest: Parameters<LazyBundle['requestHold']>) {
  return load().then(
    (bundle) => bundle.requestHold(...holdRequest),
    () => null,
  )
}

/** `submitWaitlistForm`; if it cannot be fetched, the waitlist's own page has the form. */
export async function submitWaitlistForm(...entry: Parameters<LazyBundle['submitWaitlistForm']>): Promise<boolean> {
  return load().then(
    (bundle) => bundle.submitWaitlistForm(...entry),
    () => false,
  )
}

/** `draftErrors`; if it cannot be fetched, the server reports the errors. */
export async function draftErrors(
  ...draft: Parameters<LazyBundle['draftErrors']>
): Promise<ReturnType<LazyBundle['draftErrors']>> {
  return load().then(
    (bundle) => bundle.draftErrors(...draft),
    () => ({}),
  )
}

/**
 * Error of a field that was left, shown once no pointer is down; `null` for a field that is not checked then, or where
 * the checks cannot be fetched.
 */
export async function checkField(name: string, draft: ReservationDraft): Promise<FieldCheck | null> {
  return load().then(
    async (bundle) => {
      if (!bundle.isCheckedOnBlur(bundle.reservationTable, name)) return null
      const code = bundle.draftErrors(draft)[name]
      await bundle.afterPress()
      return { code, suggestedEmail: name === 'email' ? bundle.emailHint(draft.email) : undefined }
    },
    () => null,
  )
}

/** `trackFunnelStep`; if it cannot be fetched, the step is not counted. */
export async function trackFunnelStep(...step: Parameters<LazyBundle['trackFunnelStep']>): Promise<void> {
  return load().then(
    (bundle) => bundle.trackFunnelStep(...step),
    () => {},
  )
}

/** `writeVisitToUrl`; if it cannot be fetched, the URL stays as it was. */
export function writeVisitToUrl(...picked: Parameters<LazyBundle['writeVisitToUrl']>): void {
  load().then(
    (bundle) => bundle.writeVisitToUrl(...picked),
    () => {},
  )
}

/** Fetches all of it while there is a network, because it has to report a lost one. */
export function loadLazyParts(): void {
  preloadLogger()
  load().catch(() => {}) // fetched again when it is needed
}
