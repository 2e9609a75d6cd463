import { suggestedBlock } from './block-times'

const DAY = '2026-11-28'
const EVENING = [{ from: '2026-11-28T12:00:00+01:00', until: '2026-11-28T23:00:00+01:00' }]
const ALWAYS = [{ from: '2026-11-28T05:00:00+01:00', until: '2026-11-29T05:00:00+01:00' }]
const at = (time: string) => Date.parse(`${time}:00+01:00`)

describe('what a new block begins with, C25', () => {
  it.each([
    ['in the evening, until it closes', EVENING, '2026-11-28T19:20', '19:15', '23:00'],
    ['after the closing, for two hours', EVENING, '2026-11-29T00:40', '00:30', '02:30'],
    ['at the end of the night, until the evening ends', EVENING, '2026-11-29T03:40', '03:30', '05:00'],
    ['where it never closes, until the evening ends', ALWAYS, '2026-11-29T03:40', '03:30', '05:00'],
    ['on a closed day, for two hours', [], '2026-11-28T10:00', '10:00', '12:00'],
    ['on another day, while it is open', EVENING, '2026-11-20T10:00', '12:00', '23:00'],
  ])('%s', (_, open, now, from, until) => {
    expect(suggestedBlock(DAY, open, at(now))).toEqual({ from, until })
  })
})
