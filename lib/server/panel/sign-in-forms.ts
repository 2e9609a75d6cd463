import { normaliseEmail } from '@/lib/domain/form/contact'
import 'server-only'
import type { FormAnswer } from '@/lib/domain/panel/access/form-answer'
import { PANEL_PATH, STAFF_PATHS, type StaffPlace, signInLinkPath } from '@/lib/domain/panel/access/paths'
import { signInCalls } from '@/lib/domain/panel/access/sign-in-calls'
import { answerForm } from '@/lib/server/http/answer/form-answer'
import { seeOther } from '@/lib/server/http/answer/see-other'
import type { TenantRequest } from '@/lib/server/http/tenant-route'
import { callUpstream } from '@/lib/server/upstream/client/call'
import type { RefusedAnswer } from '@/lib/server/upstream/client/client'
import { UpstreamOutage } from '@/lib/server/upstream/client/outage'
import { attemptOf } from './attempt-mark'
import { clearedPanelCookies, panelCookies, panelToken } from './panel-cookies'

type PanelForm = (request: TenantRequest, form: URLSearchParams) => Promise<Response>

const LINK_TOKEN = /^[A-Za-z0-9_-]{20,200}$/

/** Forms for people who are not signed in yet, and signing out. Each works without scripts. Contract C28. */
export const SIGN_IN_FORMS: Record<string, PanelForm> = {
  link: (request, form) => requestLink('panel', request, form),
  session: (request, form) => enterByLink('panel', request, form),
  'pin-session': enterByPin,
  'sign-out': (request) => signOut('panel', request),
}
/** The same for the console, which has no sign-in by PIN. Contract C38. */
export const CONSOLE_SIGN_IN_FORMS: Record<string, PanelForm> = {
  link: (request, form) => requestLink('console', request, form),
  session: (request, form) => enterByLink('console', request, form),
  'sign-out': (request) => signOut('console', request),
}

// The answer is the same whether or not the e-mail is known.
async function requestLink(opens: StaffPlace, { tenant, request, call }: TenantRequest, form: URLSearchParams) {
  const email = normaliseEmail((form.get('email') ?? '').slice(0, 254))
  const answer = await callUpstream(tenant, signInCalls.requestLink, { ...call, body: { email, opens } })
  const isBad = !answer.ok && answer.problem.code === 'invalid'
  const result = answer.ok ? { code: 'sent' } : isBad ? { code: 'badEmail' } : refusedAs(answer)
  return answerForm(signInPage(opens), { form: 'link', values: { email }, ...result }, { request })
}

async function enterByLink(place: StaffPlace, { tenant, request, call }: TenantRequest, form: URLSearchParams) {
  const { headers } = request
  const token = form.get('token') ?? ''
  if (!LINK_TOKEN.test(token)) return linkOver(place, request)
  const label = browserLabel(headers.get('user-agent') ?? '')
  const attempt = attemptOf((name) => form.get(name))
  try {
    const answer = await callUpstream(tenant, signInCalls.useLink, {
      ...call,
      body: { token, label, attempt },
    })
    if (!answer.ok)
      return answer.status === 429
        ? pressAgain(place, token, request)
        : linkOver(place, request, answer.problem.message)
    const cookies = await panelCookies('session', answer.data.token, headers)
    await endSessionBefore({ tenant, headers, call })
    return withCookies(seeOther(STAFF_PATHS[place]), cookies)
  } catch (error) {
    if (!(error instanceof UpstreamOutage)) throw error
    // The link may have been used: the button is still there, and the same press may be repeated.
    return pressAgain(place, token, request, attempt)
  }
}

function pressAgain(place: StaffPlace, token: string, request: Request, attempt?: string): Promise<Response> {
  return answerForm(signInLinkPath(place, token), { form: 'session', code: 'no_answer', attempt }, { request })
}

/** Page on which to request a link. */
function signInPage(place: StaffPlace): string {
  return place === 'panel' ? `${PANEL_PATH}?sposob=link` : STAFF_PATHS[place]
}

function withCookies(response: Response, cookies: string[]): Response {
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  return response
}

async function enterByPin({ tenant, request, call }: TenantRequest, form: URLSearchParams) {
  const { headers } = request
  const bearer = await panelToken('device', headers)
  if (!bearer) return seeOther(PANEL_PATH)
  const person = Number(form.get('person') ?? 0)
  const pin = form.get('pin') ?? ''
  const back = `${PANEL_PATH}?osoba=${Number.isSafeInteger(person) ? person : 0}`
  if (!/^\d{6}$/.test(pin)) return answerForm(back, { form: 'pin', code: 'sixDigits' }, { request })
  const answer = await callUpstream(tenant, signInCalls.usePin, { ...call, bearer, body: { person_id: person, pin } })
  if (!answer.ok) {
    if (answer.status === 401) return withCookies(seeOther(PANEL_PATH), clearedPanelCookies('device', headers))
    return answerForm(back, { form: 'pin', ...refusedAs(answer) }, { request })
  }
  await endSessionBefore({ tenant, headers, call })
  // The device's cookie is renewed whenever somebody signs in on it.
  const device = await panelCookies('device', bearer, headers)
  return withCookies(seeOther(PANEL_PATH), [...device, ...(await panelCookies('session', answer.data.token, headers))])
}

async function signOut(place: StaffPlace, { tenant, request: { headers }, call }: TenantRequest) {
  await endSessionBefore({ tenant, headers, call })
  return withCookies(seeOther(STAFF_PATHS[place]), clearedPanelCookies('session', headers))
}

/** Signing in anew or out leaves no session behind; one that has ended already is no error. */
export async function endSessionBefore({
  tenant,
  headers,
  call,
}: Pick<TenantRequest, 'tenant' | 'call'> & { headers: Headers }): Promise<void> {
  const bearer = await panelToken('session', headers)
  if (bearer) await callUpstream(tenant, signInCalls.signOut, { ...call, bearer })
}

/** A refusal for its page: the code, the words, and the wait that it requires. */
export function refusedAs({
  problem,
  retryAfter,
}: RefusedAnswer): Pick<FormAnswer, 'code' | 'message' | 'waitSeconds'> {
  const { code, message } = problem
  return { code, message, ...(retryAfter !== null && { waitSeconds: Number(retryAfter) }) }
}

function linkOver(place: StaffPlace, request: Request, message?: string): Promise<Response> {
  return answerForm(signInPage(place), { form: 'session', code: 'link_over', message }, { request })
}

const BROWSERS: [name: string, mark: RegExp][] = [
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|CriOS)\//],
  ['Safari', /Safari\//],
]
const SYSTEMS: [name: string, mark: RegExp][] = [
  ['Android', /Android/],
  ['iPad', /iPad/],
  ['iPhone', /iPhone/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
]

/** Name of a session in their list, e.g. `Chrome, Android`; empty where the header names neither. */
export function browserLabel(userAgent: string): string {
  const nameIn = (list: typeof BROWSERS) => list.find(([, mark]) => mark.test(userAgent))?.[0]
  return [nameIn(BROWSERS), nameIn(SYSTEMS)].filter((name) => name !== undefined).join(', ')
}
