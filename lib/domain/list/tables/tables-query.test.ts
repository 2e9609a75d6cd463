import { instantOf } from '@/lib/domain/time/time'
import { filterFields, readResultsQuery, resultsParams } from './tables-query'

const cities = [{ slug: 'lublin', name: 'Lublin' }]
const now = instantOf('2026-11-23', '15:00')
const none = { cuisine: null, area: null, isOpenNow: false, sort: 'polecane' } as const
const read = (params: Record<string, string>) => readResultsQuery(params, { now, cities }).filters

it.each([
  ['nothing asked', {}, none],
  ['C18 a cuisine by slug', { 'rodzaj-kuchni': 'srodziemnomorska' }, { ...none, cuisine: 'Śródziemnomorska' }],
  ['C15 an order cuisine is dropped', { 'rodzaj-kuchni': 'Kebab' }, none],
  ['open now, for today', { otwarte: '1', visitDate: '2026-11-23' }, { ...none, isOpenNow: true }],
  ['open now on another day', { otwarte: '1' }, none],
  ['an order', { sort: 'Najbliżej' }, { ...none, sort: 'najblizej' }],
  ['an unknown order', { sort: 'cena' }, none],
  ['an area', { strefa: 'ogrodek' }, { ...none, area: 'ogrodek' }],
])('reads %s', (_, params, expected) => expect(read(params)).toEqual(expected))

it('a written filter is read back unchanged', () => {
  const filters = { cuisine: 'Włoska', area: 'sala', isOpenNow: true, sort: 'nazwa' } as const
  const search = { city: 'lublin', date: '2026-11-23', time: '19:00', partySize: 3 }
  expect(readResultsQuery(resultsParams(search, filters), { now, cities })).toEqual({
    search,
    corrections: [],
    filters,
  })
  expect(filterFields(none)).toEqual([])
})

it.each([
  ['a cuisine that is unknown', { 'rodzaj-kuchni': 'Kebab' }, ['cuisine']],
  ['open now, of another day', { otwarte: '1', visitDate: '2026-11-25' }, ['openNow']],
  ['open now, today', { otwarte: '1', visitDate: '2026-11-23' }, []],
])('C15 reports that it drops %s', (_, params, corrections) =>
  expect(readResultsQuery(params, { now, cities }).corrections).toEqual(corrections),
)
