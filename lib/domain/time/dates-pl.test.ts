import {
  formatDay,
  formatDayShort,
  formatLongDate,
  formatMoment,
  formatWeekday,
  monthName,
  onDate,
  onDay,
  untilDate,
  untilDay,
  untilMoment,
} from '@/lib/domain/time/dates-pl'
import { addDays } from '@/lib/domain/time/time'
import { WEEKDAYS } from '@/messages/content/weekdays'
import messages from '@/messages/pl.json'

const MONDAY = '2026-11-23'
const days = [
  ['poniedziałek', 'w poniedziałek', 'poniedziałku'],
  ['wtorek', 'we wtorek', 'wtorku'],
  ['środa', 'w środę', 'środy'],
  ['czwartek', 'w czwartek', 'czwartku'],
  ['piątek', 'w piątek', 'piątku'],
  ['sobota', 'w sobotę', 'soboty'],
  ['niedziela', 'w niedzielę', 'niedzieli'],
].map((forms, i) => [addDays(MONDAY, i), ...forms] as [string, string, string, string])

it.each(days)('C1 %s is %s: %s, do %s', (date, name, on, until) => {
  const month = formatDay(date).split(', ')[1]
  expect(WEEKDAYS).toContain(name)
  expect(formatDay(date)).toBe(`${name}, ${month}`)
  expect([onDay(date), onDate(date)]).toEqual([on, `${on}, ${month}`])
  expect([untilDay(date, MONDAY), untilDate(date)]).toEqual([until, `${until}, ${month}`])
})

it("every day and month is named as the platform's own locale names it", () => {
  const named = (date: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('pl-PL', { timeZone: 'UTC', ...options }).format(new Date(date))
  const year = Array.from({ length: 366 }, (_, day) => addDays('2027-12-31', day))
  expect(
    year.map((date) => [
      formatDay(date),
      formatDayShort(date),
      formatWeekday(date),
      monthName(date.slice(0, 7)),
      formatLongDate(date),
    ]),
  ).toEqual(
    year.map((date) => [
      named(date, { weekday: 'long', day: 'numeric', month: 'long' }),
      named(date, { weekday: 'short', day: 'numeric', month: 'short' }),
      `${named(date, { weekday: 'short' })} ${Number(date.slice(8))}`,
      named(date, { month: 'long', year: 'numeric' }),
      named(date, { day: 'numeric', month: 'long', year: 'numeric' }),
    ]),
  )
})

it.each([
  ['today is shown by its time', '2026-11-23', '12:04'],
  ['another day is named before the time', '2026-11-29', 'niedzieli, 12:04'],
  ['a day a week ahead has its date', '2026-11-30', 'poniedziałku, 30 listopada, 12:04'],
])('C1 until: %s', (_, date, text) => expect(untilMoment(date, '12:04', MONDAY)).toBe(text))

it("the browser's day names are the same", () => {
  const on = days.map(([date]) => onDay(date))
  expect([messages.menu.availability.onDay, messages.restaurant.state.onDay]).toEqual([on, on])
})

it('no message puts a nominative day name after a preposition or a verb', () => {
  const sentences = JSON.stringify(messages).match(/"[^"]*\{day\}[^"]*"/g) ?? []
  expect(sentences.length).toBeGreaterThan(10)
  expect(sentences.filter((sentence) => /(?<!\p{L})(?:do|od|po|na|w|we|z) \{day\}/u.test(sentence))).toEqual([])
})

it.each([
  ['2026-11-23', 'dziś 18:00'],
  ['2026-11-24', 'jutro 18:00'],
  ['2026-11-29', 'niedziela 18:00'],
  ['2026-11-30', 'poniedziałek, 30 listopada, 18:00'],
  ['2026-11-22', 'niedziela, 22 listopada, 18:00'],
])('C2 seen from Monday, the hour of %s is "%s"', (date, text) => {
  expect(formatMoment(date, '18:00', MONDAY)).toBe(text)
})
