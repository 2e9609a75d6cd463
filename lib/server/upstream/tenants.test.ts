import { HttpResponse, http } from 'msw'
import { ownInvalidatedTags } from '@/lib/server/content/invalidated-tags'
import { fakeUpstream, UPSTREAM } from '@/tests/support/fake-upstream'
import { getTenant } from './tenants'

const server = fakeUpstream()
jest.mock('@/lib/server/env', () => jest.requireActual('@/tests/support/fake-upstream'))

it.each([
  ['an error', 'lubje', () => new HttpResponse(null, { status: 500 }), 'status'],
  ['a refusal', 'lesznoje', () => HttpResponse.json({ error: { code: 'x', message: 'm' } }, { status: 404 }), '404'],
  ['no JSON', 'ostrowje', () => new HttpResponse('<h1>', { status: 200 }), 'shape'],
])(
  'L260 A19 C14: %s to the configuration request is one logger entry, and the fallback is used',
  async (_, key, answer, why) => {
    const entries: unknown[] = []
    const reported = new Promise<void>((resolve) => {
      server.use(
        http.post(`${UPSTREAM}/tenants/${key}/config`, answer),
        http.post(`${UPSTREAM}/logger/js`, async ({ request }) => {
          entries.push(await request.json())
          resolve()
          return new HttpResponse(null, { status: 204 })
        }),
      )
    })
    expect((await getTenant(key))?.label).not.toBe('')
    await getTenant(key)
    await reported
    expect(entries).toEqual([{ type: 'error', message: expect.stringContaining(`POST /tenants/${key}/config: `) }])
    expect(JSON.stringify(entries)).toContain(why)
  },
)

it('L010 0071 a request after a change gets the new configuration, and the old one while it cannot be loaded', async () => {
  let label = 'Jeden'
  let isAway = false
  let calls = 0
  server.use(
    http.post(`${UPSTREAM}/tenants/miedzioweje/config`, () => {
      calls++
      return isAway ? new HttpResponse(null, { status: 400 }) : HttpResponse.json({ label })
    }),
    http.post(`${UPSTREAM}/logger/js`, () => new HttpResponse(null, { status: 204 })),
  )
  const shown = async () => (await getTenant('miedzioweje'))?.label
  const change = (tag: string) => {
    ownInvalidatedTags().add([tag], Date.now())
    return new Promise((resolve) => setTimeout(resolve, 2))
  }
  expect([await shown(), await shown(), calls]).toEqual(['Jeden', 'Jeden', 1])
  label = 'Dwa'
  await change('tenant:lubje')
  expect(await shown()).toBe('Jeden')
  await change('tenant:miedzioweje')
  expect([await shown(), await shown(), calls]).toEqual(['Dwa', 'Dwa', 2])
  label = 'Trzy'
  await change('tenant:miedzioweje')
  expect(await Promise.all([shown(), shown()])).toEqual(['Trzy', 'Trzy'])
  expect(calls).toBe(3)
  isAway = true
  await change('tenant:miedzioweje')
  expect(await shown()).toBe('Trzy')
  isAway = false
  label = 'Cztery'
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 6000)
  expect(await shown()).toBe('Cztery')
  clock.mockRestore()
})
