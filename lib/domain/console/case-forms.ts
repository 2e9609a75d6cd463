import type { Call } from '@/lib/domain/call/call'
import { type StaffField, staffForm } from '@/lib/domain/panel/form/staff-form'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { lookupCalls } from './lookup-calls'
import { CHOSEN_STAGES, HIDDEN, OUTCOMES } from './queue'
import { queueCalls } from './queue-calls'

const words = panelWords.consoleQueue
const restaurant = (label: string): StaffField => ({ label, hint: words.aboutRestaurantHint, maxLength: 9 })

/** No outcome is chosen beforehand: a person decides. */
const decision: Record<string, StaffField> = {
  outcome: {
    label: words.outcome,
    options: [['', words.choose], ...OUTCOMES.map((one) => [one, words.outcomes[one]] as const)],
  },
  reasons: { label: words.reasons, kind: 'lines' },
  restaurant: restaurant(words.aboutRestaurant),
}

/** Forms of a case, named by it: `lib/server/console/queue-forms.ts` reads them. Contract C38. */
export const CASE_FORMS = {
  confirm: caseForm('confirm', queueCalls.decide, words.confirmSend),
  takeBack: caseForm('withdraw-confirmation', queueCalls.takeBack, words.takeBack),
  restaurantNotified: caseForm('restaurant-notified', queueCalls.restaurantNotified, words.restaurantNotified),
  decline: caseForm('decline', queueCalls.decide, words.declineSend, {
    reason: { label: words.declineReason, isNeeded: true },
  }),
  cancel: caseForm('cancel-order', queueCalls.cancel, words.cancelSend, { reason: { label: words.cancelReason } }),
  retry: caseForm('retry-case-refund', lookupCalls.retry, words.retry, { reason: { label: words.retryReason } }),
  decideReport: caseForm('decide-report', queueCalls.report, words.decideSend, decision),
  decideNotice: caseForm('decide-notice', queueCalls.report, words.decideSend, {
    ...decision,
    hide: {
      label: words.hide,
      hint: words.hideHint,
      options: [['', words.choose], ...HIDDEN.map((one) => [one, words.hidden[one]] as const)],
    },
    dish: { label: words.hiddenDish },
  }),
  moveEnquiry: caseForm('move-enquiry', queueCalls.enquiry, words.moveSend, {
    stage: { label: words.stage, options: CHOSEN_STAGES.map((one) => [one, words.stages[one]] as const) },
    restaurant: restaurant(words.restaurantNumber),
    reason: { label: words.lostReason },
  }),
  note: caseForm('note-case', queueCalls.note, words.caseNotes.note, {
    text: { label: words.caseNotes.text, kind: 'lines' },
  }),
  take: caseForm('claim', queueCalls.claim, words.claim.take),
  handOn: caseForm('claim', queueCalls.claim, words.claim.handOn, { to: { label: words.claim.to, options: [] } }),
}

function caseForm<C extends Call>(name: string, call: C, submit: string, fields: Record<string, StaffField> = {}) {
  return staffForm({ name, page: 'queue', call, about: 'case', fields, submit, done: '' })
}
