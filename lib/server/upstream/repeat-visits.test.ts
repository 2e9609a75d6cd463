import { tenantSchema } from '@/lib/domain/tenant/schema'
import { lubje } from '@/tenants/lubje'
import { reservationFixture } from '@/tests/support/reservation'
import { loadRepeatVisits } from './repeat-visits'

jest.mock('./availability', () => ({ getAvailability: async () => [] }))

const { fallback, ...record } = tenantSchema.parse(lubje)
const TENANT = { ...record, ...fallback }
const NOW = new Date('2026-12-01T12:00:00+01:00')

it.each([
  ['open', [12]],
  ['suspended', []],
] as const)('C33 a past visit to a restaurant that is %s is offered again at %p', async (state, offered) => {
  const past = reservationFixture()
  const reservation = { ...past, restaurant: { ...past.restaurant, state } }
  const visits = await loadRepeatVisits(TENANT, [{ kind: 'reservation', reservation }], NOW, 5)
  expect([...visits.keys()]).toEqual(offered)
})
