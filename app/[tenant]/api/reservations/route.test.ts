import { HttpResponse, http } from 'msw'
import type { PostedDraft } from '@/lib/domain/reservation/form/posted-draft'
import { RECENT_COOKIE, sealRecent, unseal, unsealRecent } from '@/lib/server/session'
import { forwardLog } from '@/lib/server/upstream/logger'
import { fakeUpstream, UPSTREAM } from '@/tests/support/fake-upstream'
import { formAnswerOf } from '@/tests/support/form-answer'
import { reservationFixture } from '@/tests/support/reservation'
import { routeContext, webRequest } from '@/tests/support/web-request'
import { POST } from './route'

const server = fakeUpstream()

jest.mock('@/lib/server/env', () => jest.requireActual('@/tests/support/fake-upstream'))
jest.mock('@/lib/server/upstream/logger', () => ({ forwardLog: jest.fn() }))

const CODE = 'ABCDEFGHJKLMNPQR'
const NEW_CODE = 'RQPNMLKJHGFEDCBA'
const typed = {
  restaurant_id: '12',
  visitDate: '2026-11-27',
  visitTime: '18:30',
  peopleAmount: '2',
  customer_firstname: ' Jan ',
  customer_lastname: 'Kowalski',
  phone: '600 100 200',
  email: ' jan@example.pl ',
  notes_from_guest: 'Przy oknie',
  source: 'fb/cpc',
  idempotency_key: 'key-1',
}

/** Answers POST /reservations and records the requests. */
function serve(answer: () => Response): Request[] {
  const seen: Request[] = []
  server.use(
    http.post(`${UPSTREAM}/reservations`, ({ request }) => {
      seen.push(request.clone())
      return answer()
    }),
  )
  return seen
}
const created = () => HttpResponse.json({ code: CODE, status: 'confirmed' }, { status: 201 })
const refused =
  (status: number, code: string, rest = {}) =>
  () =>
    HttpResponse.json({ error: { code, message: 'Powód.' }, ...rest }, { status })
const post = (options: Parameters<typeof webRequest>[1], query = '') =>
  POST(webRequest(`/api/reservations${query}`, options), routeContext())
const sealed = (response: Response) => formAnswerOf<PostedDraft>(response)

