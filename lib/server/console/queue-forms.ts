import 'server-only'
import { consolePath } from '@/lib/domain/console/pages'
import { CHOSEN_STAGES, QUEUE_KINDS, type QueueKind } from '@/lib/domain/console/queue'
import { attemptMark } from '@/lib/server/panel/attempt-mark'
import type { SignedRequest } from '@/lib/server/panel/panel-route'
import { queueCalls } from '@/lib/server/upstream/console/queue'
import type { ConsoleForm, Fields } from './console-form'
import { idIn, outcomeOf } from './form-values'

/** Forms of the queue: the case stands in the field `case` as `{kind}-{subject}`. Contract C38. */
export const QUEUE_FORMS: Record<string, ConsoleForm> = {
  claim: form(async ({ kind, subject }, field, calls) => {
    const [to, seen] = [idIn(field('to')) || null, idIn(field('seen')) || null]
    const answer = await calls.claim({ kind, subject, to, seen })
    return outcomeOf(answer, to === null ? 'caseReleased' : field('handed') ? 'caseHandedOn' : 'caseTaken')
  }),
  confirm: form(async ({ kind, subject }, _, calls) =>
    outcomeOf(
      await calls.decide(idIn(subject), kind === 'change' ? { change: 'accepted' } : { status: 'confirmed' }),
      'caseDecided',
    ),
  ),
  decline: form(async ({ kind, subject }, field, calls) => {
    const reason = field('reason')
    if (!reason) return { code: 'reasonMissing' }
    const body = kind === 'change' ? { change: 'declined' as const, reason } : { status: 'declined' as const, reason }
    return outcomeOf(await calls.decide(idIn(subject), body), 'caseDecided')
  }),
  'cancel-order': form(async ({ subject }, field, calls) => {
    const reason = field('reason')
    if (!reason) return { code: 'reasonMissing' }
    return outcomeOf(await calls.cancelOrder(idIn(subject), reason), 'orderCancelled')
  }),
  'retry-case-refund': form(async ({ subject }, field, calls) => {
    const reason = field('reason')
    if (!reason) return { code: 'reasonMissing' }
    return outcomeOf(await calls.retryRefund(idIn(subject), reason), 'refundRetried')
  }),
  'decide-report': form(async ({ subject }, field, calls) => {
    const outcome = field('outcome') === 'accepted' ? ('accepted' as const) : ('rejected' as const)
    const reasons = field('reasons')
    if (reasons.length < MIN_REASONS) return { code: 'reasonsShort' }
    const body = { outcome, reasons, restaurant_id: idIn(field('restaurant')) || null }
    return outcomeOf(await calls.decideReport(subject, body), 'reportDecided')
  }),
  'move-enquiry': form(async ({ subject }, field, calls) => {
    const stage = CHOSEN_STAGES.find((one) => one === field('stage'))
    const reason = field('reason')
    if (!stage) return { code: 'invalid' }
    if (stage === 'lost' && !reason) return { code: 'reasonMissing' }
    const body = { stage, restaurant_id: idIn(field('restaurant')) || null, ...(reason && { reason }) }
    return outcomeOf(await calls.moveEnquiry(subject, body), 'enquiryMoved')
  }),
}

const MIN_REASONS = 10
const CASE = /^([a-z]+)-([A-Za-z0-9]{1,40})$/

type Case = { kind: QueueKind; subject: string }
type Calls = ReturnType<typeof queueCalls>
type Submitted = ReturnType<ConsoleForm['submit']>

function form(work: (one: Case, field: Fields, calls: Calls) => Submitted): ConsoleForm {
  return {
    page: 'queue',
    about: 'case',
    kept: ['reason', 'reasons', 'outcome', 'stage', 'restaurant'],
    submit: async (field, request) => {
      const found = caseIn(field('case'))
      if (!found) return { code: 'invalid' }
      return { ...(await work(found, field, callsOf(request, field('attempt')))), location: backIn(field('back')) }
    },
  }
}

function callsOf({ tenant, call, bearer }: SignedRequest, attempt: string): Calls {
  return queueCalls(tenant, { ...call, bearer }, attemptMark(attempt))
}

function caseIn(text: string): Case | null {
  const [, name, subject] = CASE.exec(text) ?? []
  const kind = QUEUE_KINDS.find((one) => one === name)
  return kind && subject ? { kind, subject } : null
}

// The list from which it was pressed; never another page.
function backIn(text: string): string {
  const kind = QUEUE_KINDS.find((one) => text === `${consolePath('queue')}?rodzaj=${one}`)
  return kind ? text : consolePath('queue')
}
