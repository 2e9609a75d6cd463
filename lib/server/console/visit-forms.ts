import 'server-only'
import { subjectPath } from '@/lib/domain/console/pages'
import { visitCalls } from '@/lib/domain/console/visit-calls'
import { WISHED_BY } from '@/lib/domain/console/visit-schema'
import { isEmail, normaliseEmail, normalisePhone } from '@/lib/domain/form/contact'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { isLocalDate, isLocalTime, wallTime } from '@/lib/domain/time/time'
import { publicOrigin } from '@/lib/server/http/request/public-origin'
import { attemptMark } from '@/lib/server/panel/attempt-mark'
import { callAs } from '@/lib/server/panel/call-as'
import type { SignedRequest } from '@/lib/server/panel/panel-route'
import type { Answer } from '@/lib/server/upstream/client/answer'
import type { ConsoleForm, Fields, Outcome } from './console-form'
import { idIn, outcomeOf } from './form-values'

const { problem: PROBLEM } = panelWords.lookup
const MIN_REASON = 3

/** Forms over one reservation. Each names the version that its page showed. Contract C40. */
export const VISIT_FORMS: Record<string, ConsoleForm> = {
  'cancel-visit': visitForm(['wished_by'], async (field, request, asked) => {
    const wished_by = WISHED_BY.find((one) => one === field('wished_by'))
    if (!wished_by) return { code: 'invalid' }
    const { reason, version, ...call } = asked
    return told(
      await callAs(request, visitCalls.cancel, { ...call, body: { version, reason, wished_by } }),
      'visitCancelled',
    )
  }),
  'move-visit': visitForm(['day', 'time', 'people'], async (field, request, asked) => {
    const [day, time, people] = [field('day'), field('time').slice(0, 5), Number(field('people'))]
    if (!isLocalDate(day) || !isLocalTime(time) || !(people >= 1 && people <= 50)) return { code: 'invalid' }
    const { reason, version, ...call } = asked
    const body = { version, reason, reserved_on: wallTime(day, time), guests_number: people }
    return told(await callAs(request, visitCalls.move, { ...call, body }), 'visitMoved')
  }),
  'correct-visit': visitForm(['name', 'phone', 'email'], async (field, request, asked) => {
    const [name, phone, email] = [field('name'), field('phone'), normaliseEmail(field('email'))]
    const phone_number = phone && normalisePhone(phone)
    const fields = {
      ...(name.length < MIN_REASON && { name: PROBLEM.name }),
      ...(phone_number === null && { phone: PROBLEM.phone }),
      ...(email && !isEmail(email) && { email: PROBLEM.email }),
    }
    if (phone_number === null || Object.keys(fields).length > 0) return { code: 'invalid', fields }
    const { reason, version, ...call } = asked
    const body = { version, reason, customer_name: name, phone_number, email }
    return told(await callAs(request, visitCalls.contact, { ...call, body }), 'visitCorrected')
  }),
  'guest-link': {
    page: 'lookup',
    submit: async (field, request) => {
      const location = placeOf(field)
      const answer = await callAs(request, visitCalls.link, { params: { reservation: idIn(field('number')) } })
      if (!answer.ok) return { ...outcomeOf(answer, ''), location }
      return { code: 'guestLink', token: `${publicOrigin(request.request.headers)}${answer.data.path}`, location }
    },
  },
  'send-guest-link': {
    page: 'lookup',
    submit: async (field, request) => {
      const asked = { params: { reservation: idIn(field('number')) }, idempotencyKey: attemptMark(field('attempt')) }
      const answer = await callAs(request, visitCalls.sendLink, asked)
      const done = answer.ok && !answer.data.repeated ? 'messageJustSent' : 'guestLinkSent'
      return { ...outcomeOf(answer, done), location: placeOf(field) }
    },
  },
}

type Asked = { params: { reservation: number }; idempotencyKey: string | undefined; version: number; reason: string }

function visitForm(
  kept: string[],
  submit: (field: Fields, request: SignedRequest, asked: Asked) => Promise<Omit<Outcome, 'location'>>,
): ConsoleForm {
  return {
    page: 'lookup',
    kept: [...kept, 'reason'],
    submit: async (field, request) => {
      const [reason, version] = [field('reason'), Number(field('version'))]
      const location = placeOf(field)
      if (reason.length < MIN_REASON || !Number.isInteger(version))
        return { code: 'invalid', fields: { reason: PROBLEM.reason }, location }
      const params = { reservation: idIn(field('number')) }
      const asked = { params, idempotencyKey: attemptMark(field('attempt')), version, reason }
      return { ...(await submit(field, request, asked)), location }
    },
  }
}

/** No table is free then: the words for diners would offer other times. */
function told(answer: Answer<unknown>, done: string) {
  const outcome = outcomeOf(answer, done)
  return outcome.code === 'slot_taken' ? { ...outcome, message: PROBLEM.noTable } : outcome
}

function placeOf(field: Fields): string {
  return `${subjectPath('reservation', String(idIn(field('number'))))}#czynnosci`
}
