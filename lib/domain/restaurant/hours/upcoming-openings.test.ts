import type { Interval, OpeningHours } from '@/lib/domain/restaurant/hours/schema'
import { upcomingOpenings } from '@/lib/domain/restaurant/hours/upcoming-openings'
import { instantOf } from '@/lib/domain/time/time'

const every = (intervals: Interval[], exceptions: OpeningHours['exceptions'] = []): OpeningHours => ({
  week: Array.from({ length: 7 }, () => intervals),
  exceptions,
})
const first = (hours: OpeningHours, time: string) => upcomingOpenings(hours, instantOf('2026-11-27', time))[0]

it('before opening the first is today', () =>
  expect(first(every([{ open: '12:00', close: '22:00' }]), '10:00')).toMatchObject({
    opensOn: '2026-11-27',
    opens: '12:00',
    closes: '22:00',
  }))

it('A11 after midnight the opening of the day before still counts', () =>
  expect(first(every([{ open: '18:00', close: '02:00' }]), '01:00')).toMatchObject({
    opensOn: '2026-11-26',
    closes: '02:00',
  }))

it('midnight closes at 24:00', () =>
  expect(first(every([{ open: '12:00', close: '24:00' }]), '13:00')?.closes).toBe('24:00'))

it('a restaurant that never closes has no closing time', () =>
  expect(first(every([{ open: '00:00', close: '24:00' }]), '13:00')?.closes).toBeNull())

it('a day that is closed by an exception is left out', () =>
  expect(
    first(every([{ open: '12:00', close: '22:00' }], [{ date: '2026-11-27', intervals: [] }]), '10:00')?.opensOn,
  ).toBe('2026-11-28'))
