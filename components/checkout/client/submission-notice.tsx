import { Suspense } from 'react'
import { SubmissionStatus } from './lazy-parts'
import type { SubmissionStatusProps } from './submission-status'

const ANNOUNCED_STATES: readonly string[] = ['unsure', 'gaveUp', 'repriced', 'refused', 'done']

/** What became of the attempt; there from the start, so that it is read out when something comes into it. */
export function SubmissionNotice(props: SubmissionStatusProps) {
  return (
    <div role="status">
      <Suspense>{ANNOUNCED_STATES.includes(props.state.kind) && <SubmissionStatus {...props} />}</Suspense>
    </div>
  )
}
