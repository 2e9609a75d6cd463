import { HOME_SLOTS } from '@/lib/domain/reservation/availability/home-slots'
import { availabilitySchema } from '@/lib/domain/reservation/availability/schema'
import { instantOf } from '@/lib/domain/time/time'
import { availabilityFixture } from '@/tests/support/restaurant'
import { seatingTimes } from './seating-times'

const day = (time: string) => ({ date: '2026-11-25', now: instantOf('2026-11-24', time) })
const today = (time: string) => ({ date: '2026-11-24', now: instantOf('2026-11-24', time) })

it.each([
  ['breakfast at eight', [{ from: '08:00', to: '10:00' }], '09:00', '08:00 08:30 09:00 09:30 10:00'],
  [
    'a night in two ranges',
    [
      { from: '00:00', to: '00:30' },
      { from: '22:00', to: '23:30' },
    ],
    '22:00',
    '00:00 00:30 22:00 22:30 23:00 23:30',
  ],
  ['a range that starts off the half hour', [{ from: '17:15', to: '18:15' }], '18:00', '17:15 17:30 18:00'],
  ['the requested time is included', [{ from: '17:00', to: '18:00' }], '20:10', '17:00 17:30 18:00 20:10'],
  ['a closed day has only the requested time', [], '18:00', '18:00'],
])('A20 %s', (_, hours, requested, times) => expect(seatingTimes(hours, requested, day('12:00')).join(' ')).toBe(times))

it('without hours from the upstream: the home slots; open all day: every half hour', () => {
  const { seating_hours: _, ...silent } = availabilityFixture(1, {})
  expect(seatingTimes(availabilitySchema.parse(silent).seating_hours, '18:00', day('12:00'))).toEqual(HOME_SLOTS)
  expect(seatingTimes([{ from: '00:00', to: '23:30' }], '18:00', day('12:00'))).toHaveLength(48)
})

it.each([
  ['13:00', '14:30', '15:00 15:30'],
  ['15:30', '14:30', '15:00 15:30'],
  ['15:00', '15:00', '15:30'],
  ['13:00', '16:00', ''],
])('L214 today no time that has passed is listed: %s at %s', (requested, now, times) =>
  expect(seatingTimes([{ from: '12:00', to: '15:30' }], requested, today(now)).join(' ')).toBe(times),
)
