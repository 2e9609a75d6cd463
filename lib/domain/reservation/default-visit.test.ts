import { instantOf } from '@/lib/domain/time/time'
import { closedDays, defaultVisit } from './default-visit'

const now = instantOf('2026-11-23', '15:59')
const every = (open: string, close: string) => ({
  week: Array.from({ length: 7 }, () => [{ open, close }]),
  exceptions: [],
})

it.each([
  ['L048 18:00 if diners are seated then', every('12:00', '22:00'), '18:00'],
  ['a restaurant for breakfast: its last seating', every('08:00', '15:00'), '14:00'],
  ['a night bar: its opening', every('20:00', '04:00'), '20:00'],
  ['a closed day keeps 18:00', { week: Array.from({ length: 7 }, () => []), exceptions: [] }, '18:00'],
])('%s', (_, hours, time) => expect(defaultVisit(hours, now)).toEqual({ date: '2026-11-24', time, partySize: 2 }))

it('C3 a closed day is passed over: the form opens on the next one with seating', () => {
  const hours = every('12:00', '22:00')
  const closedTomorrow = { ...hours, exceptions: [{ date: '2026-11-24', intervals: [] }] }
  expect(defaultVisit(closedTomorrow, now)).toEqual({ date: '2026-11-25', time: '18:00', partySize: 2 })
  const onMondays = { ...hours, week: hours.week.map((day, no) => (no === 0 ? day : [])) }
  expect(defaultVisit(onMondays, now).date).toBe('2026-11-30')
})

it('C3 the calendar knows the closed days, and not the small hours of a night before', () => {
  const hours = every('20:00', '04:00')
  const resting = { ...hours, week: hours.week.map((day, no) => (no === 6 ? [] : day)) }
  expect(closedDays(resting, '2026-11-23')).toEqual([])
  const daily = every('12:00', '22:00')
  const closed = { ...daily, week: daily.week.map((day, no) => (no === 6 ? [] : day)) }
  const wedding = { ...closed, exceptions: [{ date: '2026-11-24', intervals: [] }] }
  expect(closedDays(wedding, '2026-11-23').slice(0, 3)).toEqual(['2026-11-24', '2026-11-29', '2026-12-06'])
})
