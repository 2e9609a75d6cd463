import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { getTenant } from './tenants'

const origin = 'http://upstream.test'
const server = setupServer()
jest.mock('@/lib/server/env', () => ({
  env: () => ({ UPSTREAM_URL: 'http://upstream.test', APP_STAGE: 'production', LOG_LEVEL: 'silent' }),
}))
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

it.each([
  ['an error', 'lubje', () => new HttpResponse(null, { status: 500 }), 'status'],
  ['a refusal', 'lesznoje', () => HttpResponse.json({ error: { code: 'x', message: 'm' } }, { status: 404 }), '404'],
  ['no JSON', 'ostrowje', () => new HttpResponse('<h1>', { status: 200 }), 'shape'],
])(
  'L260 A19 C14: %s to the configuration request is one logger entry, and the fallback is used',
  async (_, key, answer, why) => {
    const entries: unknown[] = []
    const told = new Promise<void>((resolve) => {
      server.use(
        http.post(`${origin}/tenants/${key}/config`, answer),
        http.post(`${origin}/logger/js`, async ({ request }) => {
          entries.push(await request.json())
          resolve()
          return new HttpResponse(null, { status: 204 })
        }),
      )
    })
    expect((await getTenant(key))?.label).not.toBe('')
    await getTenant(key)
    await told
    expect(entries).toEqual([{ type: 'error', message: expect.stringContaining(`POST /tenants/${key}/config: `) }])
    expect(JSON.stringify(entries)).toContain(why)
  },
)
