import { HOME_SLOTS } from '@/lib/domain/reservation/availability/home-slots'
import { allowedSlots, isSlotAllowed, minimumDate } from '@/lib/domain/reservation/availability/same-day'
import { addDays, instantOf, localDateOf } from '@/lib/domain/time/time'
import fc from '@/tests/support/fast-check'

const DAYS = { Mon: '2026-11-23', Thu: '2026-11-26', Fri: '2026-11-27', Sat: '2026-11-28', Sun: '2026-11-29' }
const at = (moment: string) => {
  const [day, time] = moment.split(' ') as [keyof typeof DAYS, string]
  return { now: instantOf(DAYS[day], time), today: DAYS[day] }
}

it.each([
  ['L223 Monday 15:59: 17:00 may be booked', 'Mon 15:59', '17:00', true],
  ['L223 Monday 15:59: 16:30 is too soon', 'Mon 15:59', '16:30', false],
  ['L223 Monday 15:00: only hours count, 17:00 is allowed', 'Mon 15:00', '17:00', true],
  ['L223 Monday 16:00: 17:30 is too soon', 'Mon 16:00', '17:30', false],
  ['L223 Thursday still needs two hours', 'Thu 15:10', '17:00', true],
  ['L224 Friday 15:10: 18:00 may be booked', 'Fri 15:10', '18:00', true],
  ['L224 Friday 15:10: 17:30 is too soon', 'Fri 15:10', '17:30', false],
  ['L224 Saturday needs three hours', 'Sat 15:10', '17:30', false],
  ['L224 Sunday needs three hours', 'Sun 15:10', '17:30', false],
  ['L224 three replaces two, they are not added', 'Sun 15:10', '18:00', true],
  ['L223 a slot of a past hour is not offered', 'Mon 15:00', '09:00', false],
])('%s', (_, moment, slot, allowed) => {
  const { now, today } = at(moment)
  expect(isSlotAllowed(slot, today, now)).toBe(allowed)
})

it.each([
  ['tomorrow has every slot', 1, 25],
  ['late in the evening today has no slot', 0, 0],
  ['yesterday has no slot', -1, 0],
])('L214 %s', (_, days, count) => {
  const { now, today } = at('Mon 20:00')
  expect(allowedSlots(HOME_SLOTS, addDays(today, days), now)).toHaveLength(count)
})

it("A1 the day is Warsaw's, not UTC's", () => {
  const now = new Date('2026-11-22T23:30:00Z')
  expect(isSlotAllowed('01:30', '2026-11-23', now)).toBe(false)
  expect(isSlotAllowed('02:00', '2026-11-23', now)).toBe(true)
  expect(minimumDate(now)).toBe('2026-11-24')
})

it('L226 the minimum is tomorrow', () => expect(minimumDate(at('Mon 00:00').now)).toBe('2026-11-24'))

it("L214 the slots of today are always the last ones of tomorrow's slots", () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }), (now) => {
      const today = allowedSlots(HOME_SLOTS, localDateOf(now), now)
      const tomorrow = allowedSlots(HOME_SLOTS, minimumDate(now), now)
      expect(tomorrow).toEqual(HOME_SLOTS)
      expect(today).toEqual(tomorrow.slice(tomorrow.length - today.length))
    }),
  )
})
