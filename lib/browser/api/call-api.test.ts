/** @jest-environment ./tests/support/browser-environment.mjs */
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { callApi } from './call-api'

const server = setupServer(http.post('*/api/logger/js', () => new HttpResponse(null, { status: 204 })))
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const answer = (respond: () => Response) => {
  server.use(http.get('*/api/thing', respond))
  return callApi('/api/thing')
}
const broken = () =>
  new ReadableStream({
    start(stream) {
      stream.enqueue(new TextEncoder().encode('{"id":'))
      stream.error(new TypeError('the connection broke off'))
    },
  })

test.each<[string, () => Response, object]>([
  ['an answer', () => HttpResponse.json({ id: 1 }), { status: 200, json: { id: 1 } }],
  ['a refusal', () => HttpResponse.json({ error: {} }, { status: 422 }), { status: 422, json: { error: {} } }],
  ['an answer without a body', () => new HttpResponse(null, { status: 204 }), { status: 204, json: null }],
  ['an error page of a proxy', () => HttpResponse.html('<h1>502</h1>', { status: 502 }), { status: 502, json: null }],
])('L265 %s is returned unchanged', async (_, respond, expected) => {
  expect(await answer(respond)).toEqual(expected)
})

test.each<[string, () => Response]>([
  ['nothing came', () => HttpResponse.error()],
  ['the connection broke off', () => new HttpResponse(broken(), { headers: { 'content-type': 'application/json' } })],
  ['the body is incomplete', () => new HttpResponse('{"id":', { headers: { 'content-type': 'application/json' } })],
  ['the login page of a hotel’s network', () => HttpResponse.html('<h1>Wi-Fi</h1>')],
])('L265 if %s the call rejects', async (_, respond) => {
  await expect(answer(respond)).rejects.toThrow()
})
