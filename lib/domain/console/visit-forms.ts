import { type StaffField, staffForm, type Typed } from '@/lib/domain/panel/form/staff-form'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { subjectPath } from './pages'
import { visitCalls } from './visit-calls'
import { WISHED_BY } from './visit-schema'

const { visit: words, problem } = panelWords.lookup

/** Forms on one reservation. Each sends the version that its page showed, as `version`. Contract C40. */
export const VISIT_FORMS = {
  cancel: staffForm({
    name: 'cancel-visit',
    page: 'lookup',
    call: visitCalls.cancel,
    fields: {
      wished_by: {
        label: words.wishedBy,
        options: [['', words.choose], ...WISHED_BY.map((one) => [one, words.wishes[one]] as const)],
      },
      reason: reason('cancel-visit'),
    },
    submit: words['cancel-visit'].confirm,
    done: 'visitCancelled',
    back: reservationIn,
  }),
  move: staffForm({
    name: 'move-visit',
    page: 'lookup',
    call: visitCalls.move,
    fields: {
      day: { label: words.day, kind: 'date', isNeeded: true },
      time: { label: words.time, kind: 'time', isNeeded: true, offerText: words.otherTime },
      guests_number: { label: words.people },
      reason: reason('move-visit'),
    },
    submit: words['move-visit'].confirm,
    done: 'visitMoved',
    refusals: { closed_hour: 'time' },
    back: reservationIn,
  }),
  correct: staffForm({
    name: 'correct-visit',
    page: 'lookup',
    call: visitCalls.contact,
    fields: {
      customer_name: { label: words.name, wrong: problem.name },
      phone_number: { label: words.phone, maxLength: 254, wrong: problem.phone },
      email: { label: words.email, wrong: problem.email },
      reason: reason('correct-visit'),
    },
    submit: words['correct-visit'].confirm,
    done: 'visitCorrected',
    back: reservationIn,
  }),
  showLink: staffForm({
    name: 'guest-link',
    page: 'lookup',
    call: visitCalls.link,
    fields: {},
    submit: words['guest-link'].confirm,
    done: 'guestLink',
    back: reservationIn,
  }),
  sendLink: staffForm({
    name: 'send-guest-link',
    page: 'lookup',
    call: visitCalls.sendLink,
    fields: {},
    submit: words['send-guest-link'].confirm,
    done: ({ repeated }) => (repeated ? 'guestLinkSent' : 'messageJustSent'),
    back: reservationIn,
  }),
}

function reason(form: 'cancel-visit' | 'move-visit' | 'correct-visit'): StaffField {
  return { label: words.reason, hint: words[form].reasonHint, wrong: problem.reason }
}

function reservationIn(typed: Typed): string {
  const id = typed('reservation')
  return `${subjectPath('reservation', /^[1-9]\d{0,14}$/.test(id) ? id : '0')}#czynnosci`
}
