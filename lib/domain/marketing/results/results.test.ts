import { panelWords } from '@/lib/domain/panel/panel-words'
import fc from '@/tests/support/fast-check'
import { type Group, joinSmallGroups, MIN_PEOPLE, NO_FIGURES } from './join-small-groups'
import { isoWeekOf, periodOf } from './period'
import { resultName } from './results-csv'

/** An event of a person; the figures of a set of events name it, bit by bit. */
interface Event {
  person: number
  campaign: number
  link: number
  print: number
}
const LEVELS = ['campaign', 'link', 'print'] as const

/** The groups of the report by a level, as the database counts them. */
function groupsBy(level: number, events: readonly Event[]): Group[] {
  const groups = new Map<string, Group>()
  for (const [index, event] of events.entries()) {
    const keys = LEVELS.slice(0, level + 1).map((_, depth) => pathOf(event, depth))
    const key = keys.join(' ')
    const { people, figures } = groups.get(key) ?? { people: [], figures: NO_FIGURES }
    groups.set(key, {
      kind: 'group',
      name: keys.at(-1) ?? null,
      parents: keys.slice(0, -1),
      people: [...new Set([...people, String(event.person)])],
      figures: {
        ...figures,
        people: people.length,
        orders: figures.orders + 1,
        net_grosze: figures.net_grosze + 2 ** index,
      },
    })
  }
  return [...groups.values()].map((group) => ({
    ...group,
    figures: { ...group.figures, people: group.people.length },
    people: group.people.slice(0, MIN_PEOPLE),
  }))
}

const pathOf = ({ campaign, link, print }: Event, depth: number) =>
  [campaign, link, print].slice(0, depth + 1).join('.')
const reportBy = (level: number, events: readonly Event[]) =>
  joinSmallGroups(groupsBy(level, events), { ...NO_FIGURES, net_grosze: 2 ** events.length - 1 })

const campaigns = (...people: number[]): Event[] =>
  people.flatMap((count, campaign) =>
    Array.from({ length: count }, (_, n) => ({ person: 100 * campaign + n, campaign, link: 0, print: 0 })),
  )

it.each([
  ['nobody is few', [20, 5], [20, 5]],
  ['four are counted with the smallest other row, which stays', [15, 9, 4], [15, 13, null]],
  ['a large row stays for the sake of three', [26, 3], [29, null]],
  ['four and one are five together', [20, 4, 1], [20, null, null, 5]],
  ['nothing but one row of four', [4], [null]],
])('C39 %s', (_, people, shown) =>
  expect(reportBy(0, campaigns(...people)).rows.map((row) => row.figures?.orders ?? null)).toEqual(shown),
)

it.each([
  ['voucher', 'bez kuponu'],
  ['campaign', 'bez oznaczenia'],
] as const)('C39 rows without %s are named "%s"', (by, text) =>
  expect(resultName({ kind: 'untagged', name: null, label: null, joined: 0 }, by, panelWords.marketing.results)).toBe(
    text,
  ),
)

it('C39 one person of five campaigns is not five people', () => {
  const events = [...campaigns(9), ...[1, 2, 3, 4, 5].map((campaign) => ({ person: 900, campaign, link: 0, print: 0 }))]
  expect(reportBy(0, events).rows.map(({ figures, joined }) => [figures?.orders, joined])).toEqual([
    [14, 5],
    ...Array(5).fill([undefined, 0]),
  ])
})

it('C39 no figure of one to four people can be computed from the rows of one report, or of two by campaign, link and print', () => {
  const few = fc.nat({ max: 2 })
  const event = fc.record({ person: fc.nat({ max: 14 }), campaign: few, link: few, print: few })
  fc.assert(
    fc.property(fc.array(event, { minLength: 1, maxLength: 26 }), (events) => {
      const peopleIn = (bits: number) =>
        new Set(events.filter((_, n) => (bits >> n) & 1).map(({ person }) => person)).size
      const all = 2 ** events.length - 1
      const isTold = peopleIn(all) >= MIN_PEOPLE
      const reports = LEVELS.map((_, level) => {
        const { rows, total } = reportBy(level, events)
        expect(total !== null).toBe(isTold)
        return rows.flatMap(({ figures }) => (figures ? [figures.net_grosze] : []))
      })
      // The rows of a report divide what its sum is of: what two reports tell is made of the parts that two rows share.
      for (const sets of reports) expect(sets.reduce((sum, one) => sum + one, 0)).toBe(isTold ? all : 0)
      for (const one of reports.flat())
        for (const other of reports.flat())
          expect([one & other, peopleIn(one & other) >= MIN_PEOPLE]).toEqual([one & other, (one & other) !== 0])
    }),
    { numRuns: 500 },
  )
})

it.each([
  ['2026-11-23', '2026-W48'],
  ['2026-12-28', '2026-W53'],
  ['2027-01-04', '2027-W01'],
  ['2024-12-30', '2025-W01'],
  ['2020-12-28', '2020-W53'],
])('C39 the week of %s is %s', (monday, week) => expect(isoWeekOf(monday)).toBe(week))

it.each([
  [undefined, undefined, { from: '2026-10-26', to: '2026-11-22' }],
  ['2026-11-01', '2026-11-01', { from: '2026-10-26', to: '2026-11-01' }],
  // Periods in the same weeks are equal, and the current week counts only once it is over.
  ['2026-11-03', '2026-11-12', { from: '2026-11-02', to: '2026-11-15' }],
  ['2026-11-03', '2026-11-13', { from: '2026-11-02', to: '2026-11-15' }],
  ['2026-11-16', '2026-11-27', { from: '2026-11-16', to: '2026-11-22' }],
  ['2026-11-23', '2026-11-27', null],
  ['2025-10-13', '2026-11-27', { from: '2025-10-13', to: '2026-11-22' }],
  ['2025-10-12', '2026-11-27', null],
  ['2026-11-02', '2026-11-01', null],
  ['2026-02-30', '2026-11-01', null],
  ['2026-11-01', '', null],
  [['2026-11-01'], '2026-11-02', null],
])('C39 from %j to %j is the period %j', (from, to, period) => expect(periodOf(from, to, '2026-11-27')).toEqual(period))
