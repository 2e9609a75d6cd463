import type { PartValue } from './parts'
import { withSortedDays } from './sorted-days'

const days = (...dates: string[]) => dates.map((date) => ({ date, intervals: [] }))
const datesIn = (value: PartValue) => (value.exceptions as { date: string }[]).map(({ date }) => date)

it('C37 special days stand by date, and a day without one stays behind them', () => {
  const sorted = withSortedDays({ exceptions: days('2027-01-06', '', '2026-12-24', '24 grudnia') })
  expect(datesIn(sorted)).toEqual(['2026-12-24', '2027-01-06', '', '24 grudnia'])
})

it('C37 those of the kitchen too', () => {
  const kitchen = { week: [], exceptions: days('2026-12-25', '2026-12-24') }
  const sorted = withSortedDays({ exceptions: [], kitchen })
  expect(datesIn(sorted.kitchen as PartValue)).toEqual(['2026-12-24', '2026-12-25'])
})

it.each<PartValue>([{ exceptions: days('2026-12-24', '2026-12-25'), kitchen: null }, { name: 'Młyn' }, {}])(
  'C37 what is in order stays the same: %j',
  (value) => expect(withSortedDays(value)).toBe(value),
)
