import { HttpResponse, http } from 'msw'
import { POST as submitAccess } from '@/app/[tenant]/api/panel/form/[form]/[action]/route'
import { POST as submit } from '@/app/[tenant]/api/panel/form/[form]/route'
import type { FormAnswer } from '@/lib/domain/panel/access/form-answer'
import { panelCookies } from '@/lib/server/panel/panel-cookies'
import { fakeUpstream } from '../support/fake-upstream'
import { formAnswerOf } from '../support/form-answer'
import { routeContext, webRequest } from '../support/web-request'

/** Contract C21, C28: a secret shown once is not lost with its answer, nor with the call that follows. */
jest.mock('@/lib/server/env', () => jest.requireActual('../support/fake-upstream'))

const TOKEN = 'T'.repeat(43)
const ATTEMPT = '7d444840-9dc0-41d1-b245-5ffdce74fad2'
const NOW = '2026-11-27T12:00:00+01:00'
const device = { id: ATTEMPT, name: 'Tablet', enrolled_at: NOW, enrolled_by: 'Ola', last_seen_at: NOW }
const entry = { id: ATTEMPT, name: 'Kasa', created_at: NOW, last_used_at: null }
const MADE = `12.${'N'.repeat(22)}.${'P'.repeat(43)}`
const session = {
  id: ATTEMPT,
  person_id: 7,
  email: null,
  by_pin: false,
  device: null,
  expires_at: NOW,
  restaurants: [],
}
/** Requests that reached the upstream, and its status for signing out. */
const requests: { path: string; body: unknown }[] = []
let endAnswers = 204
let lost = false
const loseAnswers = () => {
  lost = true
}
const failToEnd = () => {
  endAnswers = 503
}
fakeUpstream(
  http.post('http://upstream.test/staff/sessions', async ({ request }) => {
    requests.push({ path: '/staff/sessions', body: await request.json() })
    return lost ? HttpResponse.error() : HttpResponse.json({ token: 'S'.repeat(43), session }, { status: 201 })
  }),
  http.post('http://upstream.test/panel/12/devices', async ({ request }) => {
    requests.push({ path: '/panel/12/devices', body: await request.json() })
    return lost ? HttpResponse.error() : HttpResponse.json({ token: 'D'.repeat(43), device }, { status: 201 })
  }),
  http.post('http://upstream.test/panel/12/tokens', async ({ request }) => {
    requests.push({ path: '/panel/12/tokens', body: await request.json() })
    return lost ? HttpResponse.error() : HttpResponse.json({ token: MADE, entry }, { status: 201 })
  }),
  http.delete('http://upstream.test/staff/session', () => new HttpResponse(null, { status: endAnswers })),
)
beforeEach(() => {
  requests.length = 0
  lost = false
  endAnswers = 204
})

const own = { origin: 'http://lubje.localhost' }
const cookieOf = (response: Response) => response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
const signedIn = async () => (await panelCookies('session', 'O'.repeat(43), new Headers()))[0]?.split(';')[0] ?? ''
/** The mark with which the page is made again. */
const markOf = async (response: Response) => (await formAnswerOf<FormAnswer>(response)).attempt
const press = async (attempt: string | undefined, cookies: string[]) => {
  const request = { form: { token: TOKEN, attempt: attempt ?? '' }, headers: { ...own, cookie: cookies.join('; ') } }
  return submit(webRequest('/panel/form/session', request), routeContext({ form: 'session' }))
}
const make = async (action: 'enrol-device' | 'make-token', attempt: string | undefined, cookies: string[]) => {
  const request = { form: { name: 'Tablet', attempt: attempt ?? '' }, headers: { ...own, cookie: cookies.join('; ') } }
  return submitAccess(webRequest(`/panel/form/12/${action}`, request), routeContext({ form: '12', action }))
}
const attempts = () => requests.map(({ body }) => (body as { attempt?: string }).attempt)

it.each([
  ['the answer to the link is lost', loseAnswers],
  ['the session of before cannot be ended', failToEnd],
])('C28 %s: the button is still there, and the next press is the same one', async (_, fail) => {
  fail()
  const first = await press(ATTEMPT, [await signedIn()])
  expect([first.status, first.headers.get('location')]).toEqual([303, `/panel/wejscie/${TOKEN}?odpowiedz=1`])
  const mark = await markOf(first)
  expect(mark).toBe(ATTEMPT)
  lost = false
  endAnswers = 204
  const second = await press(mark, [await signedIn()])
  expect([second.status, second.headers.get('location')]).toEqual([303, '/panel'])
  expect(cookieOf(second)[0]).toMatch(/^panel_session=./)
  expect(new Set(attempts())).toEqual(new Set([ATTEMPT]))
})

it.each([
  ['the answer to the enrolment is lost', loseAnswers],
  ['the owner’s session cannot be ended', failToEnd],
])('C28 %s: the page shows it, and the next press enrols no second device', async (_, fail) => {
  fail()
  const first = await make('enrol-device', ATTEMPT, [await signedIn()])
  expect([first.status, first.headers.get('location')]).toEqual([303, '/panel/12/urzadzenia?odpowiedz=1'])
  const mark = await markOf(first)
  expect(mark).toBe(ATTEMPT)
  lost = false
  endAnswers = 204
  const second = await make('enrol-device', mark, [await signedIn()])
  expect(cookieOf(second).some((one) => one.startsWith('panel_device=F'))).toBe(true)
  expect(new Set(attempts())).toEqual(new Set([ATTEMPT]))
})

it('C28 the answer to a token is lost: the page shows it, and the next press repeats the same call', async () => {
  loseAnswers()
  const first = await make('make-token', ATTEMPT, [await signedIn()])
  expect([first.status, first.headers.get('location')]).toEqual([303, '/panel/12/urzadzenia?odpowiedz=1'])
  const mark = await markOf(first)
  expect(mark).toBe(ATTEMPT)
  lost = false
  await make('make-token', mark, [await signedIn()])
  expect(requests.map(({ body }) => body)).toEqual(Array(requests.length).fill({ name: 'Tablet', attempt: ATTEMPT }))
  expect(requests.length).toBeGreaterThan(1)
})

it('C28 a mark that is none is left out', async () => {
  await press('<script>', [])
  expect(attempts()).toEqual([undefined])
})
