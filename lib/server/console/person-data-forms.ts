import 'server-only'
import { consolePath, dataCasePath, subjectPath } from '@/lib/domain/console/pages'
import { DATA_REQUEST_KINDS } from '@/lib/domain/person-data/schema'
import { attemptMark } from '@/lib/server/panel/attempt-mark'
import type { SignedRequest } from '@/lib/server/panel/panel-route'
import { consolePersonData } from '@/lib/server/upstream/console/person-data'
import type { ConsoleForm, Fields, Outcome } from './console-form'
import { idIn, outcomeOf } from './form-values'

const MIN_REASON = 10

/** Forms about a person's data and about consents. Contract C42. */
export const PERSON_DATA_FORMS: Record<string, ConsoleForm> = {
  'erase-person': {
    page: 'queue',
    submit: (field, request) =>
      decide(field, 'dataErased', (id) => callsOf(request, field('attempt')).erase(id, field('seen'))),
  },
  'refuse-erasure': {
    page: 'queue',
    kept: ['reason'],
    submit: async (field, request) => {
      const reason = field('reason')
      const location = dataCasePath(idIn(field('request')))
      if (reason.length < MIN_REASON) return { code: 'reasonsShort', location }
      return decide(field, 'erasureRefused', (id) => callsOf(request, field('attempt')).refuse(id, reason))
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
      return { ...outcomeOf(await callsOf(request).sendLink({ subject, number, kind }), 'dataLinkSent'), location }
    },
  },
  'withdraw-consent': {
    page: 'consents',
    about: 'consent',
    submit: async (field, request) =>
      outcomeOf(await callsOf(request).withdraw(idIn(field('consent'))), 'consentWithdrawn'),
  },
}

/** Back to the queue where it is decided, else to the page of the case. */
async function decide(
  field: Fields,
  done: string,
  work: (id: number) => ReturnType<ReturnType<typeof consolePersonData>['refuse']>,
): Promise<Outcome> {
  const id = idIn(field('request'))
  const answer = await work(id)
  return { ...outcomeOf(answer, done), location: answer.ok ? consolePath('queue') : dataCasePath(id) }
}

function callsOf({ tenant, call, bearer }: SignedRequest, attempt = '') {
  return consolePersonData(tenant, { ...call, bearer }, attemptMark(attempt))
}
