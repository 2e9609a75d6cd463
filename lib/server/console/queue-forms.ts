import 'server-only'
import type { z } from 'zod'
import { lookupCalls } from '@/lib/domain/console/lookup-calls'
import { casePath, consolePath } from '@/lib/domain/console/pages'
import { CHOSEN_STAGES, HIDDEN, OUTCOMES, QUEUE_KINDS, type QueueKind } from '@/lib/domain/console/queue'
import { queueCalls } from '@/lib/domain/console/queue-calls'
import { ORDER_STATUSES } from '@/lib/domain/ordering/order/status'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { attemptMark } from '@/lib/server/panel/attempt-mark'
import { callAs } from '@/lib/server/panel/call-as'
import type { SignedRequest } from '@/lib/server/panel/panel-route'
import type { UpstreamAnswer } from '@/lib/server/upstream/client/client'
import type { ConsoleForm, Fields } from './console-form'
import { formOutcomeOf, idIn } from './form-values'

/** Forms of the queue: the field `case` holds the case as `{kind}-{subject}`. Contract C38. */
export const QUEUE_FORMS: Record<string, ConsoleForm> = {
  claim: form(async ({ kind, subject }, field, request) => {
    const [to, seen] = [idIn(field('to')) || null, idIn(field('seen')) || null]
    // Without a person a claim is released: what names nobody must not pass for that.
    if (to === null && (field('to') || field('handed'))) return lacks('personMissing', 'to')
    const answer = await callAs(request, queueCalls.claim, { body: { kind, subject, to, seen } })
    return formOutcomeOf(answer, to === null ? 'caseReleased' : field('handed') ? 'caseHandedOn' : 'caseTaken')
  }),
  confirm: form(async ({ kind, subject }, field, request) =>
    kind === 'change'
      ? decide(subject, field, request, { change: 'accepted' })
      : decide(subject, field, request, { status: 'confirmed' }, 'confirmationSent'),
  ),
  'withdraw-confirmation': form(async ({ subject }, field, request) => {
    const input = { ...once(field), params: { reservation: idIn(subject) } }
    return formOutcomeOf(await callAs(request, queueCalls.takeBack, input), 'confirmationWithdrawn')
  }),
  'restaurant-notified': form(async ({ subject }, field, request) => {
    const input = { ...once(field), params: { reservation: idIn(subject) } }
    return formOutcomeOf(await callAs(request, queueCalls.restaurantNotified, input), 'restaurantNotified')
  }),
  decline: form(async ({ kind, subject }, field, request) => {
    const reason = field('reason')
    if (!reason) return lacks('reasonMissing', 'reason')
    const body = kind === 'change' ? { change: 'declined' as const, reason } : { status: 'declined' as const, reason }
    return decide(subject, field, request, body)
  }),
  'cancel-order': form(async ({ subject }, field, request) => {
    const reason = field('reason')
    if (!reason) return lacks('reasonMissing', 'reason')
    const seen = ORDER_STATUSES.find((one) => one === field('seen'))
    // The refund depends on it.
    if (field('seen') && !seen) return { code: 'invalid' }
    const body = { status: 'cancelled' as const, reason, seen }
    const params = { number: idIn(subject) }
    return formOutcomeOf(await callAs(request, queueCalls.cancel, { ...once(field), params, body }), 'orderCancelled')
  }),
  'retry-case-refund': form(async ({ subject }, field, request) => {
    const reason = field('reason')
    if (!reason) return lacks('reasonMissing', 'reason')
    const params = { number: idIn(subject) }
    const input = { ...once(field), params, body: { reason } }
    return formOutcomeOf(await callAs(request, lookupCalls.retry, input), 'refundRetried')
  }),
  'note-case': form(async ({ kind, subject }, field, request) => {
    const [text, is_answer] = [field('text'), field('answer') !== '']
    if (text.length < MIN_NOTE) return lacks('noteShort', 'text')
    const answer = await callAs(request, queueCalls.note, { ...once(field), body: { kind, subject, text, is_answer } })
    return formOutcomeOf(answer, is_answer ? 'caseAnswered' : 'caseNoted')
  }),
  'decide-report': form((one, field, request) => decideReport(one, field, request, 'nothing')),
  // Only a notice of content asks what to hide.
  'decide-notice': form((one, field, request) =>
    decideReport(one, field, request, field('outcome') === 'rejected' ? 'nothing' : null),
  ),
  'move-enquiry': form(async ({ subject }, field, request) => {
    const stage = CHOSEN_STAGES.find((one) => one === field('stage'))
    const reason = field('reason')
    const restaurant_id = restaurantOf(field)
    if (!stage) return lacks('stageMissing', 'stage')
    if (stage === 'lost' && !reason) return lacks('reasonMissing', 'reason')
    if (restaurant_id === undefined) return lacks('numberInvalid', 'restaurant')
    const body = { stage, restaurant_id, ...(reason && { reason }) }
    const params = { number: subject }
    const answer = await callAs(request, queueCalls.enquiry, { ...once(field), params, body })
    return { ...formOutcomeOf(answer, 'enquiryMoved'), ...fieldsOf(answer) }
  }),
}

