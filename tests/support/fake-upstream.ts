import { HttpResponse, http, type RequestHandler } from 'msw'
import { setupServer } from 'msw/node'

export const UPSTREAM = 'http://upstream.test'

/** Settings of a web server with this upstream, for a mock of lib/server/env. */
export const env = () => ({
  UPSTREAM_URL: UPSTREAM,
  LOG_LEVEL: 'silent',
  UPSTREAM_TIMEOUT_FACTOR: 1,
  SESSION_SECRET: 'x'.repeat(32),
})

/** An upstream for the tests of a file: it answers lubje's configuration, and what a test adds for itself. */
export function fakeUpstream(...handlers: RequestHandler[]) {
  const server = setupServer(
    http.post(`${UPSTREAM}/tenants/lubje/config`, () => HttpResponse.json({})),
    ...handlers,
  )
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  afterEach(() => server.resetHandlers())
  afterAll(() => server.close())
  return server
}
