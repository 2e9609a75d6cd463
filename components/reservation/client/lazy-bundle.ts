// All code not needed before the form is touched, fetched as one part. See docs/design/browser.md.

export { trackFunnelStep } from '@/lib/browser/analytics/funnel'
export { afterPress } from '@/lib/browser/page/after-press'
export { writeVisitToUrl } from '@/lib/browser/page/write-visit-to-url'
export { isCheckedOnBlur } from '@/lib/domain/form/form-table'
export { emailHint } from '@/lib/domain/reservation/form/email-hint'
export { draftErrors, reservationTable } from '@/lib/domain/reservation/form/reservation-table'
export { postReservation } from './post-reservation'
export { SubmissionStatus } from './submission-status'
export { HoldCountdown } from './visit/hold-countdown'
export { HoldStatus } from './visit/hold-status'
export { requestHold } from './visit/request-hold'
export { submitWaitlistForm } from './visit/submit-waitlist-form'
