import { lazy } from 'react'
import { warmLogger } from '@/lib/browser/log-later'

// What nobody needs before the first letter is typed: a page that is only looked at stays light.
const loadHold = () => import('./hold-status')
const loadSubmission = () => import('./submission-status')
const loadEmailHint = () => import('@/lib/reservation/email-hint')

export const HoldStatus = lazy(() => loadHold().then(({ HoldStatus }) => ({ default: HoldStatus })))
export const SubmissionStatus = lazy(() =>
  loadSubmission().then(({ SubmissionStatus }) => ({ default: SubmissionStatus })),
)

/** The address that was probably meant, or `null`. */
export async function likelyEmail(email: string): Promise<string | null> {
  const { emailHint } = await loadEmailHint()
  return emailHint(email)
}

/** Fetches all of it while there is a network: a lost one is what it has to speak of. */
export function fetchTheRest(): void {
  const nothing = () => {} // fetched again where it is needed
  warmLogger()
  for (const load of [loadHold, loadSubmission, loadEmailHint]) load().catch(nothing)
}
