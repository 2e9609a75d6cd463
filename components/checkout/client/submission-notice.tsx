import { Suspense } from 'react'
import { SubmissionStatus } from './lazy-parts'
import type { SubmissionStatusProps } from './submission-status'

const ANNOUNCED_STATES: readonly string[] = ['unsure', 'unconfirmed', 'repriced', 'refused', 'done']

/** The outcome of an attempt. A live region must be present from the start, so that new content is announced. */
export function SubmissionNotice(props: SubmissionStatusProps) {
  return (
    <div role="status">
      <Suspense>{ANNOUNCED_STATES.includes(props.state.kind) && <SubmissionStatus {...props} />}</Suspense>
    </div>
  )
}
