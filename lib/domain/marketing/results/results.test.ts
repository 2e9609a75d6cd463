import fc from '@/tests/support/fast-check'
import { type Group, MIN_PEOPLE, withoutFew } from './few-people'
import { isoWeekOf, periodOf } from './period'

const figures = (people: number) => ({
  people,
  reservations: people,
  guests: 2 * people,
  orders: people,
  net_grosze: 1000 * people,
  again: 0,
})
const group = (name: string, people: number): Group => ({ kind: 'group', name, figures: figures(people) })
const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0)

it.each([
  ['nobody is few', [20, 5], [20, 5]],
  ['one row of four: the next smallest hides it', [20, 9, 4], [20, null, null]],
  ['four and one are five together', [20, 4, 1], [20, null, null]],
  ['three rows of one and one of two are five', [20, 2, 1, 1, 1], [20, null, null, null, null]],
  ['nothing but one row of four', [4], [null]],
])('C39 %s', (_, people, shown) => {
  const { rows } = withoutFew(
    people.map((count, index) => group(String(index), count)),
    figures(sum(people)),
  )
  expect(rows.map((row) => row.figures?.people ?? null)).toEqual(shown)
})

it('C39 no row and no difference to the sum tells of one to four people', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 12 }), (people) => {
      const all = people.map((count, index) => group(String(index), count))
      const { rows, total } = withoutFew(all, figures(sum(people)))
      const shown = rows.flatMap((row) => (row.figures ? [row.figures.people] : []))
      expect(shown.every((count) => count >= MIN_PEOPLE)).toBe(true)
      const hidden = total ? total.people - sum(shown) : 0
      expect(hidden === 0 || hidden >= MIN_PEOPLE).toBe(true)
      if (total === null) expect(sum(people)).toBeLessThan(MIN_PEOPLE)
      expect(rows.map(({ name }) => name)).toEqual(all.map(({ name }) => name))
    }),
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
