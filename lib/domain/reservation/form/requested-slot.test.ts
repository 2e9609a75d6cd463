import type { SlotState } from '@/lib/domain/reservation/availability/schema'
import { parseVisit } from '@/lib/domain/reservation/availability/search'
import { instantOf } from '@/lib/domain/time/time'
import { availabilityFixture } from '@/tests/support/restaurant'
import { requestedSlot, slotOfChange } from './requested-slot'

const now = instantOf('2026-11-24', '17:40')

function read(params: Record<string, string>, slots: Record<string, SlotState>, state: SlotState = 'available') {
  return requestedSlot(params, parseVisit(params, now), availabilityFixture(1, slots, { state }), now)
}

it.each([
  [
    'A20 an offered time is chosen, whatever the form’s rule is',
    { visitTime: '18:00' },
    { '18:00': 'available' },
    'available',
    '18:00',
    [],
  ],
  ['without a requested time none is chosen', {}, { '18:00': 'available' }, 'available', null, []],
  ['nor is a full one: its state is shown', { visitTime: '18:00' }, { '18:00': 'full' }, 'full', null, []],
  ['a passed time is said', { visitTime: '17:30' }, { '17:30': 'too_soon' }, 'too_soon', null, ['passed']],
  [
    'one between the slots is said',
    { visitTime: '18:10' },
    { '18:00': 'available' },
    'available',
    null,
    ['notOffered'],
  ],
  [
    'one that is no time is said and nothing chosen in its place',
    { visitTime: '25:00' },
    { '18:00': 'available' },
    'available',
    null,
    ['time'],
  ],
] as const)('%s', (_, params, slots, state, chosen, corrections) =>
  expect(read({ visitDate: '2026-11-24', ...params }, slots, state)).toEqual({ chosen, corrections }),
)

it('L226 a day other than the requested one is never chosen on the diner’s behalf', () => {
  const slots = { '18:00': 'available' } as const
  expect(read({ visitDate: '2026-11-20', visitTime: '18:00' }, slots)).toEqual({
    chosen: null,
    corrections: ['pastDate'],
  })
})

it.each([
  ['it begins with the hour of the visit', {}, 'available', '18:00', []],
  ['for another party too', { peopleAmount: '4' }, 'available', '18:00', []],
  ['of another day nothing is chosen', { visitDate: '2026-11-25' }, 'available', null, []],
  ['an hour that was asked for counts more', { visitTime: '18:30' }, 'available', null, ['notOffered']],
  ['an hour that is no longer offered is not chosen, and nothing is said of it', {}, 'too_soon', null, []],
] as const)('C2 changing a visit: %s', (_, query, state, chosen, corrections) => {
  const params = { visitDate: '2026-11-24', visitTime: '18:00', peopleAmount: '2', ...query }
  const availability = availabilityFixture(1, { '18:00': state })
  expect(slotOfChange(query, parseVisit(params, now), availability, '2026-11-24', now)).toEqual({ chosen, corrections })
})
