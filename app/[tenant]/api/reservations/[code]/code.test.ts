import { HttpResponse, http } from 'msw'
import { fakeUpstream, UPSTREAM } from '@/tests/support/fake-upstream'
import { formAnswerOf } from '@/tests/support/form-answer'
import { reservationFixture } from '@/tests/support/reservation'
import { routeContext, webRequest } from '@/tests/support/web-request'
import { GET as calendar } from './calendar/route'
import { POST as cancel } from './cancel/route'
import { POST as change } from './change/route'
import { POST as consents } from './consents/route'
import { GET as state } from './route'

const CODE = 'ABCDEFGHJKLMNPQR'
const server = fakeUpstream()

jest.mock('@/lib/server/env', () => jest.requireActual('@/tests/support/fake-upstream'))

type Verb = 'get' | 'put' | 'post'

function serve(verb: Verb, path: string, answer: () => Response): Request[] {
  const seen: Request[] = []
  server.use(
    http[verb](`${UPSTREAM}/reservations/${CODE}${path}`, ({ request }) => {
      seen.push(request.clone())
      return answer()
    }),
  )
  return seen
}
const found =
  (rest = {}) =>
  () =>
    HttpResponse.json(reservationFixture(rest))
const refused = (status: number, code: string) => () =>
  HttpResponse.json({ error: { code, message: 'Powód.' } }, { status })
const at = (path: string, options = {}) => [webRequest(path, options), routeContext({ code: CODE })] as const
const visit = { visitDate: '2026-11-28', visitTime: '19:00', peopleAmount: '4', idempotency_key: 'key-2' }

it('C42 a plain form stores consents given after the reservation, an empty box as a refusal, and returns to the visit', async () => {
  const seen = serve('post', '/consents', found())
  const response = await consents(...at('/', { form: { email_marketing: 'on' } }))
  expect(response.headers.get('location')).toBe(`/rezerwacja/${CODE}`)
  expect(await seen[0]!.json()).toEqual({ sms_marketing: false, email_marketing: true })
})

describe('a change, C2', () => {
  it('L280 sends time and party size by PUT and shows the reservation', async () => {
    serve('get', '', found())
    const after = { reserved_on: '2026-11-28 19:00:00', guests_number: 4 }
    const seen = serve('put', '', found(after))
    const response = await change(...at('/', { form: visit }))
    expect(response.headers.get('location')).toBe(`/rezerwacja/${CODE}?odpowiedz=1`)
    const before = { reserved_on: '2026-11-27 18:30:00', guests_number: 2 }
    expect(await formAnswerOf(response)).toMatchObject({ form: 'moved', code: CODE, before, after })
    expect(await seen[0]!.json()).toEqual({ reserved_on: '2026-11-28 19:00:00', guests_number: 4 })
    expect(seen[0]!.headers.get('idempotency-key')).toBe('key-2')
  })

  it('one that waits for the restaurant, or changes nothing, names no earlier visit', async () => {
    serve('get', '', found())
    serve('put', '', found({ change_request: { reserved_on: '2026-11-28 19:00:00', guests_number: 4 } }))
    const response = await change(...at('/', { form: visit }))
    expect(response.headers.get('location')).toBe(`/rezerwacja/${CODE}`)
  })

  it('a visit that cannot be changed any more redirects to its page, which shows its state', async () => {
    serve('get', '', found())
    serve('put', '', refused(409, 'not_changeable'))
    const response = await change(...at('/', { form: visit }))
    expect(response.headers.get('location')).toBe(`/rezerwacja/${CODE}?odpowiedz=1`)
    expect((await formAnswerOf(response)).code).toBe('not_changeable')
  })

  it('a refusal redirects to the form with the requested values', async () => {
    serve('get', '', found())
    serve('put', '', refused(409, 'slot_taken'))
    const response = await change(...at('/', { form: visit }))
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(
      `/rezerwacja/${CODE}/zmien?visitDate=2026-11-28&visitTime=19%3A00&peopleAmount=4&odpowiedz=1`,
    )
    expect((await formAnswerOf(response)).code).toBe('slot_taken')
  })

  it.each([
    ['no day', { visitDate: '' }],
    ['no time', { visitTime: '25:00' }],
    ['51 people', { peopleAmount: '51' }],
  ])('%s sends no request', async (_, part) => {
    const response = await change(...at('/', { form: { ...visit, ...part } }))
    expect((await formAnswerOf(response)).code).toBe('invalid')
  })

  it('a script gets states only, no personal data', async () => {
    serve('put', '', found({ change_request: { reserved_on: '2026-11-28 19:00:00', guests_number: 4 } }))
    const response = await change(...at('/', { json: visit }))
    expect(await response.json()).toEqual({ status: 'confirmed', cancelled: false, change_pending: true })
  })
})

describe('a cancellation, C2', () => {
  it('posts without a body and shows the reservation', async () => {
    const seen = serve('post', '/cancel', found({ cancelled_at: '2026-11-23T12:00:00+01:00' }))
    const response = await cancel(...at('/', { form: { idempotency_key: 'key-3' } }))
    expect(response.headers.get('location')).toBe(`/rezerwacja/${CODE}`)
    expect(await seen[0]!.text()).toBe('')
  })

  it.each([
    ['too late', 'the page of the visit', refused(409, 'not_cancellable'), 'not_cancellable', ''],
    ['no answer', 'the question', () => new HttpResponse(null, { status: 500 }), 'no_answer', '/odwolaj'],
  ])('%s redirects to %s with the reason', async (_, __, answer, code, step) => {
    serve('post', '/cancel', answer)
    const response = await cancel(...at('/', { form: {} }))
    expect(response.headers.get('location')).toBe(`/rezerwacja/${CODE}${step}?odpowiedz=1`)
    expect((await formAnswerOf(response)).code).toBe(code)
  })
})

it('C19 the state of a reservation contains no personal data', async () => {
  serve('get', '', found({ status: 'pending' }))
  const response = await state(...at('/', { method: 'GET' }))
  expect(await response.json()).toEqual({ status: 'pending', cancelled: false, change_pending: false })
  expect(response.headers.get('cache-control')).toBe('no-store')
})

it('the calendar file is a download, is not cached, and links to the diner’s page', async () => {
  serve('get', '', found())
  const response = await calendar(...at('/', { method: 'GET' }))
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(response.headers.get('content-disposition')).toContain('attachment')
  expect(response.headers.get('cache-control')).toContain('no-store')
  expect(await response.text()).toContain(`URL:http://lubje.localhost/rezerwacja/${CODE}`)
})

it.each([
  ['state', state],
  ['calendar', calendar],
  ['change', change],
  ['cancel', cancel],
])('L072 the %s of an invalid code sends no request', async (_, handler) => {
  const response = await handler(webRequest('/', { form: {} }), routeContext({ code: '../orders' }))
  expect(response.status).toBe(404)
})
