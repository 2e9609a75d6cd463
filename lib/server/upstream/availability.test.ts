import { tenantSchema } from '@/lib/domain/tenant/schema'
import { lubje } from '@/tenants/lubje'
import { availabilityFixture } from '@/tests/support/restaurant'
import { getAvailability } from './availability'
import { requestUpstream } from './client/client'

jest.mock('./client/client', () => ({ requestUpstream: jest.fn() }))

const { fallback, ...record } = tenantSchema.parse(lubje)
const TENANT = { ...record, ...fallback }
const QUESTION = { date: '2026-11-28', time: '18:00', partySize: 2 }
const onRequest = jest.mocked(requestUpstream)
const idsOf = (path: string) => (/restaurants\/([^/]*)\//.exec(path)?.[1] ?? '').split(',').map(Number)

beforeEach(() => {
  onRequest.mockReset()
  onRequest.mockImplementation(async (_tenant, _call, path) => ({
    ok: true as const,
    status: 200,
    replayed: false,
    data: idsOf(path).map((id) => availabilityFixture(id, { '18:00': 'available' })) as never,
  }))
})

it('L271 no ids give an empty list, without a call', async () => {
  expect(await getAvailability(TENANT, [], QUESTION)).toEqual([])
  expect(onRequest).not.toHaveBeenCalled()
})

it('C4 more than 50 ids take several calls, and are returned in the requested order', async () => {
  const ids = Array.from({ length: 120 }, (_, n) => 120 - n)
  const answers = await getAvailability(TENANT, ids, QUESTION)
  expect(onRequest.mock.calls.map(([, , path]) => idsOf(path).length)).toEqual([50, 50, 20])
  expect(answers.map(({ restaurant_id }) => restaurant_id)).toEqual(ids)
})

it('C4 an id that is no longer listed does not remove the others', async () => {
  onRequest.mockImplementation(async (_tenant, _call, path) => {
    const ids = idsOf(path)
    if (ids.includes(3))
      return {
        ok: false,
        status: 404,
        problem: { code: 'unknown_restaurant', message: '' },
        body: {},
        retryAfter: null,
      }
    const data = ids.map((id) => availabilityFixture(id, { '18:00': 'available' })) as never
    return { ok: true as const, status: 200, replayed: false, data }
  })
  const answers = await getAvailability(TENANT, [1, 2, 3, 4, 5], QUESTION)
  expect(answers.map(({ restaurant_id }) => restaurant_id)).toEqual([1, 2, 4, 5])
  expect(await getAvailability(TENANT, [3], QUESTION)).toEqual([])
})

it('C4 ids unknown to the upstream are left out of one second call, however many they are', async () => {
  onRequest.mockImplementation(async (_tenant, _call, path) => {
    const ids = idsOf(path)
    const unknown = ids.filter((id) => id > 2)
    const fields = Object.fromEntries(unknown.map((id) => [id, 'unknown']))
    const problem = { code: 'unknown_restaurant', message: '', fields }
    if (unknown.length > 0) return { ok: false, status: 404, problem, body: {}, retryAfter: null }
    const data = ids.map((id) => availabilityFixture(id, { '18:00': 'available' })) as never
    return { ok: true as const, status: 200, replayed: false, data }
  })
  const ids = Array.from({ length: 50 }, (_, n) => n + 1)
  const answers = await getAvailability(TENANT, ids, QUESTION)
  expect([answers.map(({ restaurant_id }) => restaurant_id), onRequest.mock.calls.length]).toEqual([[1, 2], 2])
  expect(await getAvailability(TENANT, ids.slice(2), QUESTION)).toEqual([])
  expect(onRequest).toHaveBeenCalledTimes(3)
})
