import 'server-only'
import { accessCalls } from '@/lib/domain/panel/access/access-calls'
import type { FormAnswer } from '@/lib/domain/panel/access/form-answer'
import { type PanelPageName, panelPath } from '@/lib/domain/panel/access/pages'
import { PANEL_PATH } from '@/lib/domain/panel/access/paths'
import { peopleCalls } from '@/lib/domain/panel/access/people-calls'
import { STAFF_ROLES, type StaffRole } from '@/lib/domain/panel/access/permissions'
import { isStrongPin } from '@/lib/domain/panel/access/pin'
import type { InvitedPeople } from '@/lib/domain/panel/access/schema'
import { signInCalls } from '@/lib/domain/panel/access/sign-in-calls'
import { openingCalls } from '@/lib/domain/panel/opening/opening-calls'
import type { TestKind } from '@/lib/domain/panel/opening/opening-schema'
import { idIn, outcomeOf } from '@/lib/server/console/form-values'
import { seeOther } from '@/lib/server/http/answer/see-other'
import { callOwn, type Own, ownOf } from './call-as'
import { answerForm } from './form-answer'
import { clearedPanelCookies, panelCookies } from './panel-cookies'
import type { SignedRequest } from './panel-route'
import { endSessionBefore, refusedAs } from './sign-in-forms'
import { endByUuid, makeToken, pressOnce } from './token-forms'

type Outcome = Pick<FormAnswer, 'code'> & Partial<FormAnswer> & { cookies?: string[]; location?: string }

interface PanelForm {
  /** The page on which the form stands. */
  page: PanelPageName
  /** Fields that are given back when the form is refused; never a PIN. */
  kept?: readonly string[]
  /** Tells forms of the same kind on one page apart, e.g. the person that it is about. */
  about?: string
  submit: (form: Fields, own: Own, request: SignedRequest) => Promise<Outcome>
}

/** Fields of a form, trimmed. */
type Fields = (name: string) => string

const MAX_NAME = 60

/** Forms of a signed-in person about one restaurant. Each works without scripts. Contract C28. */
export const ACCESS_FORMS: Record<string, PanelForm> = {
  open: {
    page: 'opening',
    submit: async (_, own) => outcomeOf(await callOwn(own, openingCalls.open), 'opened'),
  },
  'test-order': { page: 'opening', submit: (_, own) => test('order', 'testOrder', own) },
  'test-reservation': { page: 'opening', submit: (_, own) => test('reservation', 'testReservation', own) },
  'own-pin': { page: 'pin', submit: setOwnPin },
  invite: { page: 'people', kept: ['name', 'email', 'role'], submit: invite },
  'change-person': { page: 'people', about: 'person', kept: ['name', 'role'], submit: changePerson },
  'give-pin': { page: 'people', about: 'person', submit: givePin },
  'remove-person': {
    page: 'people',
    about: 'person',
    submit: async (field, own) => outcomeOf(await callOwn(own, peopleCalls.remove, personOf(field)), 'removed'),
  },
  'enrol-device': { page: 'devices', kept: ['name'], submit: enrolDevice },
  'revoke-device': {
    page: 'devices',
    submit: (field, own) =>
      endByUuid(field('id'), (device) => callOwn(own, accessCalls.revoke, { params: { device } }), 'deviceRevoked'),
  },
  'end-session': {
    page: 'devices',
    submit: (field, own) =>
      endByUuid(
        field('id'),
        (session) => callOwn(own, accessCalls.endSession, { params: { session } }),
        'sessionEnded',
      ),
  },
  'make-token': {
    page: 'devices',
    kept: ['name'],
    submit: (field, own, { request: { headers } }) =>
      makeToken({ field, headers, place: 'panel' }, (body) => callOwn(own, accessCalls.addToken, { body })),
  },
  'revoke-token': {
    page: 'devices',
    submit: (field, own) =>
      endByUuid(field('id'), (token) => callOwn(own, accessCalls.revokeToken, { params: { token } }), 'tokenRevoked'),
  },
}

