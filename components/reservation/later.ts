import { lazy } from 'react'
import { warmLogger } from '@/lib/browser/log-later'

type Rest = typeof import('./form-rest')

// A page that is only looked at stays light.
const load = () => import('./form-rest')

export const HoldStatus = lazy(() => load().then(({ HoldStatus }) => ({ default: HoldStatus })))
export const SubmissionStatus = lazy(() => load().then(({ SubmissionStatus }) => ({ default: SubmissionStatus })))
export const VisitTold = lazy(() => load().then(({ VisitTold }) => ({ default: VisitTold })))

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

/** `markFunnel`; nobody waits for it, and what cannot be counted is not. */
export async function markFunnel(...step: Parameters<Rest['markFunnel']>): Promise<void> {
  return load().then(
    (rest) => rest.markFunnel(...step),
    () => {},
  )
}

/** The address that was probably meant, or `null`. */
export async function likelyEmail(email: string): Promise<string | null> {
  const { emailHint } = await load()
  return emailHint(email)
}

/** Fetches all of it while there is a network: a lost one is what it has to speak of. */
export function fetchTheRest(): void {
  warmLogger()
  load().catch(() => {}) // fetched again where it is needed
}
