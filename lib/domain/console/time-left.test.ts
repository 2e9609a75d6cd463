import { timeLeft } from './time-left'

const NOW = new Date('2026-11-27T12:00:00Z')

it.each([
  ['in ten minutes', '2026-11-27T12:10:30Z', false, 'minutes', 10],
  ['at once', '2026-11-27T12:00:00Z', false, 'minutes', 0],
  ['119 minutes are minutes', '2026-11-27T13:59:59Z', false, 'minutes', 119],
  ['two hours are hours', '2026-11-27T14:00:00Z', false, 'hours', 2],
  ['47 hours', '2026-11-29T11:59:00Z', false, 'hours', 47],
  ['two days', '2026-11-29T12:00:00Z', false, 'days', 2],
  ['over since an hour and a half', '2026-11-27T10:30:00Z', true, 'minutes', 90],
  ['over since five days', '2026-11-22T11:00:00Z', true, 'days', 5],
] as const)('C38 %s', (_, dueAt, isOver, unit, n) => {
  expect(timeLeft(new Date(dueAt), NOW)).toEqual({ isOver, span: { unit, n } })
})
