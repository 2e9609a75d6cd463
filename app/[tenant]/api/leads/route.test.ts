import { HttpResponse, http } from 'msw'
import type { PostedEnquiry } from '@/lib/domain/partner-enquiry/posted-enquiry'
import { fakeUpstream, UPSTREAM } from '@/tests/support/fake-upstream'
import { formAnswerOf } from '@/tests/support/form-answer'
import { routeContext, webRequest } from '@/tests/support/web-request'
import { POST as postReport } from '../notices/route'
import { POST } from './route'

const server = fakeUpstream()

jest.mock('@/lib/server/env', () => jest.requireActual('@/tests/support/fake-upstream'))

const NUMBER = 'ABCDEFGHJKLMNPQR'
const typed = {
  plan: 'M',
  name: 'Anna Nowak',
  nip: '526-025-02-74',
  venue: 'Pod Lipą',
  city: 'Lublin',
  phone: '600 100 200',
  email: 'anna@podlipa.pl',
  merchant_type: 'lubje',
  consent: 'on',
}

/** Answers POST of `path` and records the requests. */
function serve(path: string, answer: () => Response = () => HttpResponse.json({ number: NUMBER }, { status: 201 })) {
  const seen: Request[] = []
  server.use(
    http.post(`${UPSTREAM}${path}`, ({ request }) => {
      seen.push(request.clone())
      return answer()
    }),
  )
  return seen
}
const post = (form: Record<string, string>) => POST(webRequest('/api/leads', { form }), routeContext())
const left = (response: Response) => formAnswerOf<PostedEnquiry>(response)

it('C10 a form without a script sends the enquiry and shows its number', async () => {
  const seen = serve('/leads')
  const response = await post(typed)
  expect([response.status, response.headers.get('location')]).toEqual([303, '/dla-restauracji?odpowiedz=1#formularz'])
  expect(await seen[0]!.json()).toEqual({ ...typed, nip: '5260250274', phone: '+48600100200', consent: true })
  expect(await left(response)).toEqual({ form: 'enquiry', number: NUMBER, draft: {}, errors: {}, refusal: null })
  expect(response.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/)
})

it('C11 errors come back with all typed values, and nothing is sent', async () => {
  const seen = serve('/leads')
  const response = await post({ ...typed, nip: '5260250275' })
  expect(response.headers.get('location')).toBe('/dla-restauracji?odpowiedz=1#error-summary')
  expect(await left(response)).toMatchObject({
    number: null,
    draft: { name: 'Anna Nowak' },
    errors: { nip: 'nipInvalid' },
  })
  expect(seen).toEqual([])
})

it('the same text gets the same key, another text another key', async () => {
  const seen = serve('/leads')
  for (const form of [typed, typed, { ...typed, plan: 'L' }]) await post(form)
  const [first, second, third] = seen.map(({ headers }) => headers.get('idempotency-key'))
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

it('without an answer all typed values come back without field errors', async () => {
  serve('/leads', () => HttpResponse.json({}, { status: 500 }))
  const response = await post(typed)
  expect(response.headers.get('location')).toBe('/dla-restauracji?odpowiedz=1#formularz')
  expect(await left(response)).toMatchObject({ number: null, draft: { email: typed.email }, errors: {} })
})

it('A7 a refusal is shown in its own words, with all typed values', async () => {
  const message = 'Na ten adres e-mail wysłano już wiele zgłoszeń. Spróbuj za godzinę.'
  serve('/leads', () => HttpResponse.json({ error: { code: 'too_many_emails', message } }, { status: 429 }))
  const response = await post(typed)
  expect(response.headers.get('location')).toBe('/dla-restauracji?odpowiedz=1#formularz')
  expect(await left(response)).toMatchObject({ number: null, draft: { email: typed.email }, refusal: message })
})

it('a content report goes to an endpoint of its own', async () => {
  const seen = serve('/notices')
  const form = {
    kind: 'complaint',
    about: '',
    message: 'Jedzenie było zimne.',
    name: 'Jan Lis',
    email: 'jan@example.pl',
  }
  const response = await postReport(webRequest('/api/notices', { form }), routeContext())
  expect(response.headers.get('location')).toBe('/zgloszenie?odpowiedz=1#formularz')
  expect(await seen[0]!.json()).toEqual({ ...form, good_faith: false })
})
