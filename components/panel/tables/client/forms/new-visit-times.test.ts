import { firstTime, offeredTimes } from './new-visit-times'

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

  it.each([
    ['tonight: the next quarter', '2026-11-28T18:20:00+01:00', true, '18:30'],
    ['tonight at a quarter: the next one', '2026-11-28T18:30:00+01:00', true, '18:45'],
    ['at the end of the evening: still this evening', '2026-11-29T04:50:00+01:00', true, '04:59'],
    ['another day: its opening', '2026-11-28T18:20:00+01:00', false, '17:00'],
  ])('%s', (_, now, isToday, time) => expect(firstTime(Date.parse(now), isToday, open[0]?.from)).toBe(time))
})
