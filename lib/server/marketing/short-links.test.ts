import type { Tenant } from '@/lib/domain/tenant/schema'
import { UpstreamOutage } from '@/lib/server/upstream/client/outage'
import { createShortLinks } from './short-links'

const lubje = { key: 'lubje' } as Tenant
const outage = () => Promise.reject(new UpstreamOutage('status', '503'))

function setUp() {
  const requests: string[] = []
  const state = { now: 0, answer: (): Promise<string | null> => Promise.resolve('/rezerwuj/lublin') }
  const target = createShortLinks(
    (_tenant, code) => {
      requests.push(code)
      return state.answer()
    },
    () => state.now,
  )
  return { requests, state, target }
}

it('C39 concurrent scans make one call, also with capitals, and another after a minute', async () => {
  const { requests, state, target } = setUp()
  const all = await Promise.all(['bcdfghj', 'BCDFGHJ', 'bcdfghj'].map((code) => target(lubje, code)))
  expect([all, requests]).toEqual([Array(3).fill('/rezerwuj/lublin'), ['bcdfghj']])
  state.now = 59_000
  await target(lubje, 'bcdfghj')
  expect(requests).toHaveLength(1)
  state.now = 61_000
  state.answer = () => Promise.resolve('/')
  expect(await target(lubje, 'bcdfghj')).toBe('/')
  expect(requests).toHaveLength(2)
})

it('C39 during an outage a known code redirects for a day; an unknown one fails with the outage', async () => {
  const { state, target } = setUp()
  await target(lubje, 'bcdfghj')
  state.answer = outage
  state.now = 3_600_000
  expect(await target(lubje, 'bcdfghj')).toBe('/rezerwuj/lublin')
  await expect(target(lubje, 'xxxxxxx')).rejects.toThrow(UpstreamOutage)
  state.now = 25 * 3_600_000
  await expect(target(lubje, 'bcdfghj')).rejects.toThrow(UpstreamOutage)
})

it('C39 thousands of guessed codes evict no known link, and a code that is made later is found', async () => {
  const { requests, state, target } = setUp()
  await target(lubje, 'bcdfghj')
  state.answer = () => Promise.resolve(null)
  for (let n = 0; n < 6000; n += 1) expect(await target(lubje, `g${n}`)).toBeNull()
  const before = requests.length
  expect(await target(lubje, 'bcdfghj')).toBe('/rezerwuj/lublin')
  expect(requests).toHaveLength(before)
  expect(await target(lubje, 'g5999')).toBeNull()
  expect(requests).toHaveLength(before)
  state.now = 11_000
  state.answer = () => Promise.resolve('/zamawiaj')
  expect(await target(lubje, 'g5999')).toBe('/zamawiaj')
})

it('C39 a code is one of its brand', async () => {
  const { requests, target } = setUp()
  await target(lubje, 'bcdfghj')
  await target({ key: 'ostrowje' } as Tenant, 'bcdfghj')
  expect(requests).toHaveLength(2)
})