/** A person decides: a missing or an unknown choice is refused. `unasked`: the choice of a form that does not ask what to hide. */
async function decideReport({ subject }: Case, field: Fields, request: SignedRequest, unasked: Hidden | null) {
  const outcome = OUTCOMES.find((one) => one === field('outcome'))
  if (!outcome) return lacks('outcomeMissing', 'outcome')
  const reasons = field('reasons')
  if (reasons.length < MIN_REASONS) return lacks('reasonsShort', 'reasons')
  const hide = field('hide') ? HIDDEN.find((one) => one === field('hide')) : unasked
  if (!hide) return lacks('hideMissing', 'hide')
  const restaurant_id = restaurantOf(field)
  if (restaurant_id === undefined) return lacks('numberInvalid', 'restaurant')
  const body = { outcome, reasons, restaurant_id, hide, dish: field('dish') }
  const params = { number: subject }
  const answer = await callAs(request, queueCalls.report, { ...once(field), params, body })
  return { ...formOutcomeOf(answer, 'reportDecided'), ...fieldsOf(answer) }
}

/** Words of a refusal at the field that it is about. */
function fieldsOf(answer: UpstreamAnswer<unknown>): { fields?: Record<string, string> } {
  if (answer.ok) return {}
  const { fields = {}, message } = answer.problem
  return { fields: Object.fromEntries(Object.keys(fields).map((name) => [FIELD_OF[name] ?? name, message])) }
}

const FIELD_OF: Record<string, string> = { restaurant_id: 'restaurant' }

/** The restaurant whose number was typed; null for none, undefined for what is no number. */
function restaurantOf(field: Fields): number | null | undefined {
  return field('restaurant') ? idIn(field('restaurant')) || undefined : null
}

/** The problem above the form, at its field too. */
function lacks(code: Lack, field: string) {
  return { code, fields: { [field]: panelWords.access.problem[code] } }
}

const MIN_REASONS = 10
const MIN_NOTE = 3
const CASE_PAGE = /\/sprawy\/([A-Za-z0-9]{12,40})$/
const CASE = /^([a-z_]+)-([A-Za-z0-9]{1,40})$/

type Hidden = (typeof HIDDEN)[number]
type Lack = keyof Pick<
  typeof panelWords.access.problem,
  | 'hideMissing'
  | 'noteShort'
  | 'numberInvalid'
  | 'outcomeMissing'
  | 'personMissing'
  | 'reasonMissing'
  | 'reasonsShort'
  | 'stageMissing'
>
type Case = { kind: QueueKind; subject: string }
type Submitted = ReturnType<ConsoleForm['submit']>

function form(work: (one: Case, field: Fields, request: SignedRequest) => Submitted): ConsoleForm {
  return {
    page: 'queue',
    about: 'case',
    refilled: ['text', 'reason', 'reasons', 'outcome', 'stage', 'restaurant', 'hide', 'dish'],
    submit: async (field, request) => {
      const found = caseIn(field('case'))
      if (!found) return { code: 'invalid' }
      return { ...(await work(found, field, request)), location: backIn(field('back')) }
    },
  }
}

async function decide(
  subject: string,
  field: Fields,
  request: SignedRequest,
  body: z.input<typeof queueCalls.decide.body>,
  done = 'caseDecided',
): Submitted {
  const input = { ...once(field), params: { reservation: idIn(subject) }, body }
  return formOutcomeOf(await callAs(request, queueCalls.decide, input), done)
}

/** The page's mark: the same press twice is one decision. */
function once(field: Fields) {
  return { idempotencyKey: attemptMark(field('attempt')) }
}

function caseIn(text: string): Case | null {
  const [, name, subject] = CASE.exec(text) ?? []
  const kind = QUEUE_KINDS.find((one) => one === name)
  return kind && subject ? { kind, subject } : null
}

// The list on which it was pressed; never another page.
function backIn(text: string): string {
  const kind = QUEUE_KINDS.find((one) => text === `${consolePath('queue')}?rodzaj=${one}`)
  const [, number] = CASE_PAGE.exec(text) ?? []
  return number ? casePath(number) : kind ? text : consolePath('queue')
}