describe('a script', () => {
  it('L093–L107 sends the seed’s request, with key, app name and the diner’s IP address', async () => {
    const seen = serve(created)
    const response = await post({ json: { ...typed, kids_number: '0' }, headers: { 'idempotency-key': 'from-header' } })
    expect(response.status).toBe(201)
    expect(await response.json()).toEqual({ code: CODE, location: `/thank-you/${CODE}` })
    expect(await seen[0]!.json()).toEqual({
      customer_name: 'Jan Kowalski',
      phone_number: '+48600100200',
      email: 'jan@example.pl',
      restaurant_id: 12,
      reserved_on: '2026-11-27 18:30:00',
      guests_number: 2,
      notes_from_guest: 'Przy oknie',
      source: 'fb/cpc',
      sms_marketing: false,
      email_marketing: false,
      extras: {},
    })
    expect(Object.fromEntries(seen[0]!.headers)).toMatchObject({
      'idempotency-key': 'from-header',
      'x-app-name': 'web_app',
      'x-forwarded-for': '192.0.2.7',
    })
  })

  it('C11 gets field errors before any request is sent', async () => {
    const seen = serve(created)
    const response = await post({ json: { ...typed, phone: '12' } })
    expect(response.status).toBe(422)
    expect((await response.json()).error).toMatchObject({ code: 'invalid', fields: { phone: 'phoneInvalid' } })
    expect(seen).toEqual([])
  })

  it.each([
    ['none', ''],
    ['one of 256 characters', 'k'.repeat(256)],
    ['one that does not print', 'k\u0001'],
  ])('C "General rules": refuses a key: %s', async (_, key) => {
    const seen = serve(created)
    const response = await post({ json: { ...typed, idempotency_key: key } })
    expect(response.status).toBe(422)
    expect(seen).toEqual([])
  })

  it('L262 logs by itself, so the server logs nothing for it', async () => {
    jest.mocked(forwardLog).mockClear()
    await post({ json: { ...typed, phone: '12' } })
    expect(forwardLog).not.toHaveBeenCalledWith(
      expect.anything(),
      expect.objectContaining({ message: expect.stringContaining('/api/reservations') }),
      expect.anything(),
    )
  })

  it('C12 gets the alternatives of a taken slot', async () => {
    const alternatives = [{ reserved_on: '2026-11-27 19:00:00', guests_number: 2 }]
    serve(refused(409, 'slot_taken', { alternatives }))
    const response = await post({ json: typed })
    expect(response.status).toBe(409)
    expect(await response.json()).toMatchObject({ error: { code: 'slot_taken' }, alternatives })
  })

  it('C11 wire field names become names of controls', async () => {
    server.use(
      http.post(`${UPSTREAM}/reservations`, () =>
        HttpResponse.json({ error: { code: 'invalid', message: 'm', fields: { phone_number: 'x' } } }, { status: 422 }),
      ),
    )
    expect((await (await post({ json: typed })).json()).error.fields).toEqual({ phone: 'phoneInvalid' })
  })

  it('C2 the keys that this browser holds go with it; a visit that overlaps is shown without its key, and opens', async () => {
    const visit = { restaurant: { id: 12, name: 'Młyn' }, reserved_on: '2026-11-27 18:30:00', guests_number: 2 }
    const seen = serve(refused(409, 'visit_overlaps', { visits: [{ ...visit, code: CODE }] }))
    const entries = [
      { kind: 'reservation' as const, id: 'QRSTUVWXYZ234567', atMs: 1 },
      { kind: 'order' as const, id: 'A'.repeat(24), atMs: 2 },
    ]
    const headers = { cookie: `${RECENT_COOKIE}=${await sealRecent(entries)}` }
    const response = await post({ json: { ...typed, second_visit: '' }, headers })
    expect(await seen[0]!.json()).toMatchObject({ known_codes: ['QRSTUVWXYZ234567'] })
    expect(await response.json()).toEqual({ error: { code: 'visit_overlaps', message: 'Powód.' }, visits: [visit] })
    const [, sealedList] = /moje=([^;]+)/.exec(response.headers.get('set-cookie') ?? '') ?? []
    expect((await unsealRecent(sealedList)).entries.map(({ id }) => id)).toContain(CODE)
  })

  it('C2 a form that was changed after its answer is sent again, under a new key', async () => {
    const seen = serve(() => (seen.length === 1 ? refused(422, 'idempotency_mismatch')() : created()))
    expect((await post({ json: typed })).status).toBe(201)
    const keys = seen.map(({ headers }) => headers.get('idempotency-key'))
    expect(keys).toEqual(['key-1', expect.stringMatching(/^[0-9a-f]{64}$/)])
    expect((await seen[1]!.json()).follows).toBe('key-1')
  })

  it.each([
    ['by its diner: a new visit, once', 'guest', NEW_CODE],
    ['by the restaurant: the page that says so', 'restaurant', CODE],
    ['unknown: the visit', null, CODE],
  ] as const)('C2 a form that is sent again after its visit was called off %s', async (_, cancelled_by, code) => {
    const replay = () => HttpResponse.json({ code: CODE }, { status: 201, headers: { 'idempotency-replayed': 'true' } })
    const seen = serve(() => (seen.length === 1 ? replay() : HttpResponse.json({ code: NEW_CODE }, { status: 201 })))
    const view = reservationFixture({ code: CODE, cancelled_by })
    server.use(http.get(`${UPSTREAM}/reservations/${CODE}`, () => HttpResponse.json(view)))
    expect(await (await post({ json: typed })).json()).toMatchObject({ code })
    expect(seen).toHaveLength(code === CODE ? 1 : 2)
    const keys = seen.map(({ headers }) => headers.get('idempotency-key'))
    expect(keys[1] ?? keys[0]).toMatch(code === CODE ? 'key-1' : /^[0-9a-f]{64}$/)
  })

  it('C12 gets an unknown outcome when the upstream fails', async () => {
    serve(() => new HttpResponse(null, { status: 500 }))
    const response = await post({ json: typed })
    expect(response.status).toBe(503)
    expect((await response.json()).error.code).toBe('no_answer')
  })

  it('400 for a body that is not a form', async () => expect((await post({ json: '{"a":' })).status).toBe(400))
})

