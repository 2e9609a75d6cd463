import { reservationFixture } from '@/tests/support/reservation'
import { googleCalendarUrl } from './google-calendar-url'

const query = new URL(googleCalendarUrl(reservationFixture())).searchParams

it('C19 holds place, time and party size, and neither code nor person', () => {
  expect(query.get('location')).toBe('Młyn, Rynek 6, Lublin')
  expect(query.get('details')).toContain('Liczba osób: 2')
  expect(query.toString()).not.toMatch(/ABCDEFGHJKLMNPQR|Kowalski|example/)
})

it('C2 the visit is in UTC, as Google reads it', () =>
  expect(query.get('dates')).toBe('20261127T173000Z/20261127T190000Z'))
