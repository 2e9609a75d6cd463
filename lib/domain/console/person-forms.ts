import { consentCalls } from '@/lib/domain/consents/consent-calls'
import { staffForm, type Typed } from '@/lib/domain/panel/form/staff-form'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { dataCaseCalls } from '@/lib/domain/person-data/case-calls'
import { DATA_REQUEST_KINDS } from '@/lib/domain/person-data/schema'
import { blockCalls } from './block-calls'
import { BLOCK_KINDS } from './block-schema'
import { consolePath, dataCasePath, subjectPath } from './pages'

const { lookup, consolePerson } = panelWords
const { block, problem } = lookup

/** Blocks the contact or the network of an order or a reservation: nobody types a contact. Contract C40. */
export const BLOCK = staffForm({
  name: 'block',
  page: 'lookup',
  call: blockCalls.block,
  fields: {
    kind: { label: block.what, hint: block.networkHint, options: BLOCK_KINDS.map((kind) => [kind, block.kinds[kind]]) },
    days: { label: block.days, wrong: problem.days },
    reason: { label: lookup.refundForm.reason, wrong: problem.reason },
  },
  submit: block.submit,
  done: 'blockMade',
  back: (typed) => `${subjectIn(typed)}#blokada`,
})

export const LIFT_BLOCK = staffForm({
  name: 'lift-block',
  page: 'blocks',
  call: blockCalls.lift,
  fields: {},
  submit: lookup.blocks.liftConfirm,
  done: 'blockLifted',
})

/** Sends the link that proves an email address, to that of an order or a reservation. Contract C42. */
export const SEND_DATA_LINK = staffForm({
  name: 'send-data-link',
  page: 'lookup',
  call: dataCaseCalls.send,
  fields: {
    kind: {
      label: consolePerson.send.what,
      options: DATA_REQUEST_KINDS.map((kind) => [kind, consolePerson.send.kinds[kind]]),
    },
  },
  submit: consolePerson.send.submit,
  done: 'dataLinkSent',
  back: (typed) => `${subjectIn(typed)}#dane`,
})

export const WITHDRAW_CONSENT = staffForm({
  name: 'withdraw-consent',
  page: 'consents',
  call: consentCalls.withdraw,
  fields: {},
  submit: consolePerson.consents.withdrawConfirm,
  done: 'consentWithdrawn',
})

/**
 * Decisions on an erasure request: back to the queue if decided there, else to the page of the case. Contract C42.
 */
export const ERASE_PERSON = staffForm({
  name: 'erase-person',
  page: 'queue',
  call: dataCaseCalls.erase,
  fields: {},
  submit: consolePerson.case.eraseConfirm,
  done: 'dataErased',
  back: caseOrQueue,
})

export const REFUSE_ERASURE = staffForm({
  name: 'refuse-erasure',
  page: 'queue',
  call: dataCaseCalls.refuse,
  fields: {
    reason: { label: consolePerson.case.reason, kind: 'lines', wrong: panelWords.access.problem.reasonsShort },
  },
  submit: consolePerson.case.refuseSend,
  done: 'erasureRefused',
  back: caseOrQueue,
})

export const PERSON_FORMS = [BLOCK, LIFT_BLOCK, SEND_DATA_LINK, WITHDRAW_CONSENT, ERASE_PERSON, REFUSE_ERASURE]

function caseOrQueue(typed: Typed, done?: unknown): string {
  return done ? consolePath('queue') : dataCasePath(numberIn(typed('request')))
}

/** The page of the order or the reservation that a form is about. */
function subjectIn(typed: Typed): string {
  return subjectPath(typed('subject') === 'reservation' ? 'reservation' : 'order', numberIn(typed('number')))
}

/** `0` for an invalid number: nothing has that number. */
function numberIn(text: string): string {
  return /^[1-9]\d{0,14}$/.test(text) ? text : '0'
}