/** Submits a form of `ACCESS_FORMS` and leads back to its page, which says what became of it. */
export async function submitAccessForm(name: string, form: PanelForm, request: SignedRequest, typed: URLSearchParams) {
  const own = ownOf(request)
  const field: Fields = (key) => (typed.get(key) ?? '').trim()
  const { cookies, location, ...outcome } = await form.submit(field, own, request)
  const { headers } = request.request
  // Signed out meanwhile: the sign-in page is the answer.
  if (outcome.code === 'unauthorized') return seeOther(PANEL_PATH)
  const values = Object.fromEntries((form.kept ?? []).map((key) => [key, field(key).slice(0, 300)]))
  const about = form.about ? ` ${field(form.about)}` : ''
  return answerForm(
    location ?? panelPath(own.restaurantId, form.page),
    { ...outcome, form: `${name}${about}`, values },
    { headers, cookies },
  )
}

async function setOwnPin(field: Fields, own: Own): Promise<Outcome> {
  const [pin, current] = [field('pin'), field('current_pin')]
  if (!isStrongPin(pin)) return { code: 'weakPin' }
  if (pin !== field('again')) return { code: 'pinsDiffer' }
  if (current && !/^\d{6}$/.test(current)) return { code: 'currentPin' }
  const body = { pin, ...(current && { current_pin: current }) }
  return outcomeOf(await callOwn(own, signInCalls.changePin, { body }), 'pin')
}

async function invite(field: Fields, own: Own): Promise<Outcome> {
  const [name, email, role] = [field('name'), field('email'), roleIn(field('role'))]
  if (!name || name.length > MAX_NAME) return { code: 'name' }
  if (!role) return { code: 'invalid' }
  const answer = await callOwn(own, peopleCalls.invite, { body: { name, email: email || null, role } })
  // Of what is left only the e-mail can be wrong.
  if (!answer.ok && answer.problem.code === 'invalid') return { code: 'email' }
  return outcomeOf(answer, answer.ok ? invitedCode(email, answer.data.mail) : 'invited')
}

/** What whoever has invited somebody is told: nobody waits for an e-mail that is not sent. Contract C21. */
export function invitedCode(email: string, mail: InvitedPeople['mail']): 'added' | 'invited' | 'invitedUnsent' {
  if (!email) return 'added'
  return mail === 'none' ? 'invitedUnsent' : 'invited'
}

async function changePerson(field: Fields, own: Own): Promise<Outcome> {
  const [name, role] = [field('name'), roleIn(field('role'))]
  if (!name || name.length > MAX_NAME) return { code: 'name' }
  const body = { name, ...(role && role !== field('present_role') && { role }) }
  return outcomeOf(await callOwn(own, peopleCalls.change, { ...personOf(field), body }), 'changed')
}

async function givePin(field: Fields, own: Own): Promise<Outcome> {
  const pin = field('pin')
  if (!isStrongPin(pin)) return { code: 'weakPin' }
  return outcomeOf(await callOwn(own, peopleCalls.givePin, { ...personOf(field), body: { pin } }), 'pinGiven')
}

// A tablet that stays on a counter must not keep an owner's session: who enrols it is signed out on it.
function enrolDevice(field: Fields, own: Own, { tenant, request: { headers }, call }: SignedRequest): Promise<Outcome> {
  return pressOnce({ field, headers, place: 'panel' }, async (body) => {
    const answer = await callOwn(own, accessCalls.enrol, { body })
    if (!answer.ok) return refusedAs(answer)
    const enrolled = await panelCookies('device', answer.data.token, headers)
    const cookies = [...enrolled, ...clearedPanelCookies('session', headers)]
    await endSessionBefore({ tenant, headers, call })
    return { code: 'deviceSaved', cookies, location: PANEL_PATH }
  })
}

async function test(kind: TestKind, done: string, own: Own): Promise<Outcome> {
  return outcomeOf(await callOwn(own, openingCalls.test, { body: { kind } }), done)
}

function personOf(field: Fields) {
  return { params: { person: idIn(field('person')) } }
}

function roleIn(text: string): StaffRole | null {
  return STAFF_ROLES.find((role) => role === text) ?? null
}
