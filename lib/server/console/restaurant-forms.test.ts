import type { StaffRequest } from '@/lib/server/panel/staff-forms'
import { callUpstream } from '@/lib/server/upstream/client/call'
import { SERVED_RESTAURANT_FORMS } from './restaurant-forms'

jest.mock('@/lib/server/upstream/client/call')

const request = { tenant: { key: 'lubje' }, call: {}, bearer: 'x', restaurantId: null } as unknown as StaffRequest
const made = jest.mocked(callUpstream)

beforeEach(() => made.mockReset().mockResolvedValue({ ok: true, status: 200, data: {} } as never))

const form = {
  restaurant: '7',
  date: '2026-12-24',
  from: '',
  reason: 'Awaria prądu.',
  visits: '5:1,6:2',
  'cancel-5': '1',
}

function post(typed: Record<string, string>) {
  return SERVED_RESTAURANT_FORMS['close-restaurant']!.submit((field) => typed[field] ?? '', request)
}

it.each([
  ['a day', form, { date: '2026-12-24', from: undefined }],
  ['the rest of a day', { ...form, from: '18:00' }, { date: '2026-12-24', from: '18:00' }],
  ['the restaurant, which is suspended', { ...form, date: '' }, { date: null, from: undefined }],
])('C41 closes %s, and calls off who is ticked', async (_, typed, body) => {
  await post(typed)
  expect(made.mock.lastCall?.[2]).toMatchObject({ params: { restaurant: 7 }, body })
  expect(made.mock.lastCall?.[2]).toMatchObject({ body: { cancel: [{ id: 5, version: 1 }] } })
})

it.each([
  ['a day that is none suspends nothing', { ...form, date: '24.12.2026' }],
  ['an hour that is none closes no whole day', { ...form, from: '18' }],
  ['an hour without a day suspends nothing', { ...form, date: '', from: '18:00' }],
])('C41 %s', async (_, typed) => {
  expect(await post(typed)).toMatchObject({ code: 'invalid' })
  expect(made).not.toHaveBeenCalled()
})

it('C41 a refusal gives back who was not ticked', async () => {
  expect(await post({ ...form, reason: '' })).toMatchObject({ code: 'invalid', proposed: { kept: '6' } })
})
