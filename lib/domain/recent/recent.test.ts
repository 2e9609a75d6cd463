import { MAX_RECENT, type RecentEntry, readRecent, withRecent } from './recent'

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
