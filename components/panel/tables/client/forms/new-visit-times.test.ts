import { firstTime, isClosedAt, offeredTimes } from './new-visit-times'

const open = [{ from: '2026-11-28T17:00:00+01:00', until: '2026-11-29T01:00:00+01:00' }]

describe('C24 the times that a telephone reservation offers', () => {
  it.each([
    ['before the opening: from it on', '12:15', '17:00', '00:30'],
    ['at 18:20: the half hours after it', '18:30', '18:30', '00:30'],
    ['a quarter past: from the next half hour', '19:15', '19:30', '00:30'],
    ['after midnight: what is left', '00:15', '00:30', '00:30'],
  ])('%s', (_, first, from, until) => {
    const times = offeredTimes(first, open)
    expect([times[0], times.at(-1)]).toEqual([from, until])
  })

  it('none after the end, none on a closed day, and never more than a glance takes in', () => {
    expect(offeredTimes('01:15', open)).toEqual([])
    expect(offeredTimes('18:00', [])).toEqual([])
    const always = [{ from: '2026-11-28T05:00:00+01:00', until: '2026-11-29T05:00:00+01:00' }]
    expect(offeredTimes('05:00', always)).toHaveLength(20)
  })

  const at = (text: string) => Date.parse(`${text}+01:00`)

  it.each([
    ['tonight: the next quarter', '2026-11-28T18:20', '18:30'],
    ['tonight at a quarter: the next one', '2026-11-28T18:30', '18:45'],
    ['before the opening, and on another day: the opening', '2026-11-28T11:20', '17:00'],
    ['up to the last seating', '2026-11-28T23:50', '00:00'],
    ['after it: none is left', '2026-11-29T00:20', null],
  ])('%s', (_, now, time) => expect(firstTime(at(now), { open, last_seating_minutes: 60 })).toBe(time))

  it('at a restaurant that never closes, until the service day ends', () => {
    const always = [{ from: '2026-11-28T05:00:00+01:00', until: '2026-11-29T05:00:00+01:00' }]
    const first = (now: string) => firstTime(at(now), { open: always, last_seating_minutes: 60 })
    expect([first('2026-11-29T04:40'), first('2026-11-29T04:50')]).toEqual(['04:45', null])
  })

  it.each([
    ['17:00', false],
    ['00:45', false],
    ['01:00', true],
    ['12:00', true],
    ['', false],
  ])('at %s the restaurant is closed: %s', (time, isClosed) =>
    expect(isClosedAt('2026-11-28', time, open)).toBe(isClosed),
  )
})
