import { awaitsAnswer, isVisitOver, visibleState } from '@/lib/domain/reservation/visible-state'
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

// The visit ends at 20:00.
it.each([
  ['an expected guest is waited for until the end', 'expected', '19:59', false],
  ['after the end the party is not expected any more', 'expected', '20:00', true],
  ['a party that is still seated is there', 'seated', '20:30', false],
  ['a party that is still seated five hours later is there too', 'seated', '25:59', false],
  ['an unmarked party has left six hours after the end', 'seated', '26:00', true],
  ['a party marked as left has left', 'finished', '18:30', true],
  ['a no-show is not expected any more', 'no_show', '18:30', true],
] as const)('C2 %s', (_, visit_state, time, isOver) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const now = new Date(Date.parse('2026-11-27T00:00:00+01:00') + (hours * 60 + minutes) * 60_000)
  const reservation = reservationFixture({ visit_state, ends_at: '2026-11-27T20:00:00+01:00' })
  expect(isVisitOver(reservation, now)).toBe(isOver)
})

it('C2 a declined or cancelled visit does not become finished', () => {
  const now = new Date('2026-12-01T12:00:00+01:00')
  for (const change of [{ status: 'declined' as const }, cancelled])
    expect(isVisitOver(reservationFixture(change), now)).toBe(false)
})