describe('a plain form', () => {
  it('L263 is redirected to the thank-you page, and the stored form is deleted', async () => {
    serve(created)
    const response = await post({ form: typed })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(`/thank-you/${CODE}`)
    expect(response.headers.get('set-cookie')).toMatch(/^form=; .*Max-Age=0/)
  })

  it.each([
    ['exactly false', '?showHeader=false', `/thank-you/${CODE}?showHeader=false`],
    ['anything else', '?showHeader=0', `/thank-you/${CODE}`],
  ])('L073 showHeader of %s', async (_, query, location) => {
    serve(created)
    expect((await post({ form: typed }, query)).headers.get('location')).toBe(location)
  })

  it('C11 an error redirects to the form with all typed values, hidden from scripts and URLs', async () => {
    const response = await post({ form: { ...typed, phone: '12', sms_marketing: 'on' } })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(
      '/restaurants/12?visitDate=2026-11-27&visitTime=18%3A30&peopleAmount=2&odpowiedz=1#rezerwacja',
    )
    expect(response.headers.get('set-cookie')).toContain('HttpOnly')
    expect(response.headers.get('set-cookie')).not.toContain('Kowalski')
    expect(await sealed(response)).toMatchObject({
      restaurantId: 12,
      draft: { customer_lastname: 'Kowalski', phone: '12', sms_marketing: 'on', idempotency_key: 'key-1' },
      errors: { phone: 'phoneInvalid' },
      isUnsure: false,
    })
  })

  it.each([
    ['by its address', {}, '?app=iframe'],
    ['by the browser’s header', { 'sec-fetch-dest': 'iframe' }, ''],
  ])(
    'L262: a form in a frame, known %s, stays there with all typed values, and the error is logged',
    async (_, headers, query) => {
      const response = await post({ form: { ...typed, phone: '12' }, headers }, query)
      const { pathname, searchParams, hash } = new URL(response.headers.get('location') ?? '', 'http://a')
      expect([response.status, pathname, hash]).toEqual([303, '/restaurants/12/iframe', '#rezerwacja'])
      expect(await unseal<PostedDraft>(searchParams.get('odpowiedz') ?? undefined)).toMatchObject({
        draft: { customer_lastname: 'Kowalski', phone: '12' },
        errors: { phone: 'phoneInvalid' },
      })
      expect(response.headers.get('location')).not.toContain('Kowalski')
      const entry = { type: 'error', message: 'POST /api/reservations: 422 invalid' }
      expect(jest.mocked(forwardLog).mock.lastCall?.slice(1)).toEqual([entry, 'iframe'])
    },
  )

  it('C2 a visit that overlaps comes back with the form, without its key', async () => {
    const visit = { restaurant: { id: 12, name: 'Młyn' }, reserved_on: '2026-11-27 18:30:00', guests_number: 2 }
    serve(refused(409, 'visit_overlaps', { visits: [{ ...visit, code: CODE }] }))
    const posted = await sealed(await post({ form: typed }))
    expect(posted).toMatchObject({ visits: [visit], draft: { idempotency_key: 'key-1' } })
    expect(JSON.stringify(posted)).not.toContain(CODE)
  })

  it('C12 a taken slot redirects with alternatives', async () => {
    const alternatives = [{ reserved_on: '2026-11-27 19:00:00', guests_number: 2 }]
    serve(refused(409, 'slot_taken', { alternatives }))
    expect(await sealed(await post({ form: typed }))).toMatchObject({ alternatives })
  })

  it.each([
    ['an outage', () => new HttpResponse(null, { status: 500 })],
    ['in_progress', refused(409, 'in_progress')],
  ])('C12 %s redirects with an unknown outcome, and the next attempt uses the same key', async (_, answer) => {
    serve(answer)
    const response = await post({ form: typed })
    expect(response.status).toBe(303)
    expect(await sealed(response)).toMatchObject({ isUnsure: true, draft: { idempotency_key: 'key-1' } })
  })

  it('a form without a restaurant redirects to the search', async () => {
    const response = await post({ form: { ...typed, restaurant_id: 'x' } })
    expect(response.headers.get('location')).toBe('/rezerwuj')
  })
})
