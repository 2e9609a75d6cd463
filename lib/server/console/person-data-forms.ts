import 'server-only'
import { consentCalls } from '@/lib/domain/consents/consent-calls'
import { consolePath, dataCasePath, subjectPath } from '@/lib/domain/console/pages'
import { dataCaseCalls } from '@/lib/domain/person-data/case-calls'
import { DATA_REQUEST_KINDS } from '@/lib/domain/person-data/schema'
import { attemptMark } from '@/lib/server/panel/attempt-mark'
import { callAs } from '@/lib/server/panel/call-as'
import type { Answer } from '@/lib/server/upstream/client/answer'
import type { ConsoleForm, Fields, Outcome } from './console-form'
import { idIn, outcomeOf } from './form-values'

const MIN_REASON = 10

/** Forms about a person's data and about consents. Contract C42. */
export const PERSON_DATA_FORMS: Record<string, ConsoleForm> = {
  'erase-person': {
    page: 'queue',
    submit: (field, request) =>
      decide(field, 'dataErased', (id) =>
        callAs(request, dataCaseCalls.erase, {
          ...decisionOf(field),
          params: { request: id },
          body: { seen: field('seen') },
        }),
      ),
  },
  'refuse-erasure': {
    page: 'queue',
    kept: ['reason'],
    submit: async (field, request) => {
      const reason = field('reason')
      const location = dataCasePath(idIn(field('request')))
      if (reason.length < MIN_REASON) return { code: 'reasonsShort', location }
      return decide(field, 'erasureRefused', (id) =>
        callAs(request, dataCaseCalls.refuse, { ...decisionOf(field), params: { request: id }, body: { reason } }),
      )
    },
  },
  'send-data-link': {
    page: 'lookup',
    submit: async (field, request) => {
      const subject = field('subject') === 'reservation' ? 'reservation' : 'order'
      const number = /^[1-9]\d{0,14}$/.test(field('number')) ? field('number') : '0'
      const kind = DATA_REQUEST_KINDS.find((one) => one === field('kind'))
      const location = `${subjectPath(subject, number)}#dane`
      if (!kind) return { code: 'invalid', location }
      return {
        ...outcomeOf(await callAs(request, dataCaseCalls.send, { body: { subject, number, kind } }), 'dataLinkSent'),
        location,
      }
    },
  },
  'withdraw-consent': {
    page: 'consents',
    about: 'consent',
    submit: async (field, request) =>
      outcomeOf(
        await callAs(request, consentCalls.withdraw, { params: { consent: idIn(field('consent')) } }),
        'consentWithdrawn',
      ),
  },
}

/** Back to the queue where it is decided, else to the page of the case. */
async function decide(field: Fields, done: string, work: (id: number) => Promise<Answer<unknown>>): Promise<Outcome> {
  const id = idIn(field('request'))
  const answer = await work(id)
  return { ...outcomeOf(answer, done), location: answer.ok ? consolePath('queue') : dataCasePath(id) }
}

/** Marked by its page, so that it is done once. */
function decisionOf(field: Fields) {
  return { idempotencyKey: attemptMark(field('attempt')) }
}
