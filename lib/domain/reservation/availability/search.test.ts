import {
  defaultSearch,
  parseSearch,
  type SearchSource,
  searchParams,
  upcomingVisit,
} from '@/lib/domain/reservation/availability/search'
import { readVisitTime } from '@/lib/domain/reservation/availability/visit-times'
import { instantOf, isLocalDate, isLocalTime } from '@/lib/domain/time/time'
import fc from '@/tests/support/fast-check'

const cities = [
  { slug: 'lublin', name: 'Lublin' },
  { slug: 'glogow', name: 'Głogów' },
  { slug: 'ostrow-wielkopolski', name: 'Ostrów Wielkopolski' },
]
const now = instantOf('2026-11-23', '15:59')
const parse = (params: SearchSource, at = now) => parseSearch(params, { now: at, cities })

it('L047 L048 L226 the default is two people, tomorrow, 18:00', () => {
  expect(defaultSearch(now)).toEqual({ city: null, date: '2026-11-24', time: '18:00', partySize: 2 })
  expect(parse({})).toEqual({ search: defaultSearch(now), corrections: [] })
})

it.each([
  ['L044 a date is read', { visitDate: '2026-12-01' }, { date: '2026-12-01' }, []],
  ['L045 a time is read', { visitTime: '19:30' }, { time: '19:30' }, []],
  ['A10 seconds of the day are read', { visitTime: '68400' }, { time: '19:00' }, []],
  ['L046 a party size is read', { peopleAmount: '4' }, { partySize: 4 }, []],
  ['C18 11+ is 11', { peopleAmount: '11+' }, { partySize: 11 }, []],
  ['L080 a city is found by name', { city: 'LUBLIN' }, { city: 'lublin' }, []],
  ['C18 a city is found without Polish letters', { city: 'Glogow' }, { city: 'glogow' }, []],
  ['C18 a city is found with Polish letters', { city: 'ostrów wielkopolski' }, { city: 'ostrow-wielkopolski' }, []],
  ['L080 an unknown city is dropped', { city: 'Kraków' }, { city: null }, ['city']],
  ['empty controls are not errors', { city: '', visitDate: '', visitTime: '', peopleAmount: '' }, {}, []],
  ['a day that does not exist', { visitDate: '2026-02-30' }, { date: '2026-11-24' }, ['date']],
  ['L226 a past date moves to the minimum', { visitDate: '2026-11-22' }, { date: '2026-11-24' }, ['pastDate']],
  ['a time that does not exist', { visitTime: '25:00' }, { time: '18:00' }, ['time']],
  ['seconds beyond a day', { visitTime: '86400' }, { time: '18:00' }, ['time']],
  ['L219 L220 80 people become 50', { peopleAmount: '80' }, { partySize: 50 }, ['partyLimit']],
  ['L217 no people become 1', { peopleAmount: '0' }, { partySize: 1 }, ['partySize']],
  ['text for a party size', { peopleAmount: 'dużo' }, { partySize: 2 }, ['partySize']],
  ['the first value of a repeated parameter is used', { visitTime: ['12:00', '13:00'] }, { time: '12:00' }, []],
])('%s', (_, params, expected, corrections) => {
  expect(parse(params)).toEqual({ search: { ...defaultSearch(now), ...expected }, corrections })
})

it.each([
  ['A1 today is accepted', '15:59', { visitDate: '2026-11-23' }, ['2026-11-23', '18:00']],
  [
    'A20 a time of today is unchanged',
    '15:59',
    { visitDate: '2026-11-23', visitTime: '16:30' },
    ['2026-11-23', '16:30'],
  ],
  [
    'A20 a past time is unchanged too',
    '23:45',
    { visitDate: '2026-11-23', visitTime: '23:30' },
    ['2026-11-23', '23:30'],
  ],
  [
    'L048 the default of today changes without a correction',
    '17:10',
    { visitDate: '2026-11-23' },
    ['2026-11-23', '19:00'],
  ],
  ['A20 after the form’s last time, the next half hour', '20:00', { visitDate: '2026-11-23' }, ['2026-11-23', '20:30']],
  ['A20 and the last half hour of the day', '23:40', { visitDate: '2026-11-23' }, ['2026-11-23', '23:30']],
  ['L214 late, but allowed', '20:00', { visitDate: '2026-11-23', visitTime: '22:00' }, ['2026-11-23', '22:00']],
])('%s', (_, time, params, [date, slot]) => {
  const parsed = parse(params, instantOf('2026-11-23', time))
  expect(parsed).toEqual({ search: { ...defaultSearch(now), date, time: slot }, corrections: [] })
})

it('L043–L046 writes the parameters of the form', () => {
  const search = { city: 'lublin', date: '2026-12-01', time: '19:30', partySize: 4 }
  expect(String(searchParams(search))).toBe('city=lublin&visitDate=2026-12-01&visitTime=19%3A30&peopleAmount=4')
  expect(searchParams({ ...search, city: null }).has('city')).toBe(false)
  expect(parse(searchParams(search))).toEqual({ search, corrections: [] })
})

it.each([
  ['00:00', '00:00'],
  ['0', '00:00'],
  ['75600', '21:00'],
  ['18', null],
  ['18:00:00', null],
  ['-60', null],
])('L045 reads the time %s as %s', (text, time) => expect(readVisitTime(text)).toBe(time))

it('never throws for any URL, and always returns a valid search', () => {
  const value = fc.oneof(fc.string(), fc.array(fc.anything()), fc.anything(), fc.string({ minLength: 5000 }), date())
  const params = fc.oneof(
    fc.record({ city: value, visitDate: value, visitTime: value, peopleAmount: value }),
    fc.anything(),
  )
  fc.assert(
    fc.property(params, (rubbish) => {
      const { search } = parse(rubbish as SearchSource)
      expect(isLocalDate(search.date) && isLocalTime(search.time)).toBe(true)
      expect(search.date >= '2026-11-23').toBe(true)
      expect(search.partySize).toBeGreaterThanOrEqual(1)
      expect(search.partySize).toBeLessThanOrEqual(50)
      expect(parse(searchParams(search))).toEqual({ search, corrections: [] })
    }),
  )
})

function date() {
  return fc.stringMatching(/^\d{4}-\d{2}-\d{2}$/)
}

// The clock stands at 15:59 on the 23rd.
it.each([
  ['a time of today that has passed gives way to the next half hour', '2026-11-23', '13:00', '16:00'],
  ['so does the present minute', '2026-11-23', '15:59', '16:00'],
  ['a later time of today stays', '2026-11-23', '16:00', '16:00'],
  ['the same time tomorrow stays', '2026-11-24', '13:00', '13:00'],
])('L214 %s', (_, date, time, expected) => {
  expect(upcomingVisit({ date, time, partySize: 3 }, now)).toEqual({ date, time: expected, partySize: 3 })
})

it('L214 after the last half hour of today it is the last one', () => {
  const late = instantOf('2026-11-23', '23:45')
  expect(upcomingVisit({ date: '2026-11-23', time: '13:00', partySize: 2 }, late).time).toBe('23:30')
})
