import type { RestaurantAvailability } from '@/lib/domain/reservation/availability/restaurant-availability'
import { firstTestVisit } from './test-visit'

/** 2026-11-27 is a Friday. */
const noon = new Date('2026-11-27T12:00:00+01:00')
const evenings = Array.from({ length: 7 }, () => [{ open: '17:00', close: '23:00' }])
const place: RestaurantAvailability = {
  restaurantId: 1,
  name: 'Nowa',
  partner: true,
  openingHours: { week: evenings, exceptions: [] },
  autoConfirmBeforeHours: 0,
  customRules: [],
  slotMinutes: 30,
  stayMinutes: null,
  tables: [{ id: 1, area: 'sala', minSeats: 1, maxSeats: 4 }],
  combinations: [],
  occupations: [],
}
const at = (text: string) => new Date(`${text}+01:00`).getTime()
const isTaken = { tableId: 1, fromMs: at('2026-11-27T16:00:00'), untilMs: at('2026-11-27T18:00:00') }

it.each<[string, Partial<RestaurantAvailability>, ReturnType<typeof firstTestVisit>]>([
  ['the opening, for two', {}, { reservedOn: '2026-11-27 17:00:00', partySize: 2 }],
  ['the first time that has a table', { occupations: [isTaken] }, { reservedOn: '2026-11-27 18:00:00', partySize: 2 }],
  [
    'the fewest that a table is for, where two are too few',
    { tables: [{ id: 1, area: 'sala', minSeats: 4, maxSeats: 8 }] },
    { reservedOn: '2026-11-27 17:00:00', partySize: 4 },
  ],
  [
    'the next open day',
    { openingHours: { week: evenings, exceptions: [{ date: '2026-11-27', intervals: [] }] } },
    { reservedOn: '2026-11-28 17:00:00', partySize: 2 },
  ],
  ['nothing where it never opens', { openingHours: { week: evenings.map(() => []), exceptions: [] } }, null],
])('C33 a test reservation is at %s', (_, changes, visit) => {
  expect(firstTestVisit({ ...place, ...changes }, noon)).toEqual(visit)
})
