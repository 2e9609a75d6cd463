import { awaitsAnswer, visibleState } from '@/lib/domain/reservation/visible-state'
import { reservationFixture } from '@/tests/support/reservation'

const cancelled = { cancelled_at: '2026-11-23T12:00:00+01:00' }
const change_request = { reserved_on: '2026-11-28 19:00:00', guests_number: 4 }

it.each([
  ['L198 confirmed', { status: 'confirmed' as const }, 'confirmed', false],
  ['L197 pending', { status: 'pending' as const }, 'pending', true],
  ['L199 declined', { status: 'declined' as const }, 'declined', false],
  ['A13 cancelled while confirmed', cancelled, 'cancelled', false],
  ['A13 cancelled while pending', { status: 'pending' as const, ...cancelled }, 'cancelled', false],
  ['C2 confirmed with a pending change', { change_request }, 'confirmed', true],
])('%s', (_, change, state, waits) => {
  expect(visibleState(reservationFixture(change))).toBe(state)
  expect(awaitsAnswer(reservationFixture(change))).toBe(waits)
})
