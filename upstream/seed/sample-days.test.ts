import { withDays } from './sample-days'

const NOON = (date: string) => new Date(`${date}T12:00:00+01:00`)

it.each([
  ['a holiday that lies ahead is in this year', '{12-24}', '2026-11-24', '2026-12-24'],
  ['on the day itself it is today', '{12-24}', '2026-12-24', '2026-12-24'],
  ['a holiday that is over is in the next year', '{12-24}', '2026-12-25', '2027-12-24'],
  ['New Year’s day is in the next year', '{01-01}', '2026-12-31', '2027-01-01'],
  ['a number counts days from the seeding, over the turn of the year too', '{+3}', '2026-12-30', '2027-01-02'],
  ['a date of one year', '2026-12-04', '2026-12-05', '2026-12-04'],
  ['another text', '{12-24} i {+3}', '2026-12-05', '{12-24} i {+3}'],
])('seed data: %s', (_, value, seededOn, expected) => {
  expect(withDays({ exceptions: [{ date: value }], rules: [{ days: [value, true] }] }, NOON(seededOn))).toEqual({
    exceptions: [{ date: expected }],
    rules: [{ days: [expected, true] }],
  })
})

it('seed data: a price of before has the hour of the seeding', () => {
  expect(withDays([{ since: '{-7}' }], NOON('2026-11-24'))).toEqual([{ since: '2026-11-17T11:00:00.000Z' }])
})

it('seed data: where a counted day falls on a holiday, the holiday counts', () => {
  const exceptions = [
    { date: '{+3}', note: 'Przyjęcie' },
    { date: '{12-24}', note: 'Wigilia' },
  ]
  expect(withDays({ exceptions }, NOON('2026-12-21'))).toEqual({
    exceptions: [{ date: '2026-12-24', note: 'Wigilia' }],
  })
})
