import 'server-only'
import { consolePath } from '@/lib/domain/console/pages'
import { brandPeopleCalls } from '@/lib/domain/panel/access/brand-people-calls'
import { CONSOLE_PATH } from '@/lib/domain/panel/access/paths'
import { BRAND_ROLES } from '@/lib/domain/panel/access/permissions'
import { seeOther } from '@/lib/server/http/answer/see-other'
import { callAs } from '@/lib/server/panel/call-as'
import { answerForm } from '@/lib/server/panel/form-answer'
import type { SignedRequest } from '@/lib/server/panel/panel-route'
import { endByUuid, makeToken } from '@/lib/server/panel/token-forms'
import type { ConsoleForm, Fields, Outcome } from './console-form'
import { idIn, outcomeOf } from './form-values'
import { LOOKUP_FORMS } from './lookup-forms'
import { MARKETING_FORMS } from './marketing-forms'
import { PERSON_DATA_FORMS } from './person-data-forms'
import { QUEUE_FORMS } from './queue-forms'
import { RESTAURANT_FORMS } from './restaurant-forms'
import { VISIT_FORMS } from './visit-forms'

const MAX_NAME = 60
/** Of what was typed, as much is given back. */
const MAX_KEPT = 300

/** Forms of who is signed in to the console. Each works without scripts. Contract C38. */
export const CONSOLE_FORMS: Record<string, ConsoleForm> = {
  invite: { page: 'people', kept: ['name', 'email', 'role'], submit: invite },
  ...QUEUE_FORMS,
  ...MARKETING_FORMS,
  'change-person': { page: 'people', about: 'person', kept: ['name', 'role'], submit: changePerson },
  'remove-person': {
    page: 'people',
    about: 'person',
    submit: async (field, request) =>
      outcomeOf(
        await callAs(request, brandPeopleCalls.remove, { params: { person: idIn(field('person')) } }),
        'brandRemoved',
      ),
  },
  'make-token': {
    page: 'people',
    kept: ['name'],
    submit: (field, request) =>
      makeToken({ field, headers: request.request.headers, place: 'console' }, (body) =>
        callAs(request, brandPeopleCalls.addToken, { body }),
      ),
  },
  'revoke-token': {
    page: 'people',
    submit: (field, request) =>
      endByUuid(
        field('id'),
        (token) => callAs(request, brandPeopleCalls.revokeToken, { params: { token } }),
        'tokenRevoked',
      ),
  },
  ...LOOKUP_FORMS,
  ...VISIT_FORMS,
  ...RESTAURANT_FORMS,
  ...PERSON_DATA_FORMS,
}

/** Submits a form of `CONSOLE_FORMS` and leads back to its page, which says what became of it. */
export async function submitConsoleForm(
  name: string,
  form: ConsoleForm,
  request: SignedRequest,
  typed: URLSearchParams,
): Promise<Response> {
  const field: Fields = (key) => (typed.get(key) ?? '').trim()
  const { location, cookies, ...outcome } = await form.submit(field, request)
  // Signed out meanwhile: the sign-in page is the answer.
  if (outcome.code === 'unauthorized') return seeOther(CONSOLE_PATH)
  const values = Object.fromEntries((form.kept ?? []).map((key) => [key, field(key).slice(0, MAX_KEPT)]))
  const about = form.about ? ` ${field(form.about)}` : ''
  return answerForm(
    location ?? consolePath(form.page),
    { values, ...outcome, form: `${name}${about}` },
    { headers: request.request.headers, cookies },
  )
}

async function invite(field: Fields, request: SignedRequest): Promise<Outcome> {
  const [name, email, role] = [field('name'), field('email'), roleIn(field('role'))]
  if (!name || name.length > MAX_NAME) return { code: 'name' }
  if (!email) return { code: 'badEmail' }
  if (!role) return { code: 'invalid' }
  const answer = await callAs(request, brandPeopleCalls.invite, { body: { name, email, role } })
  // Of what is left only the e-mail can be wrong.
  if (!answer.ok && answer.problem.code === 'invalid') return { code: 'badEmail' }
  return outcomeOf(answer, answer.ok && answer.data.mail === 'none' ? 'invitedUnsent' : 'brandInvited')
}

async function changePerson(field: Fields, request: SignedRequest): Promise<Outcome> {
  const [name, role] = [field('name'), roleIn(field('role'))]
  if (!name || name.length > MAX_NAME) return { code: 'name' }
  const change = { name, ...(role && { role }) }
  const params = { person: idIn(field('person')) }
  return outcomeOf(await callAs(request, brandPeopleCalls.change, { params, body: change }), 'brandChanged')
}

function roleIn(text: string) {
  return BRAND_ROLES.find((role) => role === text) ?? null
}
