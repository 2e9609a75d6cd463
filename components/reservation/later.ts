import { lazy } from 'react'
import { warmLogger } from '@/lib/browser/log-later'

// What nobody needs before the first letter is typed: a page that is only looked at stays light.
const loadHold = () => import('./hold-status')
const loadSubmission = () => import('./submission-status')
const loadPost = () => import('./post-reservation')
const loadAsk = () => import('./ask-for-hold')
const loadErrors = () => import('@/lib/reservation/draft-errors')
const loadEmailHint = () => import('@/lib/reservation/email-hint')

export const HoldStatus = lazy(() => loadHold().then(({ HoldStatus }) => ({ default: HoldStatus })))
export const SubmissionStatus = lazy(() =>
  loadSubmission().then(({ SubmissionStatus }) => ({ default: SubmissionStatus })),
)

/** `postReservation`; where it cannot even be fetched nothing was sent, which asks for the same patience. */
export async function postReservation(...attempt: Parameters<Awaited<ReturnType<typeof loadPost>>['postReservation']>) {
  return loadPost().then(
    (post) => post.postReservation(...attempt),
    () => ({ type: 'unanswered' }) as const,
  )
}

/** `askForHold`; a form that cannot ask works without a hold. */
export async function askForHold(...wish: Parameters<Awaited<ReturnType<typeof loadAsk>>['askForHold']>) {
  return loadAsk().then(
    (ask) => ask.askForHold(...wish),
    () => null,
  )
}

/** `draftErrors`; where it cannot be fetched the server says what is wrong. */
export async function draftErrors(...draft: Parameters<Awaited<ReturnType<typeof loadErrors>>['draftErrors']>) {
  return loadErrors().then(
    (errors) => errors.draftErrors(...draft),
    (): ReturnType<Awaited<ReturnType<typeof loadErrors>>['draftErrors']> => ({}),
  )
}

/** The address that was probably meant, or `null`. */
export async function likelyEmail(email: string): Promise<string | null> {
  const { emailHint } = await loadEmailHint()
  return emailHint(email)
}

/** Fetches all of it while there is a network: a lost one is what it has to speak of. */
export function fetchTheRest(): void {
  const nothing = () => {} // fetched again where it is needed
  warmLogger()
  for (const load of [loadHold, loadSubmission, loadPost, loadAsk, loadErrors, loadEmailHint]) load().catch(nothing)
}
