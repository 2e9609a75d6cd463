import { type ComponentProps, type ComponentType, lazy } from 'react'
import { Button } from '@/components/ui/button'
import { preloadLogger } from '@/lib/browser/logging/lazy-logger'
import type { FieldName, ReservationDraft } from '@/lib/domain/reservation/form/draft'

type LazyBundle = typeof import('./lazy-bundle')
type FieldCheck = {
  code?: ReturnType<LazyBundle['draftErrors']>[FieldName]
  /** The address that was probably meant, `null` for none; only of the field for it. */
  suggestedEmail?: string | null
}

// A page that is only looked at stays light.
const load = () => import('./lazy-bundle')

type HoldProps = ComponentProps<LazyBundle['HoldStatus']>
type StatusProps = ComponentProps<LazyBundle['SubmissionStatus']>

// A part that cannot be fetched must not take the form away with it.
export const HoldStatus = lazy<ComponentType<HoldProps>>(() =>
  load().then(
    ({ HoldStatus }) => ({ default: HoldStatus }),
    () => ({ default: () => null }),
  ),
)
export const SubmissionStatus = lazy<ComponentType<StatusProps>>(() =>
  load().then(
    ({ SubmissionStatus }) => ({ default: SubmissionStatus }),
    () => ({ default: PlainStatus }),
  ),
)

/** The words alone, and the way to try again. */
function PlainStatus({ words, state, onRetry }: StatusProps) {
  if (state.kind === 'editing' || state.kind === 'sending' || state.kind === 'done') return null
  return (
    <>
      <p>{state.kind === 'refused' ? state.message : words[state.kind]}</p>
      {state.kind === 'gaveUp' && <Button onClick={onRetry}>{words.retry}</Button>}
    </>
  )
}

/** `postReservation`; where it cannot even be fetched nothing was sent, which asks for the same patience. */
export async function postReservation(...attempt: Parameters<LazyBundle['postReservation']>) {
  return load().then(
    (bundle) => bundle.postReservation(...attempt),
    () => ({ type: 'unanswered' }) as const,
  )
}

/** `askForHold`; a form that cannot ask works without a hold. */
export async function requestHold(...holdRequest: Parameters<LazyBundle['requestHold']>) {
  return load().then(
    (bundle) => bundle.requestHold(...holdRequest),
    () => null,
  )
}

/** `draftErrors`; where it cannot be fetched the server says what is wrong. */
export async function draftErrors(
  ...draft: Parameters<LazyBundle['draftErrors']>
): Promise<ReturnType<LazyBundle['draftErrors']>> {
  return load().then(
    (bundle) => bundle.draftErrors(...draft),
    () => ({}),
  )
}

/**
 * What is wrong with a field that was left, told once nothing is pressed; `null` for one that is not checked
 * then, or where the checks cannot be fetched.
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

/** `trackFunnelStep`; where it cannot be fetched nothing is counted. */
export async function trackFunnelStep(...step: Parameters<LazyBundle['trackFunnelStep']>): Promise<void> {
  return load().then(
    (bundle) => bundle.trackFunnelStep(...step),
    () => {},
  )
}

/** `writeVisit`; where it cannot be fetched the address stays as it was. */
export function writeVisitToUrl(...picked: Parameters<LazyBundle['writeVisitToUrl']>): void {
  load().then(
    (bundle) => bundle.writeVisitToUrl(...picked),
    () => {},
  )
}

/** Fetches all of it while there is a network: a lost one is what it has to speak of. */
export function loadLazyParts(): void {
  preloadLogger()
  load().catch(() => {}) // fetched again where it is needed
}
