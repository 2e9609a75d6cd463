import { hoursText, trueHoursText, weekText } from '@/lib/domain/restaurant/hours/hours-text'
import { timeOfMinutes } from '@/lib/domain/time/time'
import fc from '@/tests/support/fast-check'

it.each([
  ['L243 a closed day', [], 'Zamknięte'],
  ['L244 0–24', [['00:00', '24:00']], 'Czynne całą dobę'],
  ['L244 0–0', [['00:00', '00:00']], 'Czynne całą dobę'],
  ['L245 full hours', [['10:00', '22:00']], '10–22'],
  ['L245 no leading zero', [['09:00', '21:00']], '9–21'],
  ['L245 half hours', [['09:30', '21:30']], '9:30–21:30'],
  ['L245 minutes keep their zero', [['00:05', '21:00']], '0:05–21'],
  ['L246 close 0 is 24', [['12:00', '00:00']], '12–24'],
  ['L246 close 24 stays', [['12:00', '24:00']], '12–24'],
  ['L247 close earlier than open is 24', [['18:00', '02:00']], '18–24'],
  ['A11 so is a close equal to the opening', [['10:00', '10:00']], '10–24'],
  [
    'L245 two intervals',
    [
      ['12:00', '15:00'],
      ['17:30', '23:00'],
    ],
    '12–15, 17:30–23',
  ],
])('%s', (_, intervals, text) => {
  expect(hoursText(intervals.map(([open = '', close = '']) => ({ open, close })))).toBe(text)
})

it.each([
  ['after midnight', [{ open: '12:00', close: '02:00' }], '12–2'],
  ['at midnight', [{ open: '12:00', close: '00:00' }], '12–24'],
  ['before it', [{ open: '09:30', close: '21:00' }], '9:30–21'],
  ['all day', [{ open: '00:00', close: '24:00' }], 'Czynne całą dobę'],
])('L247 with a closing hour the day ends at that hour: %s', (_, intervals, text) =>
  expect(trueHoursText(intervals)).toBe(text),
)

it('L243–L247 writes a week from Monday to Sunday', () => {
  const week = [[], ...Array.from({ length: 6 }, () => [{ open: '12:00', close: '01:00' }])]
  expect(weekText({ week, exceptions: [] })).toEqual(['Zamknięte', ...Array(6).fill('12–24')])
})

it('L245 never throws, and a range never ends after 24', () => {
  const time = fc.oneof(fc.integer({ min: 0, max: 1439 }).map(timeOfMinutes), fc.constant('24:00'))
  fc.assert(
    fc.property(fc.array(fc.record({ open: time, close: time })), (intervals) => {
      expect(hoursText(intervals)).toMatch(/^(Zamknięte|Czynne całą dobę|[\d:]+–[\d:]+(, [\d:]+–[\d:]+)*)$/)
    }),
  )
  fc.assert(fc.property(fc.array(fc.record({ open: fc.string(), close: fc.string() })), (any) => void hoursText(any)))
})
