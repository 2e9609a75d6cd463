import { weekdayOf } from '@/lib/domain/time/time'
import { holidaysToSettle, polishHolidays } from './polish-holidays'

// Published dates of Easter, including the earliest and the latest of the century.
it.each([
  [2008, '2008-03-23'],
  [2011, '2011-04-24'],
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2028, '2028-04-16'],
  [2030, '2030-04-21'],
  [2038, '2038-04-25'],
  [2049, '2049-04-18'],
])('Easter of %d is on %s', (year, date) =>
  expect(polishHolidays(year).find(({ key }) => key === 'easterSunday')?.date).toBe(date),
)

it('the days off of 2026 are those of the calendar', () => {
  expect(polishHolidays(2026).map(({ date, name }) => `${date} ${name}`)).toEqual([
    '2026-01-01 Nowy Rok',
    '2026-01-06 Święto Trzech Króli',
    '2026-04-05 Wielkanoc',
    '2026-04-06 Poniedziałek Wielkanocny',
    '2026-05-01 Święto Pracy',
    '2026-05-03 Święto Konstytucji 3 Maja',
    '2026-05-24 Zielone Świątki',
    '2026-06-04 Boże Ciało',
    '2026-08-15 Wniebowzięcie NMP',
    '2026-11-01 Wszystkich Świętych',
    '2026-11-11 Święto Niepodległości',
    '2026-12-24 Wigilia',
    '2026-12-25 Boże Narodzenie',
    '2026-12-26 Drugi dzień świąt',
  ])
})

it.each([
  ['Christmas Eve was a working day until 2024', 2024, 'christmasEve', false],
  ['and is a day off since 2025', 2025, 'christmasEve', true],
  ['Epiphany was a working day in 2010', 2010, 'epiphany', false],
  ['and is a day off since 2011', 2011, 'epiphany', true],
])('%s', (_, year, key, isOff) => expect(polishHolidays(year).some((one) => one.key === key)).toBe(isOff))

it('movable days fall on their weekdays and every year is in order, for a century', () => {
  const [monday, thursday, sunday] = [0, 3, 6]
  const weekdays = { easterSunday: sunday, easterMonday: monday, pentecost: sunday, corpusChristi: thursday }
  for (let year = 2025; year < 2125; year++) {
    const days = polishHolidays(year)
    const dates = days.map(({ date }) => date)
    expect(dates).toEqual(dates.toSorted())
    expect(days).toHaveLength(14)
    for (const [key, weekday] of Object.entries(weekdays))
      expect(weekdayOf(days.find((one) => one.key === key)?.date ?? '')).toBe(weekday)
  }
})

const open = [{ open: '12:00', close: '22:00' }]
const week = Array.from({ length: 7 }, () => open)

it('holidays still to be settled: one year from today, without exceptions and days that are closed anyway', () => {
  const hours = {
    week: week.with(6, []),
    exceptions: [
      { date: '2026-12-24', intervals: [] },
      { date: '2026-12-31', intervals: [] },
      { date: '2027-01-01', intervals: open },
    ],
  }
  expect(holidaysToSettle(hours, '2026-12-25').map(({ date }) => date)).toEqual([
    '2026-12-25',
    '2026-12-26',
    '2027-01-06',
    '2027-03-29',
    '2027-05-01',
    '2027-05-03',
    '2027-05-27',
    '2027-11-01',
    '2027-11-11',
    '2027-12-24',
  ])
})

it('a restaurant that is open on Sundays settles Easter as well', () => {
  const dates = holidaysToSettle({ week, exceptions: [] }, '2026-11-27').map(({ date }) => date)
  expect(dates).toContain('2027-03-28')
  expect(dates.at(0)).toBe('2026-12-24')
  expect(dates).toHaveLength(14)
})
