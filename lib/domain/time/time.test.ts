import {
  instantOf,
  isLocalDate,
  isoWithOffset,
  localDateOf,
  localTimeOf,
  TIME_ZONE,
  weekdayOf,
} from '@/lib/domain/time/time'

it.each([
  ['winter', '2026-11-27', '18:00', '2026-11-27T18:00:00+01:00'],
  ['summer', '2026-07-01', '18:00', '2026-07-01T18:00:00+02:00'],
  ['the repeated hour is the first of the two', '2026-10-25', '02:30', '2026-10-25T02:30:00+02:00'],
  ['the hour after the repeated one', '2026-10-25', '03:00', '2026-10-25T03:00:00+01:00'],
  ['the missing hour moves forward', '2027-03-28', '02:30', '2027-03-28T03:30:00+02:00'],
  ['24:00 is the end of the day', '2026-11-27', '24:00', '2026-11-28T00:00:00+01:00'],
])('L097 converts %s', (_, date, time, iso) => expect(isoWithOffset(instantOf(date, time))).toBe(iso))

it("A1: the day is Warsaw's", () => expect(localDateOf(new Date('2026-11-20T23:30:00Z'))).toBe('2026-11-21'))
it('L086: Monday is the first day', () => expect(weekdayOf('2026-11-23')).toBe(0))
it('refuses days that do not exist', () => expect(isLocalDate('2026-02-30')).toBe(false))

it('L097 the wall clock equals the time zone database, by the hour around each change and by the day, 1996 to 2099', () => {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: TIME_ZONE,
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  })
  const differing: string[] = []
  const compare = (ms: number) => {
    const at = new Date(ms)
    if (`${localDateOf(at)} ${localTimeOf(at)}` !== format.format(at)) differing.push(at.toISOString())
  }
  for (let year = 1996; year < 2100; year++) {
    for (let day = 0; day < 366; day++) compare(Date.UTC(year, 0, 1 + day, 12, 30))
    for (const month of [2, 9]) {
      for (let hour = 0; hour < 8 * 24; hour++) compare(Date.UTC(year, month, 24, hour) - 1)
      for (let hour = 0; hour < 8 * 24; hour++) compare(Date.UTC(year, month, 24, hour))
    }
  }
  expect(differing).toEqual([])
})
