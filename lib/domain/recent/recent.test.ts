import {
  MAX_FAVOURITES,
  MAX_RECENT,
  mergedRecent,
  type RecentEntry,
  readDeviceList,
  readRecent,
  withFavourite,
  withRecent,
} from './recent'

const entry = (id: string, atMs = 1): RecentEntry => ({ kind: 'order', id: id.padEnd(24, 'A'), atMs })
const ids = (entries: RecentEntry[]) => entries.map(({ id }) => id.replace(/A+$/, ''))

it('puts the newest first', () => {
  expect(ids(withRecent([entry('ONE')], entry('TWO')))).toEqual(['TWO', 'ONE'])
})

it('keeps a repeated entry once, in front', () => {
  expect(ids(withRecent([entry('TWO'), entry('ONE')], entry('ONE', 9)))).toEqual(['ONE', 'TWO'])
})

it('keeps ten at most', () => {
  const many = Array.from({ length: 12 }, (_, i) => `N${i}B`).reduce(
    (known: RecentEntry[], id) => withRecent(known, entry(id)),
    [],
  )
  expect(many).toHaveLength(MAX_RECENT)
  expect(ids(many)[0]).toBe('N11B')
})

it.each([
  ['nothing', undefined],
  ['an object', { 0: entry('ONE') }],
  ['an id with a path', [{ kind: 'order', id: '../../healthz', atMs: 1 }]],
  ['an unknown kind', [{ ...entry('ONE'), kind: 'lead' }]],
  ['no time', [{ kind: 'order', id: 'A'.repeat(24) }]],
])('reads %s as an empty list', (_, value) => expect(readRecent(value)).toEqual([]))

it('C31 adds entries of another device, newest first, each once, ten at most', () => {
  const own = [entry('OWN', 5), entry('BOTH', 3)]
  expect(ids(mergedRecent(own, [entry('BOTH', 3), entry('NEW', 9), entry('OLD', 1)]))).toEqual([
    'NEW',
    'OWN',
    'BOTH',
    'OLD',
  ])
  const many = Array.from({ length: 12 }, (_, i) => entry(`N${i}B`, i))
  expect(mergedRecent(own, many)).toHaveLength(MAX_RECENT)
})

it('C31 keeps the newest twenty favourites, each once', () => {
  expect(withFavourite([2, 1], 1)).toEqual([1, 2])
  const many = Array.from({ length: 25 }, (_, i) => i + 1).reduce((known: number[], id) => withFavourite(known, id), [])
  expect(many).toHaveLength(MAX_FAVOURITES)
  expect(many[0]).toBe(25)
})

it('C31 reads a cookie from before favourites, and drops invalid ids', () => {
  expect(readDeviceList({ entries: [entry('ONE')] })).toEqual({ entries: [entry('ONE')], favourites: [] })
  expect(readDeviceList({ entries: 'x', favourites: [3, -1, '4', 1.5] })).toEqual({ entries: [], favourites: [3] })
  expect(readDeviceList(null)).toEqual({ entries: [], favourites: [] })
})
