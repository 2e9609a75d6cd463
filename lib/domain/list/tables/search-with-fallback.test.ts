import { instantOf, minutesOf } from '@/lib/domain/time/time'
import { searchWithFallback } from './search-with-fallback'

const today = '2026-11-23'
const at = (date: string, time: string) => ({ city: 'lublin', date, time, partySize: 2 })

/** Searches at `clock` for `time` of today, with tables only at the `offered` times; counts the searched times. */
async function shown(clock: string, time: string, offered: string[]) {
  const requests: string[] = []
  const answer = (requested: string) => {
    requests.push(requested)
    const free = offered.includes(requested) ? 1 : 0
    const near = offered.filter((time) => Math.abs(minutesOf(time) - minutesOf(requested)) <= 120).length - free
    return { found: { free, near, request: 0, none: 0, at_time: free } }
  }
  const { search } = await searchWithFallback(at(today, time), instantOf(today, clock), async ({ time }) =>
    answer(time),
  )
  return [search.date, search.time, requests.length]
}

it.each([
  ['L223 a time that the form allows is searched once', '15:59', '17:00', [], [today, '17:00', 1]],
  [
    'A20 a time too soon for the form stays if a restaurant offers it',
    '15:59',
    '16:30',
    ['16:30'],
    [today, '16:30', 1],
  ],
  ['A20 or has a table around it', '17:22', '18:00', ['19:00'], [today, '18:00', 1]],
  [
    'A20 a past time gives way to the next half hour with a table around it',
    '17:22',
    '12:00',
    ['19:00'],
    [today, '17:30', 2],
  ],
  ['L214 otherwise the first time left in the form', '15:59', '16:30', [], [today, '17:00', 2]],
  ['L214 the same for a past time', '15:59', '12:00', [], [today, '17:00', 3]],
  ['A20 after the form’s last time a table of tonight', '22:10', '18:00', ['23:30'], [today, '22:30', 2]],
  ['L226 otherwise tomorrow at 18:00', '22:10', '18:00', [], ['2026-11-24', '18:00', 3]],
])('%s', async (_, clock, time, offered, expected) => expect(await shown(clock, time, offered)).toEqual(expected))

it('returns the same object if nothing was changed, so that the page can detect it', async () => {
  const wanted = at('2026-11-24', '18:00')
  const { search } = await searchWithFallback(wanted, instantOf(today, '15:00'), async () => ({
    found: { free: 0, near: 0, request: 0, none: 1, at_time: 0 },
  }))
  expect(search).toBe(wanted)
})
