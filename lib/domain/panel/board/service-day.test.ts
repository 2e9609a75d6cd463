import { limitUntil, serviceDayEnd, serviceDayOf, soldOutUntil, untilInService } from './service-day'

const at = (text: string) => new Date(`${text}+01:00`)
const hours = (open: string, close: string) => ({
  week: Array.from({ length: 7 }, () => [{ open, close }]),
  exceptions: [{ date: '2026-11-28', intervals: [] }],
})

describe('C22 the day of an evening', () => {
  it.each([
    ['2026-11-27T12:00', '2026-11-27'],
    ['2026-11-28T01:30', '2026-11-27'],
    ['2026-11-28T05:00', '2026-11-28'],
  ])('%s belongs to %s', (now, day) => expect(serviceDayOf(at(now))).toBe(day))

  it('ends at five', () => expect(serviceDayEnd(at('2026-11-28T01:30'))).toEqual(at('2026-11-28T05:00')))
})

describe('C23 sold out', () => {
  it.each([
    ['closing', 'while open, until the closing', '12:00', '22:00', '2026-11-27T13:00', '2026-11-27T22:00'],
    ['closing', 'past midnight', '17:00', '02:00', '2026-11-28T01:00', '2026-11-28T02:00'],
    ['closing', 'before the opening, through it', '17:00', '22:00', '2026-11-27T13:00', '2026-11-27T22:00'],
    [
      'closing',
      'after the closing, through the next opening',
      '12:00',
      '24:00',
      '2026-11-27T00:30',
      '2026-11-28T00:00',
    ],
    ['closing', 'before a day off, through the day after it', '12:00', '22:00', '2026-11-28T00:30', '2026-11-29T22:00'],
    [
      'tomorrow',
      'until the next opening, here after a day off',
      '12:00',
      '22:00',
      '2026-11-27T13:00',
      '2026-11-29T12:00',
    ],
    ['tomorrow', 'after midnight of an evening', '17:00', '02:00', '2026-11-29T01:00', '2026-11-29T17:00'],
  ] as const)('%s: %s', (period, _, open, close, now, until) =>
    expect(soldOutUntil(period, hours(open, close) as never, at(now))).toEqual(at(until)),
  )

  it('until further notice has no end', () =>
    expect(soldOutUntil('further_notice', hours('12:00', '22:00') as never, at('2026-11-27T13:00'))).toBeNull())

  it.each([
    ['while open, until the evening is over', '2026-11-27T13:00', '2026-11-28T05:00'],
    ['after the closing, through the next evening', '2026-11-27T00:30', '2026-11-28T05:00'],
    ['before a day off, through the evening after it', '2026-11-28T00:30', '2026-11-30T05:00'],
  ])('a limit: %s', (_, now, until) => expect(limitUntil(hours('12:00', '24:00') as never, at(now))).toEqual(at(until)))

  it.each([
    ['2026-11-27T13:00', '2026-11-28T00:00', '00:00'],
    ['2026-11-28T00:30', '2026-11-28T23:00', 'soboty, 23:00'],
    ['2026-11-27T13:00', '2026-12-05T12:00', 'soboty, 5 grudnia, 12:00'],
  ])('at %s the end %s is shown as %s', (now, until, words) => expect(untilInService(at(until), at(now))).toBe(words))
})
