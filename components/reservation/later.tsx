import { type ComponentProps, type ComponentType, lazy } from 'react'
import { Button } from '@/components/ui/button'
import { warmLogger } from '@/lib/browser/log-later'
import type { FieldName, ReservationDraft } from '@/lib/reservation/draft'

type Rest = typeof import('./form-rest')
type Verdict = {
  code?: ReturnType<Rest['draftErrors']>[FieldName]
  /** The address that was probably meant, `null` for none; only of the field for it. */
  meantEmail?: string | null
}

// A page that is only looked at stays light.
const load = () => import('./form-rest')

type HoldProps = ComponentProps<Rest['HoldStatus']>
type StatusProps = ComponentProps<Rest['SubmissionStatus']>

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
export async function postReservation(...attempt: Parameters<Rest['postReservation']>) {
  return load().then(
    (rest) => rest.postReservation(...attempt),
    () => ({ type: 'unanswered' }) as const,
  )
}

/** `askForHold`; a form that cannot ask works without a hold. */
export async function askForHold(...wish: Parameters<Rest['askForHold']>) {
  return load().then(
    (rest) => rest.askForHold(...wish),
    () => null,
  )
}

/** `draftErrors`; where it cannot be fetched the server says what is wrong. */
export async function draftErrors(...draft: Parameters<Rest['draftErrors']>): Promise<ReturnType<Rest['draftErrors']>> {
  return load().then(
    (rest) => rest.draftErrors(...draft),
    () => ({}),
  )
}

/** What is wrong with a field that was left, told once nothing is pressed; nothing where that cannot be fetched. */
export async function verdictOn(name: FieldName, draft: ReservationDraft): Promise<Verdict> {
  return load().then(
    async (rest) => {
      const code = rest.draftErrors(draft)[name]
      await rest.afterPress()
      return { code, meantEmail: name === 'email' ? rest.emailHint(draft.email) : undefined }
    },
    () => ({}),
  )
}

/** `markFunnel`; where it cannot be fetched nothing is counted. */
export async function markFunnel(...step: Parameters<Rest['markFunnel']>): Promise<void> {
  return load().then(
    (rest) => rest.markFunnel(...step),
    () => {},
  )
}

/** `writeVisit`; where it cannot be fetched the address stays as it was. */
export function writeVisit(...picked: Parameters<Rest['writeVisit']>): void {
  load().then(
    (rest) => rest.writeVisit(...picked),
    () => {},
  )
}

/** Fetches all of it while there is a network: a lost one is what it has to speak of. */
export function fetchTheRest(): void {
  warmLogger()
  load().catch(() => {}) // fetched again where it is needed
}
