import { HOME_SLOT_SECONDS, HOME_SLOTS, timeOfSeconds } from '@/lib/domain/reservation/availability/home-slots'

it('L221 offers 25 slots from 09:00 to 21:00', () => {
  expect(HOME_SLOTS).toHaveLength(25)
  expect([HOME_SLOTS[0], HOME_SLOTS[1], HOME_SLOTS.at(-1)]).toEqual(['09:00', '09:30', '21:00'])
})

it('L222 runs from 32400 to 75600 seconds in steps of 1800', () => {
  for (const [i, seconds] of HOME_SLOT_SECONDS.entries()) expect(seconds).toBe(32400 + 1800 * i)
  expect(HOME_SLOT_SECONDS.at(-1)).toBe(75600)
})

it.each([
  ['midnight', 0, '00:00'],
  ['the default of the seed', 64800, '18:00'],
  ['the last minute of a day', 86399, '23:59'],
])('L222 formats %s', (_, seconds, time) => expect(timeOfSeconds(seconds)).toBe(time))
