import { availabilityFixture } from '../../../tests/support/restaurant'
import { freeVisit, repeatVisit, visitOfferPath } from './repeat-visit'

const at = (text: string) => new Date(`${text}+01:00`)

it.each([
  [
    'a visit last week: the same weekday of the coming week',
    '2026-11-20 18:30:00',
    '2026-11-23T12:00:00',
    '2026-11-27',
  ],
  ['a visit two months ago: the next such weekday', '2026-09-18 18:30:00', '2026-11-23T12:00:00', '2026-11-27'],
  [
    'today is that weekday: in a week, since today may be too soon',
    '2026-11-16 18:30:00',
    '2026-11-23T12:00:00',
    '2026-11-30',
  ],
  ['a visit that is still to come: a week after it', '2026-11-27 18:30:00', '2026-11-23T12:00:00', '2026-12-04'],
])('C31 %s', (_, reserved_on, now, date) => {
  expect(repeatVisit({ reserved_on, guests_number: 4 }, at(now))).toEqual({ date, time: '18:30', partySize: 4 })
})

const VISIT = { date: '2026-11-24', time: '18:00', partySize: 2 }

it.each([
  ['its own time where it is free', { '17:30': 'available', '18:00': 'available' }, '18:00'],
  ['a time that the restaurant confirms', { '18:00': 'request' }, '18:00'],
  ['the nearest free time of the day', { '16:30': 'available', '18:00': 'full', '18:30': 'available' }, '18:30'],
] as const)('C31 offers %s', (_, slots, time) => {
  expect(freeVisit(VISIT, availabilityFixture(12, slots))).toEqual({ ...VISIT, time })
})

it('C31 offers no day without free times, and no removed restaurant', () => {
  expect(freeVisit(VISIT, availabilityFixture(12, { '18:00': 'full', '18:30': 'closed' }))).toBeNull()
  expect(freeVisit(VISIT, null)).toBeNull()
})

it('C18, C31 links to the form of the live page', () => {
  expect(visitOfferPath({ id: 12, slug: 'mlyn' }, VISIT)).toBe(
    '/restaurants/12-mlyn?visitDate=2026-11-24&visitTime=18%3A00&peopleAmount=2#rezerwacja',
  )
})
