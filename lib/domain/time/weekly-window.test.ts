import { isInWindow } from './weekly-window'

const at = (text: string) => new Date(text)
const lunch = { days: [0, 1, 2, 3, 4], from: '12:00', to: '16:00' }
const breakfast = { days: null, from: '00:00', to: '11:30' }
const night = { days: [4, 5], from: '22:00', to: '02:00' }
const early = { days: null, from: '02:00', to: '03:00' }

it.each([
  ['Friday 11:59 is before lunch', lunch, '2026-11-27T11:59:00+01:00', false],
  ['Friday 12:00 is lunch', lunch, '2026-11-27T12:00:00+01:00', true],
  ['Friday 15:59 is lunch', lunch, '2026-11-27T15:59:59+01:00', true],
  ['Friday 16:00 is past it', lunch, '2026-11-27T16:00:00+01:00', false],
  ['Saturday 13:00 is no day of it', lunch, '2026-11-28T13:00:00+01:00', false],
  ['midnight begins a breakfast until 11:30', breakfast, '2026-11-28T00:00:00+01:00', true],
  ['11:30 is past breakfast', breakfast, '2026-11-28T11:30:00+01:00', false],
  ['23:59 is before the end of a day', { ...lunch, from: '16:00', to: '24:00' }, '2026-11-27T23:59:00+01:00', true],
  ['Friday 22:00 begins Friday night', night, '2026-11-27T22:00:00+01:00', true],
  ['Sunday 01:59 is still Saturday night', night, '2026-11-29T01:59:00+01:00', true],
  ['Sunday 02:00 is past it', night, '2026-11-29T02:00:00+01:00', false],
  ['Friday 01:00 belongs to Thursday', night, '2026-11-27T01:00:00+01:00', false],
  ['Saturday 12:00 is between two nights', night, '2026-11-28T12:00:00+01:00', false],
  ['02:30 in summer time, the night October repeats it', early, '2026-10-25T02:30:00+02:00', true],
  ['02:30 once more in winter time', early, '2026-10-25T02:30:00+01:00', true],
  ['03:00 after the hour that March skips', early, '2026-03-29T03:00:00+02:00', false],
  ['noon on that day is noon of the wall clock', { ...lunch, days: [6] }, '2026-03-29T12:00:00+02:00', true],
  ['11:59 on that day is not', { ...lunch, days: [6] }, '2026-03-29T11:59:00+02:00', false],
])('C6 %s', (_, window, instant, expected) => expect(isInWindow(window, at(instant))).toBe(expected))
