import { customRuleOf, fileRuleOf } from '@/lib/domain/restaurant/custom-rules/file-rules'
import { restaurantFileSchema } from '@/lib/domain/restaurant/file/schema'

const ruleSchema = restaurantFileSchema.shape.reservations.shape.rules.element
const day = (from: string, own = {}) => ({ from, ...own })

it.each([
  ['L135 so many and more', { fromPeople: 8 }, { value: 8 }],
  ['L135 these sizes alone', { people: [7, 9] }, { values: [7, 9] }],
])('%s', (_, own, wire) => {
  const rule = { key: 'peopleAmount' as const, text: 'Dwa stoliki.', ...own }
  expect(customRuleOf(rule)).toEqual({ key: 'peopleAmount', text: 'Dwa stoliki.', ...wire })
  expect(fileRuleOf(customRuleOf(rule))).toEqual([rule])
})

it.each([
  ['L136 a day', [day('2026-12-19')], ['2026-12-19']],
  ['C9 a range', [day('2026-12-24', { to: '2026-12-26' })], ['2026-12-24..2026-12-26']],
  ['C9 a day of each year', [day('2028-12-24', { everyYear: true })], ['12-24']],
  ['C9 a range of each year', [day('2028-12-27', { to: '2028-01-02', everyYear: true })], ['12-27..01-02']],
])('%s', (_, days, values) => {
  const rule = { key: 'visitDate' as const, days, disableBook: true }
  expect(ruleSchema.parse(rule)).toEqual(rule)
  expect(customRuleOf(rule)).toEqual({ key: 'visitDate', values, disableBook: true })
  expect(fileRuleOf(customRuleOf(rule))).toEqual([rule])
})

it.each([
  ['a party without a number', { key: 'peopleAmount' }],
  ['no day', { key: 'visitDate', days: [] }],
  ['another way to write a day', { key: 'visitDate', days: [day('19.12.2026')] }],
  ['an end before its beginning', { key: 'visitDate', days: [day('2026-12-26', { to: '2026-12-24' })] }],
  ['a value of the wire', { key: 'visitDate', value: '{12-24}' }],
])('C9 %s cannot be saved', (_, rule) => expect(ruleSchema.safeParse(rule).success).toBe(false))

it('C9 a stored rule that is switched off, unknown or unreadable is not shown to the owner', () => {
  expect(fileRuleOf({ key: 'isSun', value: false, text: 'x' })).toEqual([])
  expect(fileRuleOf({ key: 'fullMoon', text: 'x' })).toEqual([])
  expect(fileRuleOf({ key: 'visitDate', values: ['abc', '2026-12-24'] })).toEqual([
    { key: 'visitDate', days: [day('2026-12-24')] },
  ])
})
