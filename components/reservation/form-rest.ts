// What nobody needs before the form is touched, fetched as one part. Decision 0018.
export { afterPress } from '@/lib/browser/after-press'
export { markFunnel } from '@/lib/browser/funnel'
export { draftErrors } from '@/lib/reservation/draft-errors'
export { emailHint } from '@/lib/reservation/email-hint'
export { askForHold } from './ask-for-hold'
export { HoldStatus } from './hold-status'
export { postReservation } from './post-reservation'
export { SubmissionStatus } from './submission-status'
