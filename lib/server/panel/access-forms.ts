import 'server-only'
import type { FormAnswer } from '@/lib/domain/panel/access/form-answer'
import { type PanelPageName, panelPath } from '@/lib/domain/panel/access/pages'
import { PANEL_PATH } from '@/lib/domain/panel/access/paths'
import { STAFF_ROLES, type StaffRole } from '@/lib/domain/panel/access/permissions'
import { isStrongPin } from '@/lib/domain/panel/access/pin'
import type { InvitedPeople } from '@/lib/domain/panel/access/schema'
import type { TestKind } from '@/lib/domain/panel/opening/opening-schema'
import { seeOther } from '@/lib/server/http/answer/see-other'
import type { Answer } from '@/lib/server/upstream/client/answer'
import { makeTest, openRestaurant } from '@/lib/server/upstream/panel/opening'
import { type StaffAccess, staffAccess } from '@/lib/server/upstream/panel/staff-access'
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
  submit: (form: Fields, access: StaffAccess, request: SignedRequest) => Promise<Outcome>
}

/** Fields of a form, trimmed. */
type Fields = (name: string) => string

const MAX_NAME = 60

/** Forms of a signed-in person about one restaurant. Each works without scripts. Contract C28. */
export const ACCESS_FORMS: Record<string, PanelForm> = {
  open: {
    page: 'opening',
    submit: async (_, __, request) => outcomeOf(await openRestaurant(...restaurantOf(request)), 'opened'),
  },
  'test-order': { page: 'opening', submit: (_, __, request) => test('order', 'testOrder', request) },
  'test-reservation': { page: 'opening', submit: (_, __, request) => test('reservation', 'testReservation', request) },
  'own-pin': { page: 'pin', submit: setOwnPin },
  invite: { page: 'people', kept: ['name', 'email', 'role'], submit: invite },
  'change-person': { page: 'people', about: 'person', kept: ['name', 'role'], submit: changePerson },
  'give-pin': { page: 'people', about: 'person', submit: givePin },
  'remove-person': {
    page: 'people',
    about: 'person',
    submit: async (field, access) => outcomeOf(await access.removePerson(idIn(field('person'))), 'removed'),
  },
  'enrol-device': { page: 'devices', kept: ['name'], submit: enrolDevice },
  'revoke-device': {
    page: 'devices',
    submit: (field, access) => endByUuid(field('id'), (id) => access.revokeDevice(id), 'deviceRevoked'),
  },
  'end-session': {
    page: 'devices',
    submit: (field, access) => endByUuid(field('id'), (id) => access.endSession(id), 'sessionEnded'),
  },
  'make-token': {
    page: 'devices',
    kept: ['name'],
    submit: (field, access, { request: { headers } }) =>
      makeToken({ field, headers, place: 'panel' }, access.makeToken),
  },
  'revoke-token': {
    page: 'devices',
    submit: (field, access) => endByUuid(field('id'), (id) => access.revokeToken(id), 'tokenRevoked'),
  },
}

/** Submits a form of `ACCESS_FORMS` and leads back to its page, which says what became of it. */
export async function submitAccessForm(name: string, form: PanelForm, request: SignedRequest, typed: URLSearchParams) {
  const { tenant, params, call, bearer } = request
  const restaurantId = Number(params.form)
  const field: Fields = (key) => (typed.get(key) ?? '').trim()
  const access = staffAccess(tenant, restaurantId, { ...call, bearer })
  const { cookies, location, ...outcome } = await form.submit(field, access, request)
  const { headers } = request.request
  // Signed out meanwhile: the sign-in page is the answer.
  if (outcome.code === 'unauthorized') return seeOther(PANEL_PATH)
  const values = Object.fromEntries((form.kept ?? []).map((key) => [key, field(key).slice(0, 300)]))
  const about = form.about ? ` ${field(form.about)}` : ''
  return answerForm(
    location ?? panelPath(restaurantId, form.page),
    { ...outcome, form: `${name}${about}`, values },
    { headers, cookies },
  )
}

async function setOwnPin(field: Fields, access: StaffAccess): Promise<Outcome> {
  const [pin, current] = [field('pin'), field('current_pin')]
  if (!isStrongPin(pin)) return { code: 'weakPin' }
  if (pin !== field('again')) return { code: 'pinsDiffer' }
  if (current && !/^\d{6}$/.test(current)) return { code: 'currentPin' }
  return outcomeOf(await access.setOwnPin({ pin, ...(current && { current_pin: current }) }), 'pin')
}

async function invite(field: Fields, access: StaffAccess): Promise<Outcome> {
  const [name, email, role] = [field('name'), field('email'), roleIn(field('role'))]
  if (!name || name.length > MAX_NAME) return { code: 'name' }
  if (!role) return { code: 'invalid' }
  const answer = await access.invite({ name, email: email || null, role })
  // Of what is left only the e-mail can be wrong.
  if (!answer.ok && answer.problem.code === 'invalid') return { code: 'email' }
  return outcomeOf(answer, answer.ok ? invitedCode(email, answer.data.mail) : 'invited')
}

/** What whoever has invited somebody is told: nobody waits for an e-mail that is not sent. Contract C21. */
export function invitedCode(email: string, mail: InvitedPeople['mail']): 'added' | 'invited' | 'invitedUnsent' {
  if (!email) return 'added'
  return mail === 'none' ? 'invitedUnsent' : 'invited'
}

async function changePerson(field: Fields, access: StaffAccess): Promise<Outcome> {
  const [name, role] = [field('name'), roleIn(field('role'))]
  if (!name || name.length > MAX_NAME) return { code: 'name' }
  const change = { name, ...(role && role !== field('present_role') && { role }) }
  return outcomeOf(await access.changePerson(idIn(field('person')), change), 'changed')
}

async function givePin(field: Fields, access: StaffAccess): Promise<Outcome> {
  const pin = field('pin')
  if (!isStrongPin(pin)) return { code: 'weakPin' }
  return outcomeOf(await access.givePin(idIn(field('person')), pin), 'pinGiven')
}

// A tablet that stays on a counter must not keep an owner's session: who enrols it is signed out on it.
function enrolDevice(
  field: Fields,
  access: StaffAccess,
  { tenant, request: { headers }, call }: SignedRequest,
): Promise<Outcome> {
  return pressOnce({ field, headers, place: 'panel' }, async (body) => {
    const answer = await access.enrolDevice(body)
    if (!answer.ok) return refusedAs(answer)
    const enrolled = await panelCookies('device', answer.data.token, headers)
    const cookies = [...enrolled, ...clearedPanelCookies('session', headers)]
    await endSessionBefore({ tenant, headers, call })
    return { code: 'deviceSaved', cookies, location: PANEL_PATH }
  })
}

async function test(kind: TestKind, done: string, request: SignedRequest): Promise<Outcome> {
  const [tenant, restaurantId, options] = restaurantOf(request)
  return outcomeOf(await makeTest(tenant, restaurantId, kind, options), done)
}

function restaurantOf({ tenant, params, call, bearer }: SignedRequest) {
  return [tenant, Number(params.form), { ...call, bearer }] as const
}

function outcomeOf(answer: Answer<unknown>, done: string): Outcome {
  return answer.ok ? { code: done } : refusedAs(answer)
}

/** 0 where it is none: the upstream knows nobody of that id. */
function idIn(text: string): number {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0
}

function roleIn(text: string): StaffRole | null {
  return STAFF_ROLES.find((role) => role === text) ?? null
}
